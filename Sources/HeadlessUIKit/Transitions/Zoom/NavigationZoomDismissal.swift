import Foundation

/// Pops a zoomed screen of a navigation controller by a gesture.
@MainActor
final class NavigationZoomDismissal {
    private unowned let navigation: UINavigationController
    /// The interaction for the pop that a gesture requests.
    private var prepared: DraggedInteraction?
    private lazy var gestures = ZoomGestures(
        ZoomGestures.Target(
            zoomed: { [weak self] in self?.zoomed }, begin: { [weak self] in self?.begin($0) ?? 0 }))

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    func install(on view: UIView) {
        gestures.install(on: view)
    }

    /// Returns the prepared interaction, if any, and clears it. Called for each animated change.
    func takeDrive() -> DraggedInteraction? {
        defer { prepared = nil }
        return prepared
    }

    private var zoomed: UIViewController? {
        guard navigation.stack.count > 1, navigation.presentedViewController == nil,
            navigation.change == nil || navigation.isInterrupted(by: .pop)
        else { return nil }
        return navigation.topViewController
    }

    /// Pops the top view controller. A zoom that was interrupted has not gone all the way.
    private func begin(_ drive: DraggedInteraction) -> CGFloat {
        prepared = drive
        navigation.popViewController(animated: true)
        let progress = navigation.interruption.zoom?.progress ?? 1
        return 1 - progress
    }
}
