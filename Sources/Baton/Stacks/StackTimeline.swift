import UIKit

/// Knows of one stack whether its transition has begun, is hidden, or has ended, and tells its subscribers. It hears
/// from the stack's delegate, UIKit's coordinators, the layout and the window of a bar's backdrop, and whoever asks it
/// to look. Work that has to wait for a later turn of the main queue waits here.
@MainActor
final class StackTimeline {
    private static let key = AssociationKey()

    private(set) weak var stack: UINavigationController?
    private(set) var state = StackTimelineState.resting(after: nil)
    private var subscribers: [WeakSubscriber] = []
    /// What waits until the stack rests.
    private var waiting: [() -> Void] = []
    /// What lives as long as the stack, until it is taken out.
    var kept: [ObjectIdentifier: AnyObject] = [:]
    private var numbers: [WeakTransition] = []
    private var count = 0

    private struct WeakSubscriber {
        weak var subscriber: (any StackSubscriber)?
    }

    private struct WeakTransition {
        weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        let number: Int
    }

    /// Returns the timeline of a stack, which retains it.
    static func of(_ stack: UINavigationController) -> StackTimeline {
        if let known = key.get(from: stack) as? StackTimeline { return known }
        let made = StackTimeline(of: stack)
        key.set(made, on: stack)
        return made
    }

    private init(of stack: UINavigationController) {
        self.stack = stack
    }

    // MARK: Questions

