import UIKit

/// The view that stands in for a shared view on its way between two screens. The animator of the transition changes
/// frames, alpha, background and corners inside (B6.70), and never the shift. Shadows are views of their own.
final class Traveller: ShiftedView {
    private let plan: TravellerPlan
    /// Shows the part that the views around the originals do not clip.
    private let clip: UIView?
    private let body = UIView()
    private let pictures: [UIImageView]
    private let card: CardContent?
    private let shadows: [TravellerShadow]

    /// Creates a traveller at the place of the leaving screen's view.
    init(_ plan: TravellerPlan) {
        self.plan = plan
        clip = plan.looks.leaving.isClipped || plan.looks.entering.isClipped ? UIView() : nil
        pictures = plan.layers.map { UIImageView(image: $0.picture.image) }
        card = plan.isCard ? pictures.first.map { CardContent($0, isOpaque: plan.hasOpaqueColors) } : nil
        shadows = TransitionEnd.allCases.compactMap { end in
            plan.shadows[end].map { TravellerShadow($0, of: plan.looks[end], at: end) }
        }
        super.init()
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        compose()
        show(.leaving)
    }

    private func compose() {
        shadows.forEach(addSubview)
        if let clip {
            clip.clipsToBounds = true
            clip.autoresizesSubviews = false
            addSubview(clip)
        }
        (clip ?? self).addSubview(body)
        body.clipsToBounds = plan.clips
        body.autoresizesSubviews = false
        body.layer.cornerCurve = plan.curve
        body.layer.maskedCorners = plan.roundCorners
        for (view, layer) in zip(pictures, plan.layers) {
            view.tintColor = layer.picture.tintColor
            if card == nil { body.addSubview(view) }
        }
        if let card { body.addSubview(card) }
    }

    /// Shows how the traveller looks at an end. Inside an animation the change is animated.
    func show(_ end: TransitionEnd) {
        let look = plan.looks[end]
        clip?.bounds = look.visible
        clip?.center = CGPoint(x: look.visible.midX, y: look.visible.midY)
        body.frame = look.frame
        body.alpha = look.alpha
        body.layer.cornerRadius = look.cornerRadius
        if let card, let layer = plan.layers.first {
            card.show(body.bounds, color: plan.backgrounds[end], alpha: layer.alpha[end], picture: layer.frame[end])
        } else {
            body.backgroundColor = plan.backgrounds[end]
            for (view, layer) in zip(pictures, plan.layers) {
                view.frame = layer.frame[end]
                view.alpha = layer.alpha[end]
            }
        }
        for shadow in shadows { shadow.show(look, at: end) }
    }
}
