import UIKit

/// The four appearances of an item. UIKit chooses one by the height of the bar and by whether content is under it.
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

    /// Creates the appearances that would apply in each of the four situations (B8.40, B8.41).
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

    /// Writes the slots to an item. Equal slots are not set again, because UIKit would rebuild the bar.
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

    /// Returns whether the bar is opaque, so that content does not extend under it.
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

    /// Returns a copy of this appearance, which the app has changed in place. Values that are still as written are
    /// taken from the original.
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
    /// Returns whether the background is opaque (B8.34). An opaque image cannot be recognized and does not count.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        guard backgroundEffect == nil, let backgroundColor else { return false }
        return backgroundColor.resolvedColor(with: traits).cgColor.alpha == 1
    }

    /// Takes from the original the parts of background and shadow that are still as written.
    func takeBackBackground(_ written: UIBarAppearance, for original: UIBarAppearance) {
        if backgroundEffect == written.backgroundEffect { backgroundEffect = original.backgroundEffect }
        if backgroundColor == written.backgroundColor { backgroundColor = original.backgroundColor }
        if backgroundImage == written.backgroundImage { backgroundImage = original.backgroundImage }
        if shadowColor == written.shadowColor { shadowColor = original.shadowColor }
        if shadowImage == written.shadowImage { shadowImage = original.shadowImage }
    }

    /// Returns a copy without a visible background and shadow line.
    func unseen() -> Self {
        let unseen = copy()
        unseen.configureWithTransparentBackground()
        return unseen
    }
}
