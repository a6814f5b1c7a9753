import UIKit

/// All overrides on the screens of a bar.
@MainActor
final class ScreenOverrides {
    private var all: [AppearanceOverride] = []

    var isEmpty: Bool { all.isEmpty }

    /// Whether the appearance slots still hold what was written.
    var areUntouched: Bool { all.allSatisfy(\.isUntouched) }

    /// Returns whether the right items are styled: this item if the look needs it, and no other item.
    func areOnly(on item: UINavigationItem, for look: BarLook) -> Bool {
        all.allSatisfy { $0.item === item && !$0.missesSlots } && all.isEmpty != look.writesAppearances
    }

    func overrideAppearance(
        of item: UINavigationItem, for look: BarLook, in bar: UINavigationBar
    ) -> AppearanceOverride {
        let known = item.makeAppearanceOverride()
        for other in all where other !== known { other.showInNewSlots() }
        // Add the override first: writing may make UIKit run layout and call this method again.
        if !all.contains(where: { $0 === known }) { all.append(known) }
        known.show(look, in: bar)
        return known
    }

    func end(of item: UINavigationItem? = nil) {
        end { item != nil && $0.item !== item }
    }

    /// Ends all overrides except those that the look of an item needs.
    func end(besides item: UINavigationItem?, _ look: BarLook) {
        end { item != nil && $0.item === item && look.writesAppearances }
        if !look.coversContent { all.forEach { $0.endContentFrame() } }
    }

    /// Removes the overrides first and then ends them: restoring may make UIKit run layout and call this method again.
    private func end(unless isKept: (AppearanceOverride) -> Bool) {
        let ended = all.filter { !isKept($0) }
        all = all.filter(isKept)
        ended.forEach { $0.end() }
    }
}
