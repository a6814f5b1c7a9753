import UIKit

/// Paints the background of a toolbar or a tab bar, which retains the painter. The stacks of several tabs share one
/// tab bar, and the background of the stack that set one last is shown.
@MainActor
final class BottomBarPainter {
    private static let key = AssociationKey()

    private weak var bar: (any BottomBar)?
    /// The carriers that have shown a background and still exist. The background of the last one is shown.
    private var owners: [WeakCarrier] = []
    private var owner: BarCarrier? { owners.last?.carrier }
    private let painting = BarPainting()
    private var shown = BarLook.system
    private var appearances: [any BottomBarOverride] = []
    private var keepsContentOut = false
    private var frame: ContentFrameOverride?

    private var background: BarState.Background { shown.background }

    /// Returns whether a bar already shows a background for a stack. The result is also true for a system background if
    /// the stack does not own the bar, and if another stack that is visible too has painted the bar since.
    static func shows(_ wanted: BarState.Background, in bar: any BottomBar, for carrier: BarCarrier) -> Bool {
        guard let known = key.get(from: bar) as? BottomBarPainter else { return wanted == .system }
        guard known.background != wanted, known.owner !== carrier else { return known.background == wanted }
        let isSuperseded = known.owner?.isSeen == true && known.owners.contains { $0.carrier === carrier }
        return wanted == .system || isSuperseded
    }

    /// Returns the painter of a bar, or nil if nothing has been painted and nothing has to be painted.
    static func of(_ bar: any BottomBar, toShow background: BarState.Background) -> BottomBarPainter? {
        if let known = key.get(from: bar) as? BottomBarPainter { return known }
        guard background != .system else { return nil }
        let made = BottomBarPainter()
        made.bar = bar
        key.set(made, on: bar)
        return made
    }

    /// Shows a background for a stack. A system background of a stack that does not own the bar changes nothing.
    func show(
        _ new: BarState.Background, for carrier: BarCarrier,
        along coordinator: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
        guard let bar, new != .system || owner === carrier else { return forget(carrier) }
        belong(to: carrier)
        guard new != background || coordinator == nil else { return }
        overrideAppearances(bar, new)
        keepContentOut()
        let look = Self.look(of: new)
        let former = shown
        shown = look
        if let coordinator {
            painting.carry(
                BarPlan(from: former, to: look, wish: .blend, slides: false), isPop: false, along: coordinator)
        } else {
            settle(from: UIView.inheritedAnimationDuration > 0 ? former : look)
        }
    }

    private static func look(of background: BarState.Background) -> BarLook {
        background == .system ? .system : BarLook(BarState(background: background, showsShadowLine: false))
    }

    private func belong(to carrier: BarCarrier) {
        guard owner !== carrier else { return }
        forget(carrier)
        owners.append(WeakCarrier(carrier: carrier))
        giveFrameBack()
    }

    private func forget(_ carrier: BarCarrier?) {
        owners.removeAll { $0.carrier == nil || $0.carrier === carrier }
    }

    private func giveFrameBack() {
        frame?.end()
        frame = nil
    }

    private func keepContentOut() {
        guard keepsContentOut, frame == nil, let stack = owner?.navigationController else { return }
        frame = ContentFrameOverride(on: stack, at: .bottom)
    }

    private func overrideAppearances(_ bar: any BottomBar, _ new: BarState.Background) {
        guard new != .system else { return }
        defer { appearances.forEach { $0.show() } }
        guard painting.backdrop == nil else { return }
        keepsContentOut = bar.keepsContentOut
        appearances = bar.makeAppearanceOverrides()
        let placement = BarPlacement(inside: bar) { [weak bar] in
            UIEdgeInsets(top: 0, left: 0, bottom: bar?.roomBelow ?? 0, right: 0)
        }
        painting.need(
            placement,
            observer: BackdropObserver(
                onLayout: { [weak painting] in painting?.fit() }, onMove: { [weak painting] _ in painting?.fit() }))
    }

    private func settle(from former: BarLook) {
        painting.settle(from: former, to: shown)
        guard background == .system else { return }
        appearances.forEach { $0.end() }
        appearances = []
        keepsContentOut = false
        giveFrameBack()
        // Show the background of an earlier stack that is still visible: a change of tabs may be reversed, or another
        // stack in the same tab may still be in the window.
        forget(owner)
        owners.last { $0.carrier?.isSeen == true }?.carrier?.stateDidChange(of: nil)
    }
}

@MainActor
private struct WeakCarrier {
    weak var carrier: BarCarrier?
}
