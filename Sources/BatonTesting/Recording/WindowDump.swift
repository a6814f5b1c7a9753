public import UIKit

/// Everything about a window and what is in it, as text: two dumps that are equal mean that nothing was left behind.
///
/// ```swift
/// let before = WindowDump(stage.window)
/// // a swipe that is cancelled
/// XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
/// ```
@MainActor
public struct WindowDump: Equatable {
    private let root: DumpedPart

    /// Looks at a window's model values: views, layers, recognizers, insets, delegates and appearances.
    public init(_ window: UIWindow) {
        root = DumpedPart(window)
    }

    /// A line for each view and controller.
    public var text: String {
        root.lines.joined(separator: "\n")
    }

    /// What was not so before: a line for each view or controller that differs, with its path and no more of it than
    /// what differs, and one for each that is there in one of the two dumps only.
    ///
    /// ```
    /// UIWindow/Screen A: alpha 0.5, was 1.0; corner 12.0 15, was 0.0 15
    /// + UIWindow/Screen A/BarBackdrop
    /// - UIWindow/Screen B
    /// ```
    public func difference(from other: WindowDump) -> [String] {
        root.difference(from: other.root)
    }
}
