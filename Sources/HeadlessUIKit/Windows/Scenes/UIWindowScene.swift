/// A scene that shows windows. All scenes have the size and the orientation of the device.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private let statusBar = UIStatusBarManager()

    /// The visible windows of the scene, from back to front.
    open var windows: [UIWindow] { UIApplication.windowsFromBack.filter { $0.windowScene === self } }

    /// The last window that became key in this scene.
    final weak var lastKey: UIWindow?

    /// The window of the scene that became key last, while it is visible.
    open var keyWindow: UIWindow? { lastKey.flatMap { $0.windowScene === self && !$0.isHidden ? $0 : nil } }

    open var screen: UIScreen { .main }

    open var statusBarManager: UIStatusBarManager? { statusBar }

    open var interfaceOrientation: UIInterfaceOrientation { HeadlessDevice.current.interfaceOrientation }

    open var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }

    /// The current size and orientation.
    open var effectiveGeometry: Geometry { Geometry(of: .current) }

    final var traitState: TraitState?

    open var traitCollection: UITraitCollection { overriding(screen.traitCollection) }

    open func unregister(forTraitChanges registration: any UITraitChangeRegistration) {
        endRegistration(registration)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
