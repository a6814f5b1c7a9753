import UIKit

/// Everything that is lent from the screens of a stack to show their bars.
@MainActor
final class BarLeases {
    var appearances: [AppearanceLease] = []
    var frames: [ContentFrameLease] = []
    var deltas: [SafeAreaDelta] = []
    var watches: [SafeAreaWatch] = []

    var isEmpty: Bool { appearances.isEmpty && frames.isEmpty && deltas.isEmpty && watches.isEmpty }

    var areUntouched: Bool { appearances.allSatisfy(\.isUntouched) }

    func areOnly(on controller: UIViewController) -> Bool {
        appearances.allSatisfy { $0.item === controller.navigationItem }
    }

    /// Gives back what one screen has lent.
    func end(of controller: UIViewController, in bar: UINavigationBar?) {
        appearances.filter { $0.item === controller.navigationItem }.forEach { $0.end(in: bar) }
        appearances.removeAll { $0.item === controller.navigationItem }
        frames.filter { $0.controller === controller }.forEach { $0.end() }
        frames.removeAll { $0.controller === controller }
        deltas.filter { $0.controller === controller }.forEach { $0.set(top: 0) }
        deltas.removeAll { $0.controller === controller }
    }

    /// Gives everything back that the look of a screen does not need.
    func end(besides controller: UIViewController?, _ look: BarLook, in bar: UINavigationBar?) {
        watches.forEach { $0.end() }
        watches = []
        let keepsItem = { (lease: AppearanceLease) in
            lease.item === controller?.navigationItem && look.writesAppearances
        }
        appearances.filter { !keepsItem($0) }.forEach { $0.end(in: bar) }
        appearances.removeAll { !keepsItem($0) }
        let keepsFrame = { (lease: ContentFrameLease) in
            lease.controller === controller && look.isPainted && !look.isHidden
        }
        frames.filter { !keepsFrame($0) }.forEach { $0.end() }
        frames.removeAll { !keepsFrame($0) }
        let keepsDelta = { (delta: SafeAreaDelta) in delta.controller === controller && look.isHidden }
        deltas.filter { !keepsDelta($0) }.forEach { $0.set(top: 0) }
        deltas.removeAll { !keepsDelta($0) }
    }
}

extension BarCarrier {
    /// A screen that was on another stack, which may not have been seen since it left that, is this one's now.
    func claim(_ controller: UIViewController) {
        let item = controller.navigationItem
        if let former = item.barCarrier as? BarCarrier, former !== self {
            former.leases.end(of: controller, in: former.navigationController?.navigationBar)
        }
        item.barCarrier = self
    }

    func lease(_ look: BarLook, on controller: UIViewController) {
        guard look.writesAppearances, let bar = navigationController?.navigationBar else { return }
        let item = controller.navigationItem
        let known = leases.appearances.first { $0.item === item }
        known?.update(look, in: bar)
        let lease = known ?? AppearanceLease(on: item, in: bar, look: look)
        if known == nil { leases.appearances.append(lease) }
        guard look.isPainted, !look.isHidden, lease.wasOpaque(in: bar),
            !leases.frames.contains(where: { $0.controller === controller })
        else { return }
        leases.frames.append(ContentFrameLease(on: controller, at: .top))
    }

    /// Takes the height of a hidden bar out of the safe area, as high as it is now.
    func compensate(_ look: BarLook, on controller: UIViewController) {
        guard look.isHidden, let navigationController else { return }
        let delta = leases.deltas.first { $0.controller === controller } ?? SafeAreaDelta(on: controller)
        if !leases.deltas.contains(where: { $0 === delta }) { leases.deltas.append(delta) }
        // A bar that the app itself has taken away is in nobody's safe area.
        let isAway = navigationController.isNavigationBarHidden
        delta.set(top: isAway ? 0 : -navigationController.navigationBar.bounds.height)
    }

    /// The bar may get another height, and the content of the screen that leaves must not jump for it.
    func watchSafeArea(of leaving: UIViewController?, besides entering: UIViewController) {
        guard let leaving, let bar = navigationController?.navigationBar else { return }
        let items = [leaving.navigationItem, entering.navigationItem]
        let sameRows = (items[0].prompt == nil) == (items[1].prompt == nil)
        guard bar.prefersLargeTitles || !sameRows, let watch = SafeAreaWatch(on: leaving) else { return }
        leases.watches.append(watch)
    }
}
