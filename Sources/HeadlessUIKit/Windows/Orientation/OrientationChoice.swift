/// Decides which orientation the interface takes.
struct OrientationChoice {
    /// How the device is held.
    var held: UIDeviceOrientation
    /// The orientation in which the interface is now.
    var shown: UIInterfaceOrientation
    var supported: UIInterfaceOrientationMask
    /// Whether the interface may follow the device.
    var mayRotate = true

    /// The order in which orientations are tried if neither that of the device nor the current one is supported.
    private static let order: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]

    /// The orientation that suits the device, or else the current one, or else the first that is supported.
    var orientation: UIInterfaceOrientation {
        guard mayRotate else { return shown }
        let upright = UIInterfaceOrientation(uprightOn: held)
        let candidates = [upright, shown].compactMap { $0 } + Self.order
        return candidates.first { supported.contains($0) } ?? shown
    }
}
