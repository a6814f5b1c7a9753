import UIKit

/// Writes a screen's look into the appearance slots of its item, and gives back what was there; an item has one for good.
///
/// The slots get copies of what would apply anyway, with only background and shadow blanked and the letters styled, so
/// that everything else the app set goes on counting.
@MainActor
final class AppearanceOverride: ScreenOverride {
    private(set) weak var item: UINavigationItem?
    private weak var bar: UINavigationBar?
    private var original: AppearanceSlots
    private var written: AppearanceSlots
    /// The objects that UIKit made of what was written: whoever changes one of them in place changes ours.
    private var stored: AppearanceSlots
    /// What the copies were made of; a scroll view may change the look at every frame, and nothing of this.
    private var source: Source?
    private var waiting: [BarLook?] = []
    private var isWriting = false
    private var largeTitle = PropertyOverride<UINavigationItem.LargeTitleDisplayMode>()

    init(on item: UINavigationItem) {
        self.item = item
        original = AppearanceSlots(of: item)
        written = original
        stored = original
    }

    /// Writes a look for a bar, over what the app wants by now.
    func show(_ look: BarLook, in bar: UINavigationBar) {
        if let source, source.isStill(look, bar), isUntouched { return }
        source = Source(look, bar)
        self.bar = bar
        write(look)
    }

    /// Gives back each slot that still holds what was written; one that the app has set since is the app's.
    func end() {
        source = nil
        write(nil)
    }

    /// UIKit may lay out while slots are written, and so lead here again: what comes last is written last.
    private func write(_ look: BarLook?) {
        waiting = [look]
        guard !isWriting else { return }
        isWriting = true
        defer { isWriting = false }
        while let next = waiting.popLast() { fill(for: next) }
    }

    private func fill(for look: BarLook?) {
        guard let item else { return }
        original = apps(on: item)
        written = original
        if let look, let bar { written = AppearanceSlots(applyingFor: original, in: bar).with(look) }
        written.write(to: item)
        stored = AppearanceSlots(of: item)
        largeTitle.write(look?.itemStyle.largeTitleMode, over: item.largeTitleDisplayMode) {
            item.largeTitleDisplayMode = $0
        }
    }

    /// Whether the slots still hold what was written, untouched by the app: known by identity, which costs next to nothing.
    var isUntouched: Bool {
        item?.standardAppearance === stored.standard && item?.compactAppearance === stored.compact
            && item?.scrollEdgeAppearance === stored.scrollEdge
            && item?.compactScrollEdgeAppearance === stored.compactScrollEdge
    }

    /// Whether content would not come under the bar if Baton had left it alone.
    var wasOpaque: Bool {
        guard let bar else { return false }
        let hasNone = AppearanceSlots.all.allSatisfy { original[keyPath: $0] == nil }
        if hasNone, bar.hasNoAppearance { return !bar.isTranslucent }
        return AppearanceSlots(applyingFor: original, in: bar).isOpaque(in: bar.traitCollection)
    }

    /// UIKit promises a copy of what is set, and not that it gives the same object whenever it is asked.
    private var tellsObjectsApart: Bool { item?.standardAppearance === item?.standardAppearance }

    /// What the app wants in the slots: what it had there before, what it has set since, or what is left of what was
    /// written after it changed that in place.
    private func apps(on item: UINavigationItem) -> AppearanceSlots {
        var slots = AppearanceSlots(of: item)
        let applying = bar.map { AppearanceSlots(applyingFor: original, in: $0) } ?? original
        for slot in AppearanceSlots.all {
            guard let now = slots[keyPath: slot], let own = written[keyPath: slot] else { continue }
            let isStored = now === stored[keyPath: slot]
            // What the app has set since may happen to look the same.
            if now == own, isStored || !tellsObjectsApart {
                slots[keyPath: slot] = original[keyPath: slot]
            } else if isStored, let before = applying[keyPath: slot] {
                slots[keyPath: slot] = now.takingBack(own, for: before)
            }
        }
        return slots
    }
}

/// What copies of appearances are made of, besides the item's own: what a look says of them, and the bar's, as they were.
@MainActor
private struct Source {
    private let itemStyle: BarItemStyle
    private let isPainted: Bool
    private let appearances: [UINavigationBarAppearance?]

    init(_ look: BarLook, _ bar: UINavigationBar) {
        itemStyle = look.itemStyle
        isPainted = look.isPainted
        appearances = Self.appearances(of: bar).map { $0.map(UINavigationBarAppearance.init(barAppearance:)) }
    }

    func isStill(_ look: BarLook, _ bar: UINavigationBar) -> Bool {
        itemStyle == look.itemStyle && isPainted == look.isPainted && appearances == Self.appearances(of: bar)
    }

    private static func appearances(of bar: UINavigationBar) -> [UINavigationBarAppearance?] {
        [bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance]
    }
}

extension UINavigationBar {
    /// Whether the bar looks as properties older than appearance objects say (B8.43).
    fileprivate var hasNoAppearance: Bool {
        compactAppearance == nil && scrollEdgeAppearance == nil && compactScrollEdgeAppearance == nil
            && standardAppearance == UINavigationBarAppearance()
    }
}
