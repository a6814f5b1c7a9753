import UIKit

/// A split view controller on a tablet in landscape, with a screen in each column.
@MainActor
final class SplitStage {
    static let pad = HeadlessDevice(size: CGSize(width: 1_180, height: 820), safeArea: .zero, idiom: .pad)

    let split: UISplitViewController
    let primary = UIViewController()
    let supplementary = UIViewController()
    let secondary = UIViewController()
    let window: UIWindow

    init(_ style: UISplitViewController.Style = .doubleColumn, on device: HeadlessDevice = pad) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
        split.setViewController(secondary, for: .secondary)
        window.rootViewController = split
    }

    func show() {
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    /// The place of the navigation controller of a screen, or nil if it is not visible.
    func place(of screen: UIViewController) -> CGRect? {
        guard let view = screen.navigationController?.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: window)
    }

    func putAway() {
        HeadlessApplication.closeWindows()
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }
}
