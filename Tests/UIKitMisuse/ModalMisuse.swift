import UIKit

/// Mistakes with modal presentations that UIKit answers with an exception, and the stand-in by stopping.
@MainActor
public enum ModalMisuse {
    /// Presents a screen that is presented already.
    public static func presentTwice() {
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .overFullScreen
        window.rootViewController?.present(screen, animated: false)
        TurnLoop.main.advance(by: 0.1)
        screen.present(screen, animated: false)
    }

    /// Presents the root of the window.
    public static func presentTheRoot() {
        let window = shownWindow()
        guard let root = window.rootViewController else { return }
        root.present(root, animated: false)
    }

    /// Presents in the style that means none.
    public static func presentWithoutAStyle() {
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .none
        window.rootViewController?.present(screen, animated: false)
    }

    /// Changes between two screens of which one is not a child.
    public static func transitionToAStranger() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    }

    /// Adds a child's view below the view of a controller that is not its parent.
    public static func addAChildBelowAStranger() {
        let root = UIViewController()
        let stranger = UIViewController()
        let child = UIViewController()
        let window = shownWindow()
        window.rootViewController = root
        for controller in [stranger, child] { root.addChild(controller) }
        root.view.addSubview(stranger.view)
        stranger.view.addSubview(child.view)
    }

    /// Presents a popover that has nothing to come out of.
    public static func presentAPopoverFromNowhere() {
        HeadlessDevice.current = HeadlessDevice(
            size: CGSize(width: 1_024, height: 768), safeArea: .zero, idiom: .pad)
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        window.rootViewController?.present(screen, animated: false)
        TurnLoop.main.advance(by: 0.1)
    }

    private static func shownWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        return window
    }
}
