/// A scene that shows windows. The one scene of the process exists from the start.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The scene of the process.
    static let connected = UIWindowScene(delegate: nil)

    private let statusBar = UIStatusBarManager()

    /// The visible windows of the scene, from back to front.
    open var windows: [UIWindow] { UIApplication.windowsFromBack.filter { $0.windowScene === self } }

    /// The key window, if it belongs to the scene.
    open var keyWindow: UIWindow? { UIWindow.key.flatMap { $0.windowScene === self ? $0 : nil } }

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
