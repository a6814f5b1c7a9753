import UIKit

/// Writes a screen's look into the appearance slots of its item, and gives back what was there.
///
/// The slots get copies of what would apply anyway, with only background and shadow blanked and the letters dressed, so
/// that everything else the app set goes on counting.
@MainActor
final class AppearanceLease {
    let item: UINavigationItem
    private var original: AppearanceSlots
    private var written: AppearanceSlots
    /// The objects that UIKit made of what was written: whoever changes one of them in place changes ours.
    private var stored: AppearanceSlots
    private var largeTitle: LargeTitleLease?

    init(on item: UINavigationItem, in bar: UINavigationBar, look: BarLook) {
        self.item = item
        original = AppearanceSlots(of: item)
        written = AppearanceSlots(applyingFor: original, in: bar).with(look)
        written.write(to: item)
        stored = AppearanceSlots(of: item)
        dressTitle(look.dress.largeTitleMode)
    }

    /// Changes the look while the lease lasts; where it needs nothing else in the slots, they are left alone, so that a
    /// scroll view can drive the rest of it.
    func update(_ look: BarLook, in bar: UINavigationBar) {
        original = apps(in: bar)
        written = AppearanceSlots(applyingFor: original, in: bar).with(look)
        written.write(to: item)
        stored = AppearanceSlots(of: item)
        dressTitle(look.dress.largeTitleMode)
    }

    /// Gives back each slot that still holds what was written; one that the app has set since is the app's.
    func end(in bar: UINavigationBar?) {
        apps(in: bar).write(to: item)
        dressTitle(nil)
    }

    /// Whether the slots still hold what was written, untouched by the app: known by identity, which costs next to nothing.
    var isUntouched: Bool {
        item.standardAppearance === stored.standard && item.compactAppearance === stored.compact
            && item.scrollEdgeAppearance === stored.scrollEdge
            && item.compactScrollEdgeAppearance === stored.compactScrollEdge
    }

    /// Whether content would not come under the bar if Baton had left it alone.
    func wasOpaque(in bar: UINavigationBar) -> Bool {
        let hasNone = AppearanceSlots.all.allSatisfy { original[keyPath: $0] == nil }
        if hasNone, bar.hasNoAppearance { return !bar.isTranslucent }
        return AppearanceSlots(applyingFor: original, in: bar).isOpaque(in: bar.traitCollection)
    }

    /// What the app wants in the slots: what it had there before, what it has set since, or what is left of what was
    /// written after it changed that in place.
    private func apps(in bar: UINavigationBar?) -> AppearanceSlots {
        var slots = AppearanceSlots(of: item)
        let applying = bar.map { AppearanceSlots(applyingFor: original, in: $0) } ?? original
        for slot in AppearanceSlots.all {
            guard let now = slots[keyPath: slot], let own = written[keyPath: slot] else { continue }
            if now == own {
                slots[keyPath: slot] = original[keyPath: slot]
            } else if now === stored[keyPath: slot], let before = applying[keyPath: slot] {
                slots[keyPath: slot] = now.takingBack(own, for: before)
            }
        }
        return slots
    }

    private func dressTitle(_ mode: UINavigationItem.LargeTitleDisplayMode?) {
        guard mode != largeTitle?.written else { return }
        largeTitle?.end(on: item)
        largeTitle = mode.map { LargeTitleLease($0, on: item) }
    }
}

/// The mode of an item's large title, lent.
@MainActor
private struct LargeTitleLease {
    let written: UINavigationItem.LargeTitleDisplayMode
    private let original: UINavigationItem.LargeTitleDisplayMode

    init(_ mode: UINavigationItem.LargeTitleDisplayMode, on item: UINavigationItem) {
        written = mode
        original = item.largeTitleDisplayMode
        if original != mode { item.largeTitleDisplayMode = mode }
    }

    func end(on item: UINavigationItem) {
        guard item.largeTitleDisplayMode == written, written != original else { return }
        item.largeTitleDisplayMode = original
    }
}

extension UINavigationBar {
    /// Whether the bar looks as properties older than appearance objects say (B8.43).
    fileprivate var hasNoAppearance: Bool {
        compactAppearance == nil && scrollEdgeAppearance == nil && compactScrollEdgeAppearance == nil
            && standardAppearance == UINavigationBarAppearance()
    }
}
