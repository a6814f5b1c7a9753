import UIKit

/// Writes a screen's look into the appearance slots of its item, and gives back what was there.
///
/// The slots get copies of what would apply anyway, with only background and shadow blanked and the title coloured, so
/// that everything else the app set goes on counting.
@MainActor
final class AppearanceLease {
    let item: UINavigationItem
    private var original: Slots
    private var written: Slots

    init(on item: UINavigationItem, in bar: UINavigationBar, look: BarLook) {
        self.item = item
        original = Slots(of: item)
        written = Slots(applyingFor: original, in: bar).with(look)
        written.write(to: item)
    }

    /// Changes the look while the lease lasts; where it needs nothing else in the slots, they are left alone, so that a
    /// scroll view can drive the rest of it.
    func update(_ look: BarLook, in bar: UINavigationBar) {
        original = apps
        written = Slots(applyingFor: original, in: bar).with(look)
        written.write(to: item)
    }

    /// Gives back each slot that still holds what was written; one that the app has set since is the app's.
    func end() {
        apps.write(to: item)
    }

    /// What the app wants in the slots: what it had there before, or what it has set since.
    private var apps: Slots {
        var slots = Slots(of: item)
        if slots.standard == written.standard { slots.standard = original.standard }
        if slots.compact == written.compact { slots.compact = original.compact }
        if slots.scrollEdge == written.scrollEdge { slots.scrollEdge = original.scrollEdge }
        if slots.compactScrollEdge == written.compactScrollEdge {
            slots.compactScrollEdge = original.compactScrollEdge
        }
        return slots
    }

    /// The four appearances of an item.
    @MainActor
    private struct Slots {
        var standard: UINavigationBarAppearance?
        var compact: UINavigationBarAppearance?
        var scrollEdge: UINavigationBarAppearance?
        var compactScrollEdge: UINavigationBarAppearance?

        init(of item: UINavigationItem) {
            standard = item.standardAppearance
            compact = item.compactAppearance
            scrollEdge = item.scrollEdgeAppearance
            compactScrollEdge = item.compactScrollEdgeAppearance
        }

        /// What would apply in each of the four situations (B8.40, B8.41).
        init(applyingFor own: Slots, in bar: UINavigationBar) {
            let plain = own.standard ?? bar.standardAppearance
            let atEdge = own.scrollEdge ?? bar.scrollEdgeAppearance
            let low = own.compact ?? bar.compactAppearance
            let lowAtEdge = own.compactScrollEdge ?? bar.compactScrollEdgeAppearance
            standard = plain
            compact = low ?? plain
            scrollEdge = atEdge ?? plain.unseen()
            compactScrollEdge = lowAtEdge ?? atEdge ?? low ?? plain.unseen()
        }

        /// Slots that hold the same already are not set again: UIKit would build the bar anew.
        func write(to item: UINavigationItem) {
            if item.standardAppearance != standard { item.standardAppearance = standard }
            if item.compactAppearance != compact { item.compactAppearance = compact }
            if item.scrollEdgeAppearance != scrollEdge { item.scrollEdgeAppearance = scrollEdge }
            if item.compactScrollEdgeAppearance != compactScrollEdge {
                item.compactScrollEdgeAppearance = compactScrollEdge
            }
        }

        func with(_ look: BarLook) -> Slots {
            var slots = self
            slots.standard = standard?.with(look)
            slots.compact = compact?.with(look)
            slots.scrollEdge = scrollEdge?.with(look)
            slots.compactScrollEdge = compactScrollEdge?.with(look)
            return slots
        }
    }
}

extension UINavigationBarAppearance {
    fileprivate func with(_ look: BarLook) -> UINavigationBarAppearance {
        let copy = look.isPainted ? unseen() : UINavigationBarAppearance(barAppearance: self)
        guard let color = look.titleColor else { return copy }
        copy.titleTextAttributes[.foregroundColor] = color
        copy.largeTitleTextAttributes[.foregroundColor] = color
        return copy
    }

    /// A copy whose background and shadow line are not to be seen.
    fileprivate func unseen() -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.configureWithTransparentBackground()
        return copy
    }
}
