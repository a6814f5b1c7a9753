import UIKit

/// Writes the look of a screen into the appearance slots of its item, and restores what was there. An item keeps the
/// same override for its lifetime.
///
/// The slots receive copies of the appearances that would apply anyway. Only the background and the shadow are
/// blanked, and the styles of the look are written. Everything else that the app set still applies.
@MainActor
final class AppearanceOverride: ScreenOverride {
    private(set) weak var item: UINavigationItem?
    private weak var bar: UINavigationBar?
    private var original: AppearanceSlots
    private var written: AppearanceSlots
    /// The objects that UIKit stored for what was written. If the app changes one of them in place, it changes the
    /// written appearance.
    private var stored: AppearanceSlots
    /// The values that the copies were made from. A scroll view may change the look at every frame without changing
    /// these values.
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

    /// Writes a look for a bar over the appearances that the app has set.
    func show(_ look: BarLook, in bar: UINavigationBar) {
        if let source, source.isStill(look, bar), isUntouched { return }
        source = Source(look, bar)
        self.bar = bar
        write(look)
    }

    /// Restores each slot that still holds what was written. A slot that the app has set since is left alone.
    func end() {
        source = nil
        write(nil)
    }

    /// Writes a look, or restores the slots for nil. UIKit may run layout meanwhile and call this method again; the
    /// last look is then written last.
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

    /// Whether the slots still hold what was written. The comparison is by identity, which is cheap.
    var isUntouched: Bool {
        item?.standardAppearance === stored.standard && item?.compactAppearance === stored.compact
            && item?.scrollEdgeAppearance === stored.scrollEdge
            && item?.compactScrollEdgeAppearance === stored.compactScrollEdge
    }

    /// Whether the bar was opaque before Baton changed it, so that content did not extend under it.
    var wasOpaque: Bool {
        guard let bar else { return false }
        let hasNone = AppearanceSlots.all.allSatisfy { original[keyPath: $0] == nil }
        if hasNone, bar.hasNoAppearance { return !bar.isTranslucent }
        return AppearanceSlots(applyingFor: original, in: bar).isOpaque(in: bar.traitCollection)
    }

    /// Whether each read returns the same object. UIKit documents that it copies what is set, but not that a read
    /// returns the same object each time.
    private var tellsObjectsApart: Bool { item?.standardAppearance === item?.standardAppearance }

    /// Returns the app's own appearances: those from before, those that it has set since, or, where it changed
    /// a written appearance in place, its changes merged with the original.
    private func apps(on item: UINavigationItem) -> AppearanceSlots {
        var slots = AppearanceSlots(of: item)
        let applying = bar.map { AppearanceSlots(applyingFor: original, in: $0) } ?? original
        for slot in AppearanceSlots.all {
            guard let now = slots[keyPath: slot], let own = written[keyPath: slot] else { continue }
            let isStored = now === stored[keyPath: slot]
            // An appearance that the app has set since may equal the written one.
            if now == own, isStored || !tellsObjectsApart {
                slots[keyPath: slot] = original[keyPath: slot]
            } else if isStored, let before = applying[keyPath: slot] {
                slots[keyPath: slot] = now.takingBack(own, for: before)
            }
        }
        return slots
    }
}

/// The values that copies are made from, in addition to the item's own appearances: the styles of the look, and the
/// original appearances of the bar.
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
    /// Whether the look of the bar comes from properties older than appearance objects (B8.43).
    fileprivate var hasNoAppearance: Bool {
        compactAppearance == nil && scrollEdgeAppearance == nil && compactScrollEdgeAppearance == nil
            && standardAppearance == UINavigationBarAppearance()
    }
}
