public import UIKit

/// A length at which a sheet rests. The user drags the sheet from one detent to another.
///
/// ```swift
/// present(detail, using: .sheet(detents: [.fitted, .fraction(0.9)]))
/// ```
public struct SheetDetent: Hashable, Sendable {
    package enum Length: Hashable, Sendable {
        case fitted
        case height(CGFloat)
        case fraction(CGFloat)
    }

    package let length: Length
    /// Whether the content is resized to what is visible of it at this detent. Otherwise it keeps the size that it has at the
    /// largest detent, and is moved.
    public private(set) var resizesContent = false

    private init(_ length: Length) {
        self.length = length
    }

    /// The length of the content, in addition to the safe area at the sheet's edge. The length is the view controller's
    /// `preferredContentSize`, or else results from its constraints.
    public static let fitted = SheetDetent(.fitted)

    /// A number of points, in addition to the safe area at the sheet's edge. Of a sheet at the leading or trailing edge it is the width.
    public static func height(_ points: CGFloat) -> SheetDetent { SheetDetent(.height(points)) }

    /// A fraction of the container without the safe area opposite to the sheet's edge, and without the keyboard.
    public static func fraction(_ part: CGFloat) -> SheetDetent { SheetDetent(.fraction(part)) }

    /// Half of the container, as a fraction.
    public static let medium = SheetDetent.fraction(0.5)

    /// The whole container, as a fraction.
    public static let large = SheetDetent.fraction(1)

    /// The same detent, at which the content is resized to what is visible of it. Between two detents of which one resizes, the
    /// content is laid out again with each movement of the finger.
    public func resizingContent(_ resizes: Bool = true) -> SheetDetent {
        var detent = self
        detent.resizesContent = resizes
        return detent
    }
}
