/// The status bar while it is shown.
public struct RecordedStatusBar: Equatable, Sendable {
    /// Whether the clock and the signs are white.
    public var isLight: Bool

    /// Creates a status bar with white or with black signs.
    public init(isLight: Bool) {
        self.isLight = isLight
    }
}
