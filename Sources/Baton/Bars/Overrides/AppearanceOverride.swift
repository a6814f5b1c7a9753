import UIKit

/// Writes the look of a screen into the appearance slots of its item, and restores what was there. An item keeps the
/// same override for its lifetime.
///
/// The slots receive copies of the appearances that would apply anyway. Only the background and the shadow are
/// blanked, and the styles of the look are written. Everything else that the app set still applies.
///
/// A slot that still holds the object that was written gets the app's own appearance back. A slot that the app has set
/// since is left alone. What the app changes in place in a written object is lost.
@MainActor
final class AppearanceOverride: ScreenOverride {
    private(set) weak var item: UINavigationItem?
    private weak var bar: UINavigationBar?
    /// The app's own appearances.
    private var original = AppearanceSlots()
    /// The copies in the slots that are overridden, and the objects that UIKit stored for them.
    private var written = AppearanceSlots()
    private var stored = AppearanceSlots()
    /// The look that was written last.
    private var shown: BarLook?
    private var waiting: [Order] = []
    private var isWriting = false
    private var largeTitle = PropertyOverride<UINavigationItem.LargeTitleDisplayMode>()

    /// A look that is to be written with copies of a bar's screens, or that the slots are to be restored.
    private enum Order {
        case show(BarLook, AppearanceCopies)
        case restore
    }

    init(on item: UINavigationItem) {
        self.item = item
    }

    /// Writes a look for a bar over the appearances that the app has set, unless the slots hold it already.
    func show(_ look: BarLook, in bar: UINavigationBar, _ copies: AppearanceCopies) {
        guard !holds(look) || self.bar !== bar else { return }
        self.bar = bar
        carryOut(.show(look, copies))
    }

    /// Whether the item holds already what a look needs.
    private func holds(_ look: BarLook) -> Bool {
        guard shown == look, isUntouched, !missesSlots else { return false }
        return look.itemStyle.largeTitleMode.map { $0 == item?.largeTitleDisplayMode } ?? true
    }

    /// Writes the look to the slots that the bar has got an appearance for since. Such an appearance has priority over the
    /// item's standard one.
    func showInNewSlots(_ copies: AppearanceCopies) {
        if let shown, missesSlots { carryOut(.show(shown, copies)) }
    }

    /// Whether the bar has got an appearance for a slot since.
    var missesSlots: Bool {
        guard shown != nil, let bar else { return false }
        let set = AppearanceSlots().over(bar)
        return AppearanceSlot.all.contains { written[$0] == nil && set[$0] != nil }
    }

    /// Restores each slot that still holds what was written. A slot that the app has set since is left alone.
    func end() {
        carryOut(.restore)
    }

    /// Carries out an order. UIKit may run layout meanwhile and give another one; the last one is then carried out
    /// last.
    private func carryOut(_ order: Order) {
        waiting = [order]
        guard !isWriting else { return }
        isWriting = true
        defer { isWriting = false }
        while let next = waiting.popLast() { fill(by: next) }
    }

    private func fill(by order: Order) {
        guard var item else { return }
        var wanted = AppearanceSlots()
        shown = nil
        takeIn(item)
        if case .show(let look, let copies) = order, let bar {
            wanted = original.covered(for: look, in: bar, copies)
            shown = look
        }
        for slot in AppearanceSlot.all where wanted[slot] !== written[slot] {
            item[slot] = wanted[slot] ?? original[slot]
            written[slot] = wanted[slot]
            stored[slot] = wanted[slot] == nil ? nil : item[slot]
        }
        largeTitle.write(shown?.itemStyle.largeTitleMode, over: item.largeTitleDisplayMode) {
            item.largeTitleDisplayMode = $0
        }
    }

    /// Notes the app's own appearances: those from before, and those that it has set since.
    private func takeIn(_ item: UINavigationItem) {
        for slot in AppearanceSlot.all where !isHeld(slot, of: item) {
            original[slot] = item[slot]
            written[slot] = nil
            stored[slot] = nil
        }
    }

    /// Whether a slot still holds what was written. The comparison is by identity. If each read returns another object,
    /// which UIKit's documentation does not exclude, equal values have to do.
    private func isHeld(_ slot: AppearanceSlot, of item: UINavigationItem) -> Bool {
        stored[slot].map { contains($0, slot, of: item) } ?? false
    }

    private func contains(
        _ appearance: UINavigationBarAppearance?, _ slot: AppearanceSlot, of item: UINavigationItem
    ) -> Bool {
        let now = item[slot]
        return now === appearance || (now == appearance && now !== item[slot])
    }

    /// Whether the slots still hold what was written, or what was found where nothing was written.
    var isUntouched: Bool {
        guard let item else { return false }
        return AppearanceSlot.all.allSatisfy { contains(stored[$0] ?? original[$0], $0, of: item) }
    }

    /// Returns the appearance that the app itself has set for a slot of the item.
    func own(_ slot: AppearanceSlot) -> UINavigationBarAppearance? {
        guard let item else { return nil }
        return isHeld(slot, of: item) ? original[slot] : item[slot]
    }

    /// The appearances that the app itself has set on the item.
    var own: AppearanceSlots {
        var slots = AppearanceSlots()
        for slot in AppearanceSlot.all { slots[slot] = own(slot) }
        return slots
    }

    /// Whether the bar was opaque before Baton changed it, so that content did not extend under it.
    var wasOpaque: Bool {
        guard let bar else { return false }
        if original.atScrollEdge(in: bar)?.isOpaque(in: bar.traitCollection) == true { return true }
        return !bar.isTranslucent && bar.hasNoAppearance && AppearanceSlot.all.allSatisfy { original[$0] == nil }
    }
}

extension UINavigationBar {
    /// Whether the look of the bar comes from properties older than appearance objects (B8.43).
    fileprivate var hasNoAppearance: Bool {
        compactAppearance == nil && scrollEdgeAppearance == nil && compactScrollEdgeAppearance == nil
            && standardAppearance == UINavigationBarAppearance()
    }
}
