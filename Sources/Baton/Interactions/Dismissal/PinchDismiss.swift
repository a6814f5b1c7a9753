public import UIKit

/// Dismisses a presented view controller by pinching it, and calls the presentation's delegate as UIKit does for a sheet.
///
/// `ModalTransitions` with a pinch include one, for example those of `.zoom`, and so do `NavigationTransitions`, where it pops. To use the pinch on its own, attach it to the
/// presented view when the presentation has ended, and return its `interaction` from
/// `interactionControllerForDismissal(using:)` while its `isBeginning` is true.
@MainActor
public final class PinchDismiss: NSObject {
    /// The options of a pinch: when it begins, and how it ends.
    public struct Options {
        /// Decides on release whether the dismissal finishes. The progress is the part by which the fingers have come
        /// together: 0.4 when their distance is 60 % of what it was.
        public var rule: ReleaseRule
        /// Called with the dismissal or the pop before a pinch begins. Return false to prevent it.
        public var shouldBegin: (ScreenChange) -> Bool

        /// Creates options. By default every pinch may begin.
        public init(
            rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping (ScreenChange) -> Bool = { _ in true }
        ) {
            self.rule = rule
            self.shouldBegin = shouldBegin
        }
    }

    /// The options of the pinch. A change takes effect with the next pinch.
    public var options: Options
    /// The interaction that the pinch drives.
    public let interaction: TransitionInteraction
    /// The gesture recognizer, for failure requirements with your own recognizers.
    public let recognizer = UIPinchGestureRecognizer()

    /// Returns the options of a pinch that begins now, or nil if none may begin. A driver reads them from the overlay.
    lazy var current: () -> Options? = { [unowned self] in options }

    private let dismissal: GestureDismissal
    private let stretch = ScreenStretch()
    /// Ends what the pinch drives, also when the pinch is released.
    private var end: ReleaseNotice?
    private var leaving: (any LeavingScreen)?
    /// The scale at which the screen begins to follow.
    private var start: CGFloat = 1
    private var last = GestureDismissal.Stretch()
    private let rest = FingerRest()

    /// Creates a pinch that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        dismissal = GestureDismissal(interaction)
        super.init()
        recognizer.delegate = self
        GestureAction(on: recognizer) { [weak self] _ in self?.pinched() }
        end = ReleaseNotice { [recognizer, dismissal, stretch] in
            dismissal.cancel()
            stretch.end()
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
    }

    /// Adds the recognizer to a view. The pinch dismisses the presented view controller. It ends with `detach()`, or when you
    /// release it.
    public func attach(to view: UIView, of presented: UIViewController) {
        attach(to: view, for: UserDismissal(presented: presented))
    }

    func attach(to view: UIView, for leaving: any LeavingScreen) {
        self.leaving = leaving
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        end?.notify?()
        leaving = nil
    }

    private func pinched() {
        guard let view = recognizer.view, let leaving, !dismissal.isOvertaken else { return cancel() }
        switch recognizer.state {
        case .began:
            rest.moves()
            start = recognizer.scale
            last = GestureDismissal.Stretch(offset: 1 - stretch.hold().scale)
            interaction.fingers = GestureFingers(of: recognizer) { [rest] in rest.isRest }
            dismissal.begin(leaving, rule: (current() ?? options).rule, stretch: last.offset)
        case .changed:
            rest.moves()
            show(dismissal.move(movement), view)
        case .ended:
            show(dismissal.release(movement), view)
            stretch.settle(last)
        default:
            cancel()
        }
    }

    private func cancel() {
        dismissal.cancel()
        last.velocity = 0
        stretch.settle(last)
    }

    private var movement: GestureDismissal.Movement {
        let isRest = recognizer.state == .ended && rest.isRest
        return GestureDismissal.Movement(
            way: start - recognizer.scale, velocity: isRest ? 0 : -recognizer.velocity, distance: 1)
    }

    /// Shrinks a screen whose dismissal is refused. A screen that is dismissed is not shown larger than it is.
    private func show(_ stretched: GestureDismissal.Stretch, _ view: UIView) {
        guard let presented = leaving?.presented, presented.transitionCoordinator == nil else { return }
        last = stretched
        stretch.show(scale: 1 - stretched.offset, of: view, presented)
    }
}

extension PinchDismiss: UIGestureRecognizerDelegate {
    /// A pinch begins only if the fingers come together, not during a transition, and not if the app refuses.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let options = current(), let leaving, let change = leaving.change else { return false }
        guard recognizer.scale < 1, options.shouldBegin(change) else { return false }
        // The app may have let it leave meanwhile, or presented something on it.
        return leaving.change != nil
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        rest.lands(touch)
        return true
    }
}
