/// The orientation of the app's interface.
///
/// The interface turns against the device: if the device is held in `landscapeLeft`, the interface is in
/// `landscapeRight`.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 4
    case landscapeRight = 3

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation in which the interface is upright on a device, or nil if the device lies flat.
    init?(uprightOn device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    /// The number of clockwise quarter turns from portrait.
    var quarterTurns: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}
