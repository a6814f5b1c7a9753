import UIKit

/// A request to present a view controller, or to dismiss all that is presented, until it is over.
@MainActor
final class PresentationRequest {
    /// The view controller to present, or nil to dismiss all that is presented.
    let controller: UIViewController?
    let policy: BusyPolicy
    private weak var source: UIViewController?
    private let driver: ModalTransitionDriver?
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    /// Called once, after the completion.
    var onEnd: [(TransitionOutcome) -> Void] = []
    private var state = PresentationRequestState.waiting
    private(set) var isOver = false
    /// The presentation that UIKit was asked to dismiss. A finger or the app may have kept it.
    private weak var asked: UIViewController?

    init(
        _ controller: UIViewController? = nil, by driver: ModalTransitionDriver? = nil, from source: UIViewController,
        policy: BusyPolicy, animated: Bool, completion: (() -> Void)? = nil
    ) {
        (self.controller, self.driver, self.source, self.policy) = (controller, driver, source, policy)
        (isAnimated, self.completion) = (animated, completion)
    }

    var waits: Bool { state == .waiting && controller != nil }
    var awaitsAnswer: Bool { state == .presenting }
    /// Requests with the same presenter are served in their order.
    var presenter: UIViewController? { source?.outermost }

    /// Does what follows from what is seen.
    func look() {
        let next = state.after(sight)
        state = next.state
        switch next.action {
        case .lookInNextFrame: PresentationQueue.lookInNextFrame()
        case .watch: obstacle.map(PresentationQueue.watch)
        case .dismiss: dismiss()
        case .present: present()
        case nil: if case .over(let outcome) = state { end(outcome) }
        }
    }

    private var sight: PresentationRequestState.Sight {
        if state == .presenting { return sightOfPresented }
        guard let source else { return .lost }
        if source.isChanging { return .moving }
        guard let controller else {
            return obstacle.map { $0 === asked ? .lost : .covered(mayGo: true) } ?? .reached
        }
        // A full screen takes its presenter out of the window.
        let isHere = ([source] + source.presentationsAbove).contains { $0.viewIfLoaded?.window != nil }
        guard isHere, let obstacle else { return isHere ? .free : .lost }
        return obstacle === controller ? .reached : .covered(mayGo: mayGo(obstacle))
    }

    private var sightOfPresented: PresentationRequestState.Sight {
        if controller == nil || isPresented {
            return policy != .refuse && controller?.isBeingPresented == true ? .moving : .reached
        }
        // UIKit may present at the end of a dismissal (B28.2).
        return source?.presentedViewController?.isBeingDismissed == true ? .moving : .lost
    }

    /// Whether UIKit has begun to present. It is believed, and not known, that both properties are set by then (B4.11).
    private var isPresented: Bool {
        controller?.presentingViewController != nil
            || controller != nil && source?.presentedViewController === controller
    }

    private var obstacle: UIViewController? {
        controller == nil ? source?.lowestAbove : source?.presentedViewController
    }

    private func mayGo(_ obstacle: UIViewController) -> Bool {
        let hasAlert = ([obstacle] + obstacle.presentationsAbove).contains { $0 is UIAlertController }
        return policy.replaces && obstacle !== asked && (policy == .replaceEverything || !hasAlert)
    }

    private func dismiss() {
        asked = obstacle
        // A view controller that presents nothing would be dismissed itself (B4.40).
        if let asked, let presenter = asked.presentingViewController, presenter.presentedViewController === asked {
            presenter.dismiss(animated: isAnimated)
        }
        PresentationQueue.lookInNextFrame()
    }

    private func present() {
        guard let source, let controller, policy == .refuse || ModalOverride.allows(controller, from: source)
        else { return end(.cancelled) }
        let whenPresented = { [self] in end(isPresented ? .completed : .cancelled) }
        source.present(controller, animated: isAnimated, completion: policy == .refuse ? completion : whenPresented)
        PresentationQueue.lookInNextFrame()
    }

    /// Presents, whatever is in the way. A presentation that UIKit is known to refuse is over at once.
    func presentNow() {
        state = .presenting
        present()
        let other = source?.presentedViewController
        let isRefused = other !== controller && other?.isBeingDismissed == false
        if isRefused || isPresented || source?.viewIfLoaded?.window == nil { look() }
    }

    /// Ends once, and tells whoever waits for it.
    func end(_ outcome: TransitionOutcome) {
        guard !isOver else { return }
        (isOver, state) = (true, .over(outcome))
        PresentationQueue.remove(self)
        if let controller, let driver, ModalOverride.driver(of: controller) === driver {
            isPresented ? ModalOverride.verify(controller) : giveUp(controller)
        }
        if policy != .refuse { completion?() }
        onEnd.forEach { $0(outcome) }
    }

    private func giveUp(_ controller: UIViewController) {
        ModalOverride.restore(controller)
        guard let source else { return }
        if policy != .refuse {
            driver?.observer?(.didCancel(ScreenChange(.present, from: source, to: controller)))
        } else if source.viewIfLoaded?.window != nil {
            Advice.give(
                about: type(of: controller), "Its presenter is busy, so UIKit does not present it.",
                "Present it with .whenBusy(.wait) or .whenBusy(.replace).")
        }
    }
}
