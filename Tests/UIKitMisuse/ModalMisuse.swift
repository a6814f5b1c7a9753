import UIKit

/// Mistakes with modal presentations for which UIKit raises an exception, and the stand-in stops the process.
@MainActor
public enum ModalMisuse {
    /// Presents a view controller that is already presented.
    public static func presentTwice() {
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .overFullScreen
        window.rootViewController?.present(screen, animated: false)
        TurnLoop.main.advance(by: 0.1)
        screen.present(screen, animated: false)
    }

    /// Presents the root view controller of the window.
    public static func presentTheRoot() {
        let window = shownWindow()
        guard let root = window.rootViewController else { return }
        root.present(root, animated: false)
    }

    /// Presents with the modal presentation style `.none`.
    public static func presentWithoutAStyle() {
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .none
        window.rootViewController?.present(screen, animated: false)
    }

    /// Starts a transition between two view controllers of which one is not a child.
    public static func transitionToAStranger() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
    }

    /// Adds a child's view to the view of a view controller that is not its parent.
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

    /// Presents a popover without an anchor.
    public static func presentAPopoverFromNowhere() {
        HeadlessDevice.current = HeadlessDevice(
            size: CGSize(width: 1_024, height: 768), safeArea: .zero, idiom: .pad)
        let window = shownWindow()
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        window.rootViewController?.present(screen, animated: false)
        TurnLoop.main.advance(by: 0.1)
    }

    /// Presents a view controller whose preferred orientation is not one that it supports.
    public static func preferAnUnsupportedOrientation() {
        present(TurnedScreen(.portrait, preferring: .landscapeLeft))
    }

    /// Presents a view controller that supports only an orientation that no phone has.
    public static func supportOnlyUpsideDownOnAPhone() {
        present(TurnedScreen(.portraitUpsideDown, preferring: .portraitUpsideDown))
    }

    private static func present(_ screen: UIViewController) {
        HeadlessDevice.current = .phone
        let window = shownWindow()
        screen.modalPresentationStyle = .fullScreen
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

@MainActor
private final class TurnedScreen: UIViewController {
    private let supported: UIInterfaceOrientationMask
    private let preferred: UIInterfaceOrientation

    init(_ supported: UIInterfaceOrientationMask, preferring preferred: UIInterfaceOrientation) {
        self.supported = supported
        self.preferred = preferred
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
}
