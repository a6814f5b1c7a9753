/// The design of the system's bars and presentations.
public enum HeadlessDesign: Sendable {
    /// Bars with a background of their own, as on iOS 15 to 18.
    case classic
    /// Transparent bars with items on glass, as on iOS 26 and later.
    case glass
}

extension HeadlessDevice {
    /// The design that is in force. The SDK decides, then the compatibility key, and only then the system (B17.80 to
    /// B17.82). The key is ignored for apps that are linked with the SDK of 27 (B17.81).
    public var design: HeadlessDesign {
        guard systemVersion >= 26, linkedSDK >= 26 else { return .classic }
        return requiresCompatibility && linkedSDK < 27 ? .classic : .glass
    }
}
