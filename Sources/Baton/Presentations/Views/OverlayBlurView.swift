import UIKit

/// A blur, or glass, behind an overlay or as its ground. It is shown by its effect and not by its alpha, which would break a blur. While the user
/// reduces transparency, a colour is shown in place of it, by the alpha of the content view.
final class OverlayBlurView: UIVisualEffectView {
    /// The style of the blur that is shown, or nil for none.
    private var style: UIBlurEffect.Style?
    /// Whether glass is shown in place of the blur.
    private var isGlass = false

    convenience init() {
        self.init(effect: nil)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.alpha = 0
    }

    /// Shows a blur, or glass, or none. Inside an animation block it appears and disappears along with it.
    func show(_ style: UIBlurEffect.Style?, asGlass isGlass: Bool = false) {
        (self.style, self.isGlass) = (style, isGlass)
        let isReduced = ReducedTransparency.applies
        if let style {
            let color = isReduced ? ReducedTransparency.color(for: style) : nil
            // A colour that is not visible yet appears by the alpha alone.
            let takeColor = { self.contentView.backgroundColor = color }
            contentView.alpha == 0 ? UIView.performWithoutAnimation(takeColor) : takeColor()
        }
        effect = isReduced ? nil : style.map(makeEffect)
        contentView.alpha = style == nil ? 0 : 1
    }

    private func makeEffect(_ style: UIBlurEffect.Style) -> UIVisualEffect {
        if isGlass, #available(iOS 26, *) { return UIGlassEffect(style: .regular) }
        return UIBlurEffect(style: style)
    }

    /// Shows the blur, or the colour in place of it, after the user has changed the setting.
    func update() {
        show(style, asGlass: isGlass)
    }
}
