import UIKit

/// Something of a screen's that is lent while its bar is shown.
@MainActor
protocol BarLease: AnyObject {
    /// The item of the screen that lends it; nil once that is gone.
    var item: UINavigationItem? { get }
    func end()
}

/// Everything that is lent from the screens of a bar.
@MainActor
final class BarLeases {
    private var appearances: [AppearanceLease] = []
    private var frames: [ContentFrameLease] = []
    private var deltas: [SafeAreaDelta] = []
    private var watches: [SafeAreaWatch] = []

    private var all: [any BarLease] { appearances + frames + deltas }

    var isEmpty: Bool { all.isEmpty && watches.isEmpty }

    /// Whether the slots still hold what was written in them.
    var areUntouched: Bool { appearances.allSatisfy(\.isUntouched) }

    /// Whether an item is dressed for a look, and no other is.
    func serve(only item: UINavigationItem, _ look: BarLook) -> Bool {
        appearances.allSatisfy { $0.item === item } && appearances.isEmpty != look.writesAppearances
    }

    // MARK: Lending

    func appearance(of item: UINavigationItem, for look: BarLook, in bar: UINavigationBar) -> AppearanceLease {
        let lease = item.appearanceLease
        // What is written may have UIKit lay out, and lead here again: so it is noted first.
        if !appearances.contains(where: { $0 === lease }) { appearances.append(lease) }
        lease.show(look, in: bar)
        return lease
    }

    func frame(of controller: UIViewController, goesUnder: Bool) {
        let known = frames.contains { $0.item === controller.navigationItem && $0.goesUnder == goesUnder }
        if !known { frames.append(ContentFrameLease(on: controller, at: .top, goesUnder: goesUnder)) }
    }

    func delta(of controller: UIViewController) -> SafeAreaDelta {
        if let known = deltas.first(where: { $0.item === controller.navigationItem }) { return known }
        let delta = SafeAreaDelta(on: controller)
        deltas.append(delta)
        return delta
    }

    func keep(_ watch: SafeAreaWatch) {
        watches.append(watch)
    }

    // MARK: Giving back

    /// Gives back what one screen has lent, or everything.
    func end(of item: UINavigationItem? = nil) {
        end { lease in item.map { $0 !== lease.item } ?? false }
    }

    /// Gives everything back that the look of a screen does not need.
    func end(besides item: UINavigationItem?, _ look: BarLook) {
        end { lease in
            guard lease.item === item, item != nil else { return false }
            switch lease {
            case is AppearanceLease: return look.writesAppearances
            case let frame as ContentFrameLease: return look.isPainted && frame.goesUnder == look.isHidden
            default: return look.isHidden
            }
        }
    }

    /// What is given back may have UIKit lay out, and lead here again: so it is forgotten first.
    private func end(unless isKept: (any BarLease) -> Bool) {
        watches.forEach { $0.end() }
        watches = []
        let ended = all.filter { !isKept($0) }
        appearances = appearances.filter(isKept)
        frames = frames.filter(isKept)
        deltas = deltas.filter(isKept)
        ended.forEach { $0.end() }
    }
}
