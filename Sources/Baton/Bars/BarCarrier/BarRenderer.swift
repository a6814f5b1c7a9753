import UIKit

/// Shows looks on one bar. `BarCarrier` and `NavigationBarCarrier` share this class.
@MainActor
final class BarRenderer {
    private(set) weak var bar: UINavigationBar?
    private(set) var shown = BarLook.system
    let painting = BarPainting()
    let overrides = ScreenOverrides()
    let edgeEffects = EdgeEffects()
    private let placement: BarPlacement
    var observer: BackdropObserver?
    private let tint: BarTintOverride

    init(_ bar: UINavigationBar, placement: BarPlacement) {
        self.bar = bar
        self.placement = placement
        tint = BarTintOverride(on: bar)
    }

    func look(of item: UINavigationItem, _ state: BarState, in circumstances: BarCircumstances) -> BarLook {
        if state.tintColor != nil, BarDesign.current == .glass, item.hasButtonsWithoutTint { adviseOfTint() }
        return BarLook(state, in: circumstances)
    }

    /// Returns the circumstances of an item on this bar, but for the content below it.
    func circumstances(of item: UINavigationItem) -> BarCircumstances {
        guard let bar else { return BarCircumstances() }
        return BarCircumstances(
            isCompact: bar.isLow,
            isBesideVerticalBar: bar.traitCollection.hasVerticalBar,
            ownShadow: { BarShadow(of: item.ownAppearances.aboveContent(in: bar)) },
            likeness: { BarLikeness(of: item.ownAppearances, in: bar) },
            onMissingLikeness: { [self] in adviseOfMissingLikeness() })
    }

    func adviseOfMissingLikeness() {
        Advice.give(
            about: BarState.self,
            "A .system background cannot fade, travel or differ at the scroll edge on the iOS 26 design, where it is "
                + "the scroll view's effect, so UIKit's bar stays as it is.",
            "Use another background, or set an appearance with a background of its own.")
    }

    /// The visible look. The app may just have hidden or shown the bar, which has not moved yet.
    var seen: BarLook {
        var look = shown
        if let place = bar?.visibleFrame { look.isHidden = look.isHidden || place.maxY <= 0 }
        return look
    }

    /// Styles an item for a look that is shown or is about to be shown. Returns nil if the item is left alone.
    @discardableResult
    func style(_ item: UINavigationItem, for look: BarLook) -> AppearanceOverride? {
        guard let bar, look.writesAppearances else { return nil }
        return overrides.overrideAppearance(of: item, for: look, in: bar)
    }

    func needBackdrop(for looks: BarLook...) {
        if looks.contains(where: \.needsBackdrop) { painting.need(placement, observer: observer) }
    }

    /// Brings the bar to rest in a look. In an animation block the bar animates from the look that was shown before.
    func settle(in look: BarLook) {
        let start = AnimatedChanges.areMadeNow ? shown : look
        shown = look
        needBackdrop(for: start, look)
        painting.settle(from: start, to: look)
        show(tint: look.tint)
    }

    /// Moves what is painted sideways with a bar that is being hidden or shown, in the current animation.
    func slide(isAway: Bool, in operation: ScreenChange.Operation) {
        if let bar { painting.slide(with: bar, isAway: isAway, in: operation) }
    }

    /// Shows a tint on the bar itself. During a transition, `mayBeCancelled` is true.
    func show(tint color: UIColor?, mayBeCancelled: Bool = false) {
        tint.show(color, mayBeCancelled: mayBeCancelled)
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

    /// Changes only the alpha of the background. Returns false if other parts of the bar have to be updated too.
    func fade(to alpha: CGFloat?) -> Bool {
        guard alpha?.isFinite != false, shown.isPainted, shown.likeness == nil || alpha ?? 1 < 1,
            shown.namesAlpha == (alpha != nil), overrides.areUntouched,
            let backdrop = painting.backdrop
        else { return false }
        shown.fade(to: alpha)
        backdrop.fade(to: BarPaint(shown).alpha)
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
