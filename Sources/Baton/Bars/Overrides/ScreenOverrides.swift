import UIKit

/// All overrides on the screens of a bar.
@MainActor
final class ScreenOverrides {
    private var appearances: [AppearanceOverride] = []
    private var frames: [ContentFrameOverride] = []

    private var all: [any ScreenOverride] { appearances + frames }

    var isEmpty: Bool { all.isEmpty }

    /// Whether the appearance slots still hold what was written.
    var areUntouched: Bool { appearances.allSatisfy(\.isUntouched) }

    /// Returns whether the right items are styled: this item if the look needs it, and no other item.
    func areOnly(on item: UINavigationItem, for look: BarLook) -> Bool {
        appearances.allSatisfy { $0.item === item && !$0.missesSlots } && appearances.isEmpty != look.writesAppearances
    }

    // MARK: Overriding

    func overrideAppearance(
        of item: UINavigationItem, for look: BarLook, in bar: UINavigationBar
    ) -> AppearanceOverride {
        let known = item.makeAppearanceOverride()
        for other in appearances where other !== known { other.showInNewSlots() }
        // Add the override first: writing may make UIKit run layout and call this method again.
        if !appearances.contains(where: { $0 === known }) { appearances.append(known) }
        known.show(look, in: bar)
        return known
    }

    func overrideFrame(of controller: UIViewController) {
        if !frames.contains(where: { $0.isOn(controller) }) {
            frames.append(ContentFrameOverride(on: controller))
        }
    }

    // MARK: Restoring

    /// Restores one screen, or all screens.
    func end(of item: UINavigationItem? = nil) {
        end { screenOverride in item.map { $0 !== screenOverride.item } ?? false }
    }

    /// Ends all overrides except those that the look of an item needs.
    func end(besides item: UINavigationItem?, _ look: BarLook) {
        end { screenOverride in
            guard screenOverride.item === item, item != nil else { return false }
            return screenOverride is AppearanceOverride ? look.writesAppearances : look.coversContent
        }
    }

    /// Removes the overrides first and then ends them: restoring may make UIKit run layout and call this method
    /// again.
    private func end(unless isKept: (any ScreenOverride) -> Bool) {
        let ended = all.filter { !isKept($0) }
        appearances = appearances.filter(isKept)
        frames = frames.filter(isKept)
        ended.forEach { $0.end() }
    }
}
