public import Foundation

extension HeadlessDevice {
    /// The device after the change that is currently being announced.
    private(set) static var announced: HeadlessDevice?

    static var upcoming: HeadlessDevice { announced ?? current }

    /// Rotates the device between portrait and landscape, with its windows and their content (B4.63).
    public static func rotate(lasting duration: TimeInterval = 0.3) {
        let angle: CGFloat = current.size.width < current.size.height ? .pi / 2 : -.pi / 2
        change(to: current.turned, lasting: duration, turning: CGAffineTransform(rotationAngle: angle))
    }

    /// Resizes the windows, as when two applications share a screen.
    public static func resize(to size: CGSize, lasting duration: TimeInterval = 0.3) {
        var device = current
        device.size = size
        change(to: device, lasting: duration)
    }

    /// Changes to a device with another size, safe area or traits.
    public static func change(to device: HeadlessDevice, lasting duration: TimeInterval = 0.3) {
        change(to: device, lasting: duration, turning: .identity)
    }

    /// Changes the device.
    ///
    /// All view controllers are notified before the change: of traits first, then of sizes (B4.60, B4.63).
    private static func change(
        to device: HeadlessDevice, lasting duration: TimeInterval, turning transform: CGAffineTransform
    ) {
        let former = current
        let windows = UIWindow.visible.filter { $0.bounds.size == former.size }
        let changes = windows.map {
            SizeTransition(in: $0, windowSize: device.size, lasting: duration, turning: transform)
        }
        announced = device
        for (window, change) in zip(windows, changes) {
            guard let root = window.rootViewController else { continue }
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
    }
}

extension UIWindow {
    /// Adopts the size, the safe area and the traits of the device.
    fileprivate func become(_ device: HeadlessDevice, from former: HeadlessDevice) {
        frame = CGRect(origin: frame.origin, size: device.size)
        if device.traits != former.traits { traitsMayHaveChanged(from: former.traits) }
        updateSafeArea()
        setNeedsLayout()
        layoutIfNeeded()
        updateStatusBar()
    }
}
