import UIKit

/// Writes a screen's look into the appearance slots of its item, and gives back what was there.
///
/// The slots get copies of what would apply anyway, with only background and shadow blanked and the title coloured, so
/// that everything else the app set goes on counting.
@MainActor
final class AppearanceLease {
    let item: UINavigationItem
    private let original: Slots
    private var written: Slots

    init(on item: UINavigationItem, in bar: UINavigationBar, look: BarLook) {
        self.item = item
        original = Slots(of: item)
        written = Slots(applyingTo: item, in: bar).with(look)
        write()
    }

    /// Changes the look while the lease lasts.
    func update(_ look: BarLook, in bar: UINavigationBar) {
        end()
        written = Slots(applyingTo: item, in: bar).with(look)
        write()
    }

    /// Gives back each slot that still holds what was written; one that the app has set since is the app's.
    func end() {
        let now = Slots(of: item)
        if now.standard == written.standard { item.standardAppearance = original.standard }
        if now.compact == written.compact { item.compactAppearance = original.compact }
        if now.scrollEdge == written.scrollEdge { item.scrollEdgeAppearance = original.scrollEdge }
        if now.compactScrollEdge == written.compactScrollEdge {
            item.compactScrollEdgeAppearance = original.compactScrollEdge
        }
    }

    private func write() {
        item.standardAppearance = written.standard
        item.compactAppearance = written.compact
        item.scrollEdgeAppearance = written.scrollEdge
        item.compactScrollEdgeAppearance = written.compactScrollEdge
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
        init(applyingTo item: UINavigationItem, in bar: UINavigationBar) {
            let plain = item.standardAppearance ?? bar.standardAppearance
            let atEdge = item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
            let low = item.compactAppearance ?? bar.compactAppearance
            let lowAtEdge = item.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance
            standard = plain
            compact = low ?? plain
            scrollEdge = atEdge ?? plain.unseen()
            compactScrollEdge = lowAtEdge ?? atEdge ?? low ?? plain.unseen()
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
