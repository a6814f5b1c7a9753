public import Foundation

extension HeadlessDevice {
    /// The device after the change that is currently being announced.
    private(set) static var announced: HeadlessDevice?

    static var upcoming: HeadlessDevice { announced ?? current }

    /// The duration of a rotation by a quarter turn.
    static let turnDuration: TimeInterval = 0.3

    /// Rotates the device between portrait and landscape (B4.63).
    public static func rotate(lasting duration: TimeInterval = 0.3) {
        rotate(to: current.orientation.isLandscape ? .portrait : .landscapeLeft, lasting: duration)
    }

    /// Holds the device in another orientation.
    ///
    /// The windows and their content turn with it, if the topmost view controller that fills the screen supports that.
    /// Its orientations count on a pad too, as in an app that requires the full screen.
    public static func rotate(to orientation: UIDeviceOrientation, lasting duration: TimeInterval = 0.3) {
        current.orientation = orientation
        guard UIWindow.orienting == nil else { return UIWindow.updateInterfaceOrientation(lasting: duration) }
        let choice = OrientationChoice(
            held: orientation, shown: current.interfaceOrientation,
            supported: UIApplication.shared.supportedInterfaceOrientations(for: nil))
        turnInterface(to: choice.orientation, lasting: duration)
    }

    /// Turns the content of the windows on the device.
    ///
    /// - Parameter toldFirst: Whether the change is announced to the view controllers.
    static func turnInterface(
        to orientation: UIInterfaceOrientation, lasting duration: TimeInterval, toldFirst: Bool = true
    ) {
        let former = current.interfaceOrientation
        guard orientation != former else { return }
        let turns = (orientation.quarterTurns - former.quarterTurns + 4) % 4
        let angle = CGFloat(turns == 3 ? -1 : turns) * .pi / 2
        change(
            to: current.showing(orientation), lasting: duration, turning: CGAffineTransform(rotationAngle: angle),
            toldFirst: toldFirst)
    }

    /// Resizes the windows, as when two applications share a screen.
    public static func resize(to size: CGSize, lasting duration: TimeInterval = 0.3) {
        var device = current
        device.size = size
        change(to: device, lasting: duration)
    }

    /// Begins an interactive resize, as by a finger on a corner of the window (B19.7).
    ///
    /// Until `endResizing()`, each call of `resize(to:lasting:)` is one of its sizes.
    public static func beginResizing() { setResizing(true) }

    /// Ends an interactive resize.
    public static func endResizing() { setResizing(false) }

    private static func setResizing(_ isResizing: Bool) {
        let former = current
        guard isResizing != former.isResizing else { return }
        current.isResizing = isResizing
        HeadlessScenes.connected.forEach { $0.tellChanges(from: former) }
    }

    /// Changes to a device with another size, safe area or traits.
    public static func change(to device: HeadlessDevice, lasting duration: TimeInterval = 0.3) {
        change(to: device, lasting: duration, turning: .identity)
    }

    /// Changes the device.
    ///
    /// All view controllers are notified before the change: of traits first, then of sizes (B4.60, B4.63).
    private static func change(
        to device: HeadlessDevice, lasting duration: TimeInterval, turning transform: CGAffineTransform,
        toldFirst: Bool = true
    ) {
        let former = current
        let windows = UIWindow.visible.filter { $0.bounds.size == former.size }
        // What has waited for layout is not animated with the change.
        windows.forEach { $0.layoutIfNeeded() }
        let changes = windows.map {
            SizeTransition(in: $0, windowSize: device.size, lasting: duration, turning: transform)
        }
        announced = device
        for (window, change) in zip(windows, changes) {
            guard toldFirst, let root = window.rootViewController else { continue }
            change.announce { coordinator in
                if device.traits != former.traits { root.willTransition(to: device.traits, with: coordinator) }
                if device.size != former.size { root.viewWillTransition(to: device.size, with: coordinator) }
            }
        }
        announced = nil
        current = device
        for (window, change) in zip(windows, changes) {
            change.perform { window.become(device, from: former) }
        }
        SoftKeyboard.shared.follow(from: former)
        HeadlessScenes.connected.forEach { $0.tellChanges(from: former) }
    }
}

extension UIWindow {
    /// Adopts the size, the safe area and the traits of the device.
    fileprivate func become(_ device: HeadlessDevice, from former: HeadlessDevice) {
        frame = CGRect(origin: frame.origin, size: device.size)
        if device.traits != former.traits { traitsMayHaveChanged(from: former.traits) }
        updateSafeArea()
        if device.windowControls != former.windowControls { windowControlsHaveChanged() }
        setNeedsLayout()
        layoutIfNeeded()
        updateStatusBar()
    }
}
