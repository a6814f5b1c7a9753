public import UIKit

/// The keyboard while a part of it is visible.
public struct RecordedKeyboard: Equatable, Sendable {
    /// The place in the window.
    public var frame: CGRect
    /// Whether the keys are light on a dark ground.
    public var isDark: Bool

    /// Creates the keyboard at a place in the window.
    public init(frame: CGRect, isDark: Bool) {
        self.frame = frame
        self.isDark = isDark
    }
}
