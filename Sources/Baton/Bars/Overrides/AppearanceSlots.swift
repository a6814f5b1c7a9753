import UIKit

/// The four appearances of an item, of which UIKit chooses one by height and by whether content is under the bar.
@MainActor
struct AppearanceSlots {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    static let all: [WritableKeyPath<AppearanceSlots, UINavigationBarAppearance?>] = [
        \.standard, \.compact, \.scrollEdge, \.compactScrollEdge,
    ]

    init(of item: UINavigationItem) {
        standard = item.standardAppearance
        compact = item.compactAppearance
        scrollEdge = item.scrollEdgeAppearance
        compactScrollEdge = item.compactScrollEdgeAppearance
    }

    /// What would apply in each of the four situations (B8.40, B8.41).
    init(applyingFor own: AppearanceSlots, in bar: UINavigationBar) {
        let plain = own.standard ?? bar.standardAppearance
        let atEdge = own.scrollEdge ?? bar.scrollEdgeAppearance
        let low = own.compact ?? bar.compactAppearance
        let lowAtEdge = own.compactScrollEdge ?? bar.compactScrollEdgeAppearance
        standard = plain
        compact = low ?? plain
        scrollEdge = atEdge ?? plain.unseen()
        compactScrollEdge = lowAtEdge ?? atEdge ?? low ?? plain.unseen()
    }

    /// Slots that hold the same already are not set again: UIKit would build the bar anew.
    func write(to item: UINavigationItem) {
        if item.standardAppearance != standard { item.standardAppearance = standard }
        if item.compactAppearance != compact { item.compactAppearance = compact }
        if item.scrollEdgeAppearance != scrollEdge { item.scrollEdgeAppearance = scrollEdge }
        if item.compactScrollEdgeAppearance != compactScrollEdge {
            item.compactScrollEdgeAppearance = compactScrollEdge
        }
    }

    func with(_ look: BarLook) -> AppearanceSlots {
        var slots = self
        for slot in Self.all { slots[keyPath: slot] = self[keyPath: slot]?.with(look) }
        return slots
    }

    /// Whether content would not come under the bar.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        (traits.verticalSizeClass == .compact ? compactScrollEdge : scrollEdge)?.isOpaque(in: traits) == true
    }
}

extension UINavigationBarAppearance {
    fileprivate func with(_ look: BarLook) -> UINavigationBarAppearance {
        let copy = look.isPainted ? unseen() : UINavigationBarAppearance(barAppearance: self)
        look.itemStyle.write(to: copy)
        return copy
    }

    /// This appearance after the app has changed it in place, with what it left as written taken from the original.
    func takingBack(_ written: UINavigationBarAppearance, for original: UINavigationBarAppearance)
        -> UINavigationBarAppearance
    {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.takeBackBackground(written, for: original)
        if titlePositionAdjustment == written.titlePositionAdjustment {
            copy.titlePositionAdjustment = original.titlePositionAdjustment
        }
        if BarTitleStyle(titleTextAttributes) == BarTitleStyle(written.titleTextAttributes) {
            copy.titleTextAttributes = original.titleTextAttributes
        }
        if BarTitleStyle(largeTitleTextAttributes) == BarTitleStyle(written.largeTitleTextAttributes) {
            copy.largeTitleTextAttributes = original.largeTitleTextAttributes
        }
        if backIndicatorImage == written.backIndicatorImage {
            copy.setBackIndicatorImage(
                original.backIndicatorImage, transitionMaskImage: original.backIndicatorTransitionMaskImage)
        }
        return copy
    }
}

extension UIBarAppearance {
    /// Whether nothing shows through (B8.34). A picture may be opaque too, but does not say so.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        guard backgroundEffect == nil, let backgroundColor else { return false }
        return backgroundColor.resolvedColor(with: traits).cgColor.alpha == 1
    }

    /// Takes from an original what of background and shadow is still as it was written.
    func takeBackBackground(_ written: UIBarAppearance, for original: UIBarAppearance) {
        if backgroundEffect == written.backgroundEffect { backgroundEffect = original.backgroundEffect }
        if backgroundColor == written.backgroundColor { backgroundColor = original.backgroundColor }
        if backgroundImage == written.backgroundImage { backgroundImage = original.backgroundImage }
        if shadowColor == written.shadowColor { shadowColor = original.shadowColor }
        if shadowImage == written.shadowImage { shadowImage = original.shadowImage }
    }

    /// A copy whose background and shadow line are not to be seen.
    func unseen() -> Self {
        let copy = Self(barAppearance: self)
        copy.configureWithTransparentBackground()
        return copy
    }
}
