import UIKit

/// Lets a sheet go and come with the screen of a stack that presents it.
///
/// The sheet retains this object, and while the sheet is away the screen retains it.
@MainActor
final class ScreenSheet: StackSubscriber {
    private static let key = AssociationKey()
    private static let awayKey = AssociationKey()

    /// The sheet is presented, has moved out along with its screen, or is dismissed because its screen has left.
    private enum State { case here, out, away }

    private weak var sheet: UIViewController?
    private weak var screen: UIViewController?
    private let timeline: StackTimeline
    private let driver: ModalTransitionDriver
    private var state = State.here
    /// Sets what the app has set at the presentation controller, which is another one each time.
    private var restore: (OverlayPresentationController) -> Void = { _ in }

    let place = StackPlace.sheet
    let tellsOfReturn = false

    /// Follows the stack of the screen that presents, if the sheet belongs to that.
    static func follow(_ sheet: UIViewController, by driver: ModalTransitionDriver, from source: UIViewController) {
        (key.get(from: sheet) as? ScreenSheet)?.leave()
        guard driver.transitions.belongsToScreen else { return }
        let screen = sequence(first: source, next: \.parent).first { $0.parent is UINavigationController }
        guard let screen, let stack = screen.navigationController, NavigationTransitionDriver.driver(of: stack) != nil
        else {
            return Advice.give(
                about: ModalTransitions.self,
                "What belongs to a screen is presented outside of a stack with transitions, so it stays.",
                "Present it by a screen of the stack, and set its transitions, for example to .system.")
        }
        let made = ScreenSheet(of: screen, in: stack, by: driver)
        made.sheet = sheet
        key.set(made, on: sheet)
    }

    /// Lets a sheet that is away stay away.
    static func forget(_ sheet: UIViewController) {
        if let known = key.get(from: sheet) as? ScreenSheet, known.state == .away { known.leave() }
    }

    private init(of screen: UIViewController, in stack: UINavigationController, by driver: ModalTransitionDriver) {
        (self.screen, self.driver) = (screen, driver)
        timeline = .of(stack)
        timeline.subscribe(self)
        // The screen may be back already.
        driver.onDismissed = { [weak self] in self?.state == .away ? self?.lookAfterward() : self?.leave() }
    }

    private func leave() {
        timeline.unsubscribe(self)
        if let screen { Self.awayKey.set(nil, on: screen) }
        if let sheet { Self.key.set(nil, on: sheet) }
    }

    func receive(_ moment: StackMoment, _ change: StackChange?) {
        if moment == .begins, let change, change.from === screen, mayGo { moveOut(along: change.coordinator) }
        guard moment == .ended || moment == .rests else { return }
        if isOnTop, state == .out, let view = sheet?.overlayPresentationController?.presentedView {
            state = .here
            (view.transform, view.alpha) = (.identity, 1)
        }
        lookAfterward()
    }

    private func lookAfterward() { timeline.afterward { self.look() } }

    private func look() {
        guard let sheet, sheet.presentedViewController == nil else { return }
        let isAway = state == .away && sheet.presentingViewController == nil
        if !isOnTop, state == .out || mayGo { putAway(sheet) }
        if isOnTop, isAway, PresentationQueue.request(for: sheet) == nil { present(sheet) }
    }

    private var isOnTop: Bool { screen.map { $0.navigationController?.topViewController === $0 } ?? false }

    /// Whether the sheet is at rest, leaves the stack usable, and presents nothing.
    private var mayGo: Bool {
        guard let sheet, state == .here, UserDismissal.isPossible(of: sheet) else { return false }
        return sheet.overlayPresentationController?.passesTouches == true
    }

    private func moveOut(along coordinator: any UIViewControllerTransitionCoordinator) {
        guard let overlay = sheet?.overlayPresentationController, let view = overlay.presentedView,
            let container = overlay.containerView
        else { return }
        state = .out
        let edge = overlay.layout.edge ?? .bottom
        let way = edge.movement(of: overlay.sheet.exit ?? edge.extent(of: container.bounds.size), in: container)
        let fades = ReducedMotion.applies(underFinger: coordinator.isInteractive)
        TransitionCourse(along: coordinator).animate(container) {
            if fades { view.alpha = 0 } else { view.transform = CGAffineTransform(translationX: way.x, y: way.y) }
        }
    }

    private func putAway(_ sheet: UIViewController) {
        guard let overlay = sheet.overlayPresentationController else { return }
        state = .away
        if let screen { Self.awayKey.set(sheet, on: screen) }
        driver.transitions.overlay = overlay.overlay
        driver.transitions.overlay.sheet.initialDetent = overlay.selectedDetent
        restore = { [weak delegate = overlay.delegate, onDetentChange = overlay.onDetentChange] in
            ($0.delegate, $0.onDetentChange) = (delegate, onDetentChange)
        }
        // It presents nothing, so that the call is for the sheet (B4.40).
        sheet.dismiss(animated: false)
    }

    private func present(_ sheet: UIViewController) {
        guard let screen else { return }
        ModalOverride.apply(driver, to: sheet)
        let request = PresentationRequest(sheet, by: driver, from: screen, policy: .wait, animated: false)
        request.onEnd.append { [self] outcome in
            guard outcome == .completed else { return }
            state = .here
            Self.awayKey.set(nil, on: screen)
            sheet.overlayPresentationController.map(restore)
        }
        PresentationQueue.add(request)
    }
}