    /// The coordinator that UIKit returns for a transition between the stack's own screens.
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let stack, let newest = stack.transitionCoordinator, stack.isOwn(newest) else { return nil }
        return newest
    }

    /// Whether a transition between the stack's own screens runs, or may run unseen. A transition that was only announced has begun
    /// if its entering screen is in the window. None begins in a stack that is not in a window (B1.13).
    var isUnderWay: Bool {
        switch state {
        case .moving, .hidden(behind: _?): true
        case .hidden(behind: nil): isInWindow
        case .resting, .settling: false
        case .announced:
            coordinator.map { $0.viewController(forKey: .to)?.viewIfLoaded?.window != nil || !isInWindow } ?? false
        }
    }

    var isInWindow: Bool { stack?.viewIfLoaded?.window != nil }

    /// Whether UIKit shows a screen, and calls `willShow`, in its next layout pass (B1.10), unless it is popped before.
    func awaits(_ screen: UIViewController) -> Bool {
        isInWindow && screen.viewIfLoaded?.window == nil
    }

    var shownScreen: UIViewController? {
        let screens = stack?.viewControllers ?? []
        return screens.last { !awaits($0) } ?? screens.last
    }

    // MARK: Subscribers

    /// Tells a subscriber of all moments from now on, and that a transition runs, if it does.
    func subscribe(_ new: any StackSubscriber) {
        subscribers.removeAll { $0.subscriber == nil }
        if subscribers.contains(where: { $0.subscriber === new }) { return }
        subscribers.append(WeakSubscriber(subscriber: new))
        subscribers.sort { ($0.subscriber?.place.rawValue ?? 0) < ($1.subscriber?.place.rawValue ?? 0) }
        if !state.isResting { new.receive(.announced, nil) }
        join()
    }

    func unsubscribe(_ former: any StackSubscriber) {
        subscribers.removeAll { $0.subscriber === former }
    }

    /// Calls a closure when nothing runs in the stack or over it, not before the turn after the end of what runs: UIKit ends a
    /// transition after its completion handlers, and may then begin one that it has hidden.
    func afterward(_ action: @escaping () -> Void) {
        waiting.append(action)
        if state.isResting { lookInNextTurn() }
    }

    private func tell(_ moment: StackMoment, _ change: StackChange? = nil) {
        for known in subscribers { known.subscriber?.receive(moment, change) }
    }

    // MARK: Feeding

    /// Called when UIKit tells the delegate that it is about to show a screen, with the operation of the animator if
    /// UIKit has asked for one, and whether the screens slide past each other over the whole width.
    func willShow(
        _ screen: UIViewController, animated: Bool, operation: ScreenChange.Operation? = nil, slidesAcross: Bool
    ) {
        guard animated, coordinator?.isAnimated != false else { return handle(.shows(.nothing)) }
        handle(.shows(see())) { [self] in
            coordinator.map {
                let leaving = $0.viewController(forKey: .from)
                return StackChange(
                    coordinator: $0, from: leaving, to: screen,
                    operation: operation ?? leaving.flatMap { stack?.operation(to: screen, from: $0) } ?? .push,
                    slidesAcross: slidesAcross)
            }
        }
    }

    /// Called when UIKit tells the delegate that it has shown a screen, and after a change of which UIKit does not tell.
    func didShow() {
        handle(.shown(see()))
    }

    /// Asks which transition runs, and whether the app has set another delegate of the stack. Nothing else tells of that.
    func look() {
        handle(.looked(see()))
        tell(.looked)
    }

    /// Asks for somebody who has not heard what happened before.
    func join() {
        handle(.joined(see()))
    }

    /// Notes that a screen is on the stack, and that nobody may tell when it is shown.
    func doubt() {
        handle(.doubted)
    }

    /// Called when a view that the stack shows enters or leaves a window.
    func move(intoWindow isInWindow: Bool) {
        look()
        tell(isInWindow ? .cameBack : .leftWindow)
    }

    // MARK: State

    private func handle(_ event: StackTimelineState.Event, change: () -> StackChange? = { nil }) {
        let (former, (next, effects)) = (state, state.after(event))
        state = next
        if next.isResting, !former.isResting, !waiting.isEmpty { lookInNextTurn() }
        for effect in effects {
            switch effect {
            case .await(let number): waitForEnd(of: number)
            case .lookInNextTurn: lookInNextTurn()
            case .lookInNextFrame: lookInNextTurn(afterFrame: true)
            case .tell(let moment): tell(moment, moment == .begins ? change() : nil)
            }
        }
    }

    /// Returns what UIKit returns now.
    private func see() -> StackTimelineState.Sight {
        guard let stack, let newest = stack.transitionCoordinator else { return isAway ? .away : .nothing }
        if stack.isOwn(newest) { return .own(number(of: newest)) }
        guard newest.isAnimated else { return .silent }
        // A stack that is not in a window, as one that is about to be presented, has no transitions of its own (B1.13).
        return isInWindow ? .modal(number(of: newest)) : isAway ? .away : .nothing
    }

    /// Whether the stack is not in a window, and somebody tells when it comes back.
    private var isAway: Bool {
        !isInWindow && subscribers.contains { $0.subscriber?.tellsOfReturn == true }
    }

    private func number(of coordinator: any UIViewControllerTransitionCoordinator) -> Int {
        if let known = numbers.first(where: { $0.coordinator === coordinator }) { return known.number }
        numbers.removeAll { $0.coordinator == nil }
        count += 1
        numbers.append(WeakTransition(coordinator: coordinator, number: count))
        return count
    }

    /// Waits for the end of a transition. Until then its subscribers are retained.
    private func waitForEnd(of number: Int) {
        let held = subscribers.compactMap(\.subscriber)
        let coordinator = numbers.first { $0.number == number }?.coordinator
        let waits = coordinator?.animate(alongsideTransition: nil) { [self] _ in
            withExtendedLifetime(held) { handle(.ended(number, see())) }
        }
        if waits != true { handle(.ended(number, see())) }
    }

    func lookInNextTurn(afterFrame waitsLonger: Bool = false) {
        let (queue, turn) = (DispatchQueue.main, { @Sendable in MainActor.assumeIsolated { self.turn() } })
        waitsLonger ? queue.asyncAfter(deadline: .now() + 1 / 60, execute: turn) : queue.async(execute: turn)
    }

    /// Looks again, and calls what waits if the stack rests by then.
    private func turn() {
        handle(.turned(see()))
        tell(.looked)
        guard state.isResting, !waiting.isEmpty else { return }
        let running = stack?.animatedCoordinator?.animate(alongsideTransition: nil) { [self] _ in lookInNextTurn() }
        if running == true { return }
        let due = waiting
        waiting = []
        for action in due { action() }
    }
}
