public import UIKit

/// Dismisses a presented view controller by pulling it to an edge, and calls the presentation's delegate as UIKit does
/// for a sheet.
///
/// `ModalTransitions` with a pull include one. To use the pull on its own, attach it to the presented view when the
/// presentation has ended, and return its `interaction` from `interactionControllerForDismissal(using:)` while its
/// `isBeginning` is true.
@MainActor
public final class PullDismiss: NSObject {
    /// The options of a pull: its direction, when it begins, and how it ends.
    public struct Options {
        /// The edge to which the presented view is pulled.
        public var edge: DirectionalEdge
        /// Decides on release whether the dismissal finishes.
        public var rule: ReleaseRule
        /// Called with the presented view controller before a pull begins. Return false to prevent the dismissal.
        public var shouldBegin: @MainActor (UIViewController) -> Bool

        /// Creates options. By default every pull towards the bottom edge may begin.
        public init(
            towards edge: DirectionalEdge = .bottom, rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping @MainActor (UIViewController) -> Bool = { _ in true }
        ) {
            self.edge = edge
            self.rule = rule
            self.shouldBegin = shouldBegin
        }
    }

    /// The options of the pull. A change takes effect with the next pull.
    public var options: Options
    /// The interaction that the pull drives.
    public let interaction: TransitionInteraction
    /// The gesture recognizer, for failure requirements with your own recognizers.
    public let recognizer = UIPanGestureRecognizer()

    /// Whether the driver that owns the pull allows it to begin.
    var isEnabled = true

    private weak var presented: UIViewController?
    /// The edge of the current pull.
    private var edge = DirectionalEdge.bottom
    /// Whether the dismissal by the current pull is refused, by `isModalInPresentation` or by the presentation's
    /// delegate.
    private var isRefused = false

    /// Creates a pull that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        GestureAction(on: recognizer) { [weak self] _ in self?.pulled() }
    }

    /// Adds the recognizer to a view. The pull dismisses the presented view controller.
    public func attach(to view: UIView, of presented: UIViewController) {
        self.presented = presented
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        interaction.cancel()
        recognizer.view?.removeGestureRecognizer(recognizer)
        presented = nil
    }

    private func pulled() {
        guard ![.cancelled, .failed].contains(recognizer.state), let view = recognizer.view, let presented,
            let space = view.superview
        else { return interaction.cancel() }
        if recognizer.state == .began { edge = options.edge }
        let distance = edge.extent(of: view.bounds.size)
        let way = edge.way(of: recognizer.translation(in: space), in: space)
        let progress = distance > 0 ? min(1, max(0, way / distance)) : 0
        switch recognizer.state {
        case .began: begin(presented)
        case .changed: interaction.update(progress)
        case .ended:
            if isRefused { return tellAttempt(presented) }
            let velocity = edge.way(of: recognizer.velocity(in: space), in: space)
            interaction.release(progress: progress, velocity: velocity, distance: distance)
        default: break
        }
    }

    /// Begins the dismissal. The delegate is called in the order of a sheet's pull: first whether the sheet should be
    /// dismissed, then that it will be, and after the animation that it was (B4.51).
    private func begin(_ presented: UIViewController) {
        guard let presentation = presented.presentationController else { return }
        isRefused = !UserDismissal.isAllowed(of: presented, by: presentation)
        guard !isRefused else { return }
        interaction.rule = options.rule
        interaction.begin {
            UserDismissal.begin(of: presented, by: presentation)
            return presented.transitionCoordinator
        }
    }

    private func tellAttempt(_ presented: UIViewController) {
        guard let presentation = presented.presentationController else { return }
        AdaptiveDelegate.didAttemptToDismiss(presentation)
    }
}

extension PullDismiss: UIGestureRecognizerDelegate {
    /// A pull begins only towards its edge, not during a transition, and not if the app refuses.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let presented, UserDismissal.isPossible(of: presented), let view = recognizer.view
        else { return false }
        let velocity = recognizer.velocity(in: view)
        let across = options.edge.isVertical ? velocity.x : velocity.y
        return options.edge.way(of: velocity, in: view) > abs(across) && options.shouldBegin(presented)
    }
}
