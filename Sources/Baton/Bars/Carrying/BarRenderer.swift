import UIKit

/// Shows looks on one bar: what the carriers of a stack's bar and of one that stands alone have in common.
@MainActor
final class BarRenderer {
    private(set) weak var bar: UINavigationBar?
    private(set) var shown = BarLook.system
    let painting = BarPainting()
    let overrides = ScreenOverrides()
    private let placement: BarPlacement
    /// Who hears of the backdrop.
    var observer: BackdropObserver?
    private var propertyOverrides = BarPropertyOverrides()

    init(_ bar: UINavigationBar, placement: BarPlacement) {
        self.bar = bar
        self.placement = placement
    }

    /// Styles an item for a look that is shown, or is about to be; nil where the item is left alone.
    @discardableResult
    func style(_ item: UINavigationItem, for look: BarLook) -> AppearanceOverride? {
        guard let bar, look.writesAppearances else { return nil }
        return overrides.overrideAppearance(of: item, for: look, in: bar)
    }

    /// Has a view to paint on, if one of two looks needs it.
    func needBackdrop(for looks: BarLook...) {
        if looks.contains(where: \.needsBackdrop) { painting.need(placement, observer: observer) }
    }

    /// The look that the bar comes to rest in; inside an animation block it turns into that, from what was shown.
    func settle(in look: BarLook) {
        let start = UIView.inheritedAnimationDuration > 0 ? shown : look
        shown = look
        needBackdrop(for: start, look)
        painting.settle(from: start, to: look)
        if let bar { propertyOverrides.show(tint: look.tint, isHidden: look.isHidden, on: bar, mayBeCancelled: false) }
    }

    /// Shows of the bar's own properties what a look names, along with a transition.
    func turn(toTint tint: UIColor?, isHidden: Bool) {
        guard let bar else { return }
        propertyOverrides.show(tint: tint, isHidden: isHidden, on: bar, mayBeCancelled: true)
    }

    /// Takes on another alpha, where nothing else has changed; otherwise says no.
    func fade(to alpha: CGFloat?) -> Bool {
        guard shown.isPainted, overrides.areUntouched, let backdrop = painting.backdrop else { return false }
        shown.fade(to: alpha)
        backdrop.alpha = BarPaint(shown).alpha
        return true
    }
}
