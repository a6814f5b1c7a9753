import UIKit

/// The grabber of a sheet. VoiceOver changes the detent with it, also where it is not visible.
final class SheetGrabber: CodeView {
    /// The length and the thickness of the visible part, and its distance from the end of the sheet.
    private static let (length, thickness, margin): (CGFloat, CGFloat, CGFloat) = (36, 5, 5)
    /// The length and the thickness of the element.
    private static let element = CGSize(width: 76, height: 24)

    /// Moves the sheet to the next larger or smaller detent.
    var step: (_ larger: Bool) -> Void = { _ in }
    /// Returns the part of the container that the sheet has.
    var part: () -> CGFloat = { 0 }
    /// The visible part.
    let bar = UIView()

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = Self.thickness / 2
        addSubview(bar)
    }

    /// Moves the grabber to the end of a sheet at an edge.
    func place(in bounds: CGRect, at edge: DirectionalEdge, _ direction: UIUserInterfaceLayoutDirection) {
        let (end, isFirst) = (edge.opposite, edge.isAtEnd(in: direction))
        frame = end.frame(length: Self.element.height, breadth: Self.element.width, in: bounds, direction)
        autoresizingMask =
            edge.isVertical
            ? [.flexibleLeftMargin, .flexibleRightMargin, isFirst ? .flexibleBottomMargin : .flexibleTopMargin]
            : [.flexibleTopMargin, .flexibleBottomMargin, isFirst ? .flexibleRightMargin : .flexibleLeftMargin]
        let room = self.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        bar.frame =
            end.frame(length: Self.thickness, breadth: Self.length, in: room, direction)
    }

    /// The content below receives the touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override var accessibilityValue: String? {
        get {
            let formatter = NumberFormatter()
            formatter.positiveFormat = "0%"
            return formatter.string(from: NSNumber(value: Double(part())))
        }
        set {}
    }

    override func accessibilityIncrement() { step(true) }

    override func accessibilityDecrement() { step(false) }
}
