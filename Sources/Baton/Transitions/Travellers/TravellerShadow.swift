import UIKit

/// The shadow of a shared view.
struct ElementShadow: Equatable {
    let color: CGColor?
    let opacity: Float
    let offset: CGSize
    let radius: CGFloat

    /// Reads the shadow of a view, or returns nil if it shows none.
    @MainActor
    init?(of view: UIView) {
        let layer = view.layer
        guard layer.shadowOpacity > 0, !view.clipsToBounds else { return nil }
        color = layer.shadowColor
        opacity = layer.shadowOpacity
        offset = layer.shadowOffset
        radius = layer.shadowRadius
    }
}

/// A view below a traveller that shows the shadow of the view at one end, and fades towards the other end.
///
/// The path of a shadow is not animated, so the view keeps the size of its end and is scaled.
final class TravellerShadow: CodeView {
    private let end: TransitionEnd

    init(_ shadow: ElementShadow, of look: ElementLook, at end: TransitionEnd) {
        self.end = end
        super.init(frame: look.frame)
        layer.shadowColor = shadow.color
        layer.shadowOpacity = shadow.opacity
        layer.shadowOffset = shadow.offset
        layer.shadowRadius = shadow.radius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: look.cornerRadius).cgPath
    }

    /// Follows the traveller to an end. Inside an animation the change is animated.
    func show(_ look: ElementLook, at end: TransitionEnd) {
        transform = CGAffineTransform(
            scaleX: look.frame.width / bounds.width, y: look.frame.height / bounds.height)
        center = CGPoint(x: look.frame.midX, y: look.frame.midY)
        alpha = end == self.end ? look.alpha : 0
    }
}
