public import UIKit

/// The keyboard while a part of it is seen.
public struct RecordedKeyboard: Equatable, Sendable {
    /// The place in the window.
    public var frame: CGRect
    public var isDark: Bool

    public init(frame: CGRect, isDark: Bool) {
        self.frame = frame
        self.isDark = isDark
    }
}
