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

    /// Turns the interface to an orientation that is wished and that the view controllers support, in a later turn of the
    /// run loop. If there is none, the handler is called with the error instead.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wishes = geometryPreferences as? GeometryPreferences.iOS else { return }
        TurnLoop.main.schedule(after: 0) {
            let request = OrientationRequest(
                wished: wishes.interfaceOrientations,
                supported: UIWindow.orienting?.supportedOrientations
                    ?? UIApplication.shared.supportedInterfaceOrientations(for: nil))
            let device = HeadlessDevice.current
            guard let choice = request.choice(held: device.orientation, shown: device.interfaceOrientation) else {
                errorHandler?(request.error)
                return
            }
            HeadlessDevice.turnInterface(to: choice, lasting: HeadlessDevice.turnDuration)
        }
    }

    final var traitState: TraitState?

    open var traitCollection: UITraitCollection { overriding(screen.traitCollection) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
