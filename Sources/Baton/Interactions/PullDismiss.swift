public import UIKit

/// Dismisses a presented screen by pulling it to an edge, and asks the presentation's delegate as UIKit does for a sheet.
///
/// A `ModalTransitions` with a pull brings one. To use it by itself, attach it to the presented view when the presentation
/// has ended, and return its `interaction` from `interactionControllerForDismissal(using:)` while that is beginning.
@MainActor
public final class PullDismiss: NSObject {
    /// Which way a pull goes, when it begins, and how it ends.
    public struct Options {
        /// The edge that the screen is pulled to.
        public var edge: DirectionalEdge
        /// Decides at the release whether the dismissal finishes.
        public var rule: ReleaseRule
        /// Asked before a pull begins, with the presented screen. Return false to keep the screen where it is.
        public var shouldBegin: @MainActor (UIViewController) -> Bool

        /// Creates options. Without arguments every pull down may begin.
        public init(
            towards edge: DirectionalEdge = .bottom, rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping @MainActor (UIViewController) -> Bool = { _ in true }
        ) {
            self.edge = edge
            self.rule = rule
            self.shouldBegin = shouldBegin
        }
    }

    /// Which way a pull goes, when it begins, and how it ends. A change counts from the next pull on.
    public var options: Options
    /// What the pull drives.
    public let interaction: TransitionInteraction
    /// The recognizer, for failure relations with your own.
    public let recognizer = UIPanGestureRecognizer()

    /// Whether whoever brought the pull lets it begin.
    var isEnabled = true

    private weak var presented: UIViewController?
    /// The edge of the pull that is under way.
    private var edge = DirectionalEdge.bottom
    /// Whether the presentation's delegate refuses the dismissal by this pull.
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

    /// Adds the recognizer to a view of a presented controller.
    public func attach(to view: UIView, of presented: UIViewController) {
        self.presented = presented
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. A transition under the finger goes back, since nobody else would end it.
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
        let distance = edge.isVertical ? view.bounds.height : view.bounds.width
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

    /// The order of a sheet's pull: should it be dismissed, it will be, and only after the animation, it was (B4.51).
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
    /// A pull begins only towards its edge, not while screens change, and not if the app refuses.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let presented, UserDismissal.isPossible(of: presented), let view = recognizer.view
        else { return false }
        let velocity = recognizer.velocity(in: view)
        let across = options.edge.isVertical ? velocity.x : velocity.y
        return options.edge.way(of: velocity, in: view) > abs(across) && options.shouldBegin(presented)
    }
}

extension DirectionalEdge {
    /// How much of a movement in a view goes towards this edge.
    @MainActor
    fileprivate func way(of movement: CGPoint, in view: UIView) -> CGFloat {
        let sign = view.effectiveUserInterfaceLayoutDirection.sign
        return switch self {
        case .top: -movement.y
        case .bottom: movement.y
        case .leading: -movement.x * sign
        case .trailing: movement.x * sign
        }
    }
}
