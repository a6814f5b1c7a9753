public import UIKit

/// Everything about a window and its contents, as text. If two dumps are equal, nothing was left behind.
///
/// ```swift
/// let before = WindowDump(stage.window)
/// // a swipe that is cancelled
/// XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
/// ```
@preconcurrency @MainActor
public struct WindowDump: Equatable {
    private let root: DumpedPart

    /// Creates a dump of a window's model values: views, layers, recognizers, insets, delegates and appearances.
    public init(_ window: UIWindow) {
        root = DumpedPart(window)
    }

    /// A line for each view and view controller.
    public var text: String {
        root.lines.joined(separator: "\n")
    }

    /// Returns what has changed since another dump: a line for each view or view controller that differs, with its path
    /// and only the properties that differ, and a line for each that exists in only one of the two dumps.
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
