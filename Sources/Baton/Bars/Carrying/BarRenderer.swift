import UIKit

/// Shows looks on one bar. `BarCarrier` and `NavigationBarCarrier` share this class.
@MainActor
final class BarRenderer {
    private(set) weak var bar: UINavigationBar?
    private(set) var shown = BarLook.system
    let painting = BarPainting()
    let overrides = ScreenOverrides()
    private let placement: BarPlacement
    /// Receives the changes of the backdrop.
    var observer: BackdropObserver?
    private var tintOverride = BarTintOverride()

    init(_ bar: UINavigationBar, placement: BarPlacement) {
        self.bar = bar
        self.placement = placement
    }

    /// Returns the look of an item with a state on this bar.
    func look(of item: UINavigationItem, _ given: BarState) -> BarLook {
        let state = given.usable
        if state.tint != nil, BarDesign.current == .glass, item.hasButtonsWithoutTint { adviseOfTint() }
        let traits = bar?.traitCollection
        let isCompact = traits?.verticalSizeClass == .compact
        var look = BarLook(state, isCompact: isCompact, isBesideVerticalBar: traits?.hasVerticalBar ?? false) { [bar] in
            bar.map { BarShadow(of: $0.appearanceAboveContent(item.appearanceOverride.own(_:))) } ?? BarShadow()
        }
        if look.needsLikeness, !liken(&look, of: item) {
            if look.background == .system { adviseOfMissingLikeness() }
            look.giveUpLikeness()
        }
        return look
    }

    /// Makes a look paint a likeness of UIKit's own background. Returns false if there is none.
    func liken(_ look: inout BarLook, of item: UINavigationItem) -> Bool {
        guard let likeness = bar.flatMap({ BarLikeness(of: item.appearanceOverride.own, in: $0) }) else { return false }
        look.take(likeness)
        return true
    }

    func adviseOfMissingLikeness() {
        Advice.give(
            about: BarState.self,
            "A .system background cannot fade, travel or differ at the scroll edge on the iOS 26 design, where it is "
                + "the scroll view's effect, so UIKit's bar stays as it is.",
            "Use another background, or set an appearance with a background of its own.")
    }

    /// Styles an item for a look that is shown or is about to be shown. Returns nil if the item is left alone.
    @discardableResult
    func style(_ item: UINavigationItem, for look: BarLook) -> AppearanceOverride? {
        guard let bar, look.writesAppearances else { return nil }
        return overrides.overrideAppearance(of: item, for: look, in: bar)
    }

    /// Installs a backdrop if one of the looks needs it.
    func needBackdrop(for looks: BarLook...) {
        if looks.contains(where: \.needsBackdrop) { painting.need(placement, observer: observer) }
    }

    /// Brings the bar to rest in a look. Inside an animation block the bar animates from the look that was shown
    /// before.
    func settle(in look: BarLook) {
        let start = UIView.inheritedAnimationDuration > 0 ? shown : look
        shown = look
        needBackdrop(for: start, look)
        painting.settle(from: start, to: look)
        show(tint: look.tint)
    }

    /// Moves what is painted sideways with a bar that is being hidden or shown, in the current animation.
    func slide(isAway: Bool, _ isPop: Bool) {
        if let bar { painting.slide(with: bar, isAway: isAway, isPop) }
    }

    /// Shows a tint on the bar itself. During a transition, `mayBeCancelled` is true.
    func show(tint: UIColor?, mayBeCancelled: Bool = false) {
        if let bar { tintOverride.show(tint, on: bar, mayBeCancelled: mayBeCancelled) }
    }

    /// On the iOS 26 design buttons have the colour of labels, and not the tint of the bar (B17.34).
    private func adviseOfTint() {
        Advice.give(
            about: BarState.self, "A tint has no effect on the buttons of a bar on the iOS 26 design.",
            "Set the tintColor of the bar button items too.")
    }

    /// Shows how far the background has replaced the one at the scroll edge.
    func cover(by coverage: CGFloat) {
        guard shown.followsScrolling, shown.coverage != coverage else { return }
        shown.coverage = coverage
        painting.show(BarPaint(shown))
    }

    /// Shows a look of an item that differs from the shown one only in what is painted, in the styles of the titles and in
    /// the tint. Returns false if other parts of the bar have to be updated too.
    func repaint(in look: BarLook, on item: UINavigationItem) -> Bool {
        guard look.isPainted, shown.isRepainted(by: look), overrides.areUntouched, painting.backdrop != nil else {
            return false
        }
        let (old, new) = (BarPaint(shown), BarPaint(look))
        guard old.fill != nil, new.fill != nil, BarFill.areOneView(old.fill, new.fill) else { return false }
        let isStyleEqual = shown.itemStyle == look.itemStyle
        guard isStyleEqual || overrides.areOnly(on: item, for: look) else { return false }
        // The look is noted first, because UIKit may run layout when the style is written.
        shown = look
        if !isStyleEqual { style(item, for: look) }
        show(tint: look.tint)
        painting.show(new)
        return true
    }

    /// Changes only the alpha of the background. Returns false if other parts of the bar have to be updated too.
    func fade(to alpha: CGFloat?) -> Bool {
        guard shown.isPainted, shown.likeness == nil || alpha ?? 1 < 1, shown.namesAlpha == (alpha != nil),
            overrides.areUntouched,
            let backdrop = painting.backdrop
        else { return false }
        shown.fade(to: alpha)
        backdrop.alpha = BarPaint(shown).alpha
        return true
    }
}

extension UINavigationItem {
    /// Whether the app has set buttons that take the colour of the bar, as far as the system gives them one.
    fileprivate var hasButtonsWithoutTint: Bool {
        ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).contains {
            $0.tintColor == nil && $0.customView == nil
        }
    }
}
