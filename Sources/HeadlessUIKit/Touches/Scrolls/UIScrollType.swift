/// How a device scrolls.
public enum UIScrollType: UInt, Sendable {
    /// In steps, as the wheel of a mouse.
    case discrete = 0
    /// Continuously, as fingers on a trackpad.
    case continuous = 1
}
