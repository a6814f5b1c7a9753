import UIKit

/// Writes the look of a screen into the appearance slots of its item, and restores what was there. An item keeps its
/// override. The slots receive copies of the appearances that would apply anyway, with the background and the shadow
/// blanked, and with the styles of the look. Changes that the app makes in place in a written object are lost.
@MainActor
final class AppearanceOverride {
    private(set) weak var item: UINavigationItem?
    private weak var bar: UINavigationBar?
    /// The screen of the item, if it is in a stack.
    weak var screen: UIViewController?
    private let slots: [AppearanceSlot: PropertyOverride<UINavigationBarAppearance?>]
    private let largeTitle: PropertyOverride<UINavigationItem.LargeTitleDisplayMode>
    /// Keeps the content of the screen outside of a bar that was opaque. Baton blanks such a bar to paint it, and UIKit would then
    /// extend the content under it (B8.30).
    private var contentFrame: PropertyOverride<Bool>?
    private var shown: BarLook?
    private var changes = NestedChanges()

    init(on item: UINavigationItem) {
        self.item = item
        slots = Dictionary(uniqueKeysWithValues: AppearanceSlot.allCases.map { ($0, $0.override(on: item)) })
        largeTitle = PropertyOverride(
            read: { [weak item] in item?.largeTitleDisplayMode ?? .automatic },
            set: { [weak item] in item?.largeTitleDisplayMode = $0 })
    }

    /// Writes a look for a bar over the appearances that the app has set, unless the slots hold it already.
    func show(_ look: BarLook, in bar: UINavigationBar) {
        guard !holds(look) || self.bar !== bar else { return }
        self.bar = bar
        write(look)
    }

    private func holds(_ look: BarLook) -> Bool {
        guard shown == look, isUntouched, !missesSlots else { return false }
        return look.itemStyle.largeTitleMode.map { $0 == item?.largeTitleDisplayMode } ?? true
    }

    /// Writes the look to slots for which the bar has got an appearance since. It outranks the item's standard one.
    func showInNewSlots() {
        if let shown, missesSlots { write(shown) }
    }

    /// Whether the bar has got an appearance for a slot since.
    var missesSlots: Bool {
        guard shown != nil, let bar else { return false }
        let set = bar.appearances
        return slots.contains { !$1.isActive && set[$0] != nil }
    }

    /// Restores each slot that the app has not set since. The screen may have gone to another stack. In a transition
    /// there no appearance is written (B17.7), so its end is awaited.
    func end() {
        shown = nil
        let waits = transitionElsewhere?.animate(alongsideTransition: nil) { [self] _ in restore() }
        if waits != true { restore() }
        endContentFrame()
    }

    /// Restores the slots, unless a look is shown again.
    private func restore() {
        if shown == nil { write(nil) }
    }

    /// The transition of another stack to which the screen has gone.
    private var transitionElsewhere: (any UIViewControllerTransitionCoordinator)? {
        guard let stack = screen?.navigationController, stack.navigationBar !== bar else { return nil }
        return stack.animatedCoordinator
    }

    /// Restores once more what UIKit has overwritten with what was written here before.
    func giveBackAgain() {
        slots.values.forEach { $0.giveBackAgain() }
    }

    /// Writes a look, or restores what was there. UIKit's layout may bring another look, and this one is given up.
    private func write(_ look: BarLook?) {
        let change = changes.begin()
        defer { _ = changes.end(change) }
        shown = look
        let wanted = wanted(for: look)
        for slot in AppearanceSlot.allCases where changes.isLast(change) {
            // At the end of a transition UIKit may write what was there at its start (B8.25).
            slots[slot]?.write(wanted[slot].map(Optional.some), mayComeBack: true)
        }
        if changes.isLast(change) { largeTitle.write(look?.itemStyle.largeTitleMode) }
    }

    /// The appearances to write for a look. Slots that are nil are restored.
    private func wanted(for look: BarLook?) -> AppearanceSlots {
        guard let look, let bar, let item else { return AppearanceSlots() }
        return item.ownAppearances.covered(by: look.itemStyle, isUnseen: look.isPainted, in: bar)
    }

    /// Whether nobody has set a slot since it was written or restored.
    var isUntouched: Bool { item != nil && slots.values.allSatisfy(\.isUntouched) }

    var own: AppearanceSlots { slots.compactMapValues(\.own) }

    // MARK: The frame of the content

    /// Keeps the content of a screen outside of the bar, if it did not extend under it before.
    func keepContentFrame(of screen: UIViewController) {
        guard contentFrame == nil, wasOpaque, !screen.extendedLayoutIncludesOpaqueBars else { return }
        contentFrame = PropertyOverride(
            read: { [weak screen] in screen?.edgesForExtendedLayout.contains(.top) ?? false },
            set: { [weak screen] in
                if $0 {
                    screen?.edgesForExtendedLayout.insert(.top)
                } else {
                    screen?.edgesForExtendedLayout.remove(.top)
                }
            })
        contentFrame?.write(false)
    }

    func endContentFrame() {
        let ended = contentFrame
        contentFrame = nil
        ended?.write(nil)
    }

    /// Whether the bar was opaque before Baton changed it.
    private var wasOpaque: Bool {
        guard let bar, let own = item?.ownAppearances else { return false }
        if own.atScrollEdge(in: bar)?.isOpaque(in: bar.traitCollection) == true { return true }
        return !bar.isTranslucent && bar.hasNoAppearance && own.isEmpty
    }
}

extension AppearanceSlot {
    /// Returns an override of this slot of an item. Appearances are distinguished by identity (B28.19).
    @MainActor
    fileprivate func override(on item: UINavigationItem) -> PropertyOverride<UINavigationBarAppearance?> {
        PropertyOverride(
            read: { [weak item] in item?[keyPath: ofItem] }, set: { [weak item] in item?[keyPath: ofItem] = $0 },
            isSame: { $0 === $1 })
    }
}

extension UINavigationBar {
    /// Whether the look of the bar comes from properties older than appearance objects (B8.43).
    fileprivate var hasNoAppearance: Bool { appearances == [.standard: UINavigationBarAppearance()] }
}
