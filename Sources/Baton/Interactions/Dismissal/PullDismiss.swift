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
        ///
        /// It is called once for each drag, when the screen is about to move: if content under the finger scrolls first,
        /// at the moment when it has come to its end.
        public var shouldBegin: (UIViewController) -> Bool

        /// Creates options. By default every pull towards the bottom edge may begin.
        public init(
            edge: DirectionalEdge = .bottom, rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping (UIViewController) -> Bool = { _ in true }
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
    /// Whether something else dismisses by a drag now: a sheet with detents does.
    var isReplaced: () -> Bool = { false }
    /// Whether the dismissal moves the screen towards the edge of the pull.
    var slides: Bool {
        get { dismissal.slides }
        set { dismissal.slides = newValue }
    }

    private let dismissal: GestureDismissal
    private let stretch = ScreenStretch()
    private weak var presented: UIViewController?
    /// The view under the finger.
    private weak var touched: UIView?
    /// Whether the content was at its end when the finger touched it. When the pull begins, a quick finger has moved it.
    private var beganAtEnd = false
    /// The app's answer for the current drag, if the app was asked before the recognizer began.
    private var answer: Bool?
    /// The edge of the current pull.
    private var edge = DirectionalEdge.bottom
    private var content: PulledContent?
    private var phase: PullPhase?

    /// Creates a pull that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        dismissal = GestureDismissal(interaction)
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        interaction.aroundStart = { [weak self] start in self.map { $0.stretch.withoutShift(start) } ?? start() }
        GestureAction(on: recognizer) { [weak self] _ in self?.pulled() }
    }

    /// Adds the recognizer to a view. The pull dismisses the presented view controller.
    public func attach(to view: UIView, of presented: UIViewController) {
        self.presented = presented
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        cancel()
        stretch.end()
        recognizer.view?.removeGestureRecognizer(recognizer)
        presented = nil
    }

    // MARK: The course of a pull

    private func pulled() {
        guard let view = recognizer.view, let space = view.superview, let presented, !dismissal.isOvertaken
        else { return cancel() }
        if recognizer.state == .began { edge = options.edge }
        let way = edge.way(of: recognizer.translation(in: space), in: space)
        switch recognizer.state {
        case .began:
            let content = PulledContent(from: touched, to: view, towards: edge)
            self.content = content
            let room = beganAtEnd ? 0 : content.room
            follow(PullPhase(way: way, room: room), to: way, view, presented)
        case .changed:
            guard let phase, let content else { return }
            let next = phase.after(way: way, room: content.room, canTakeBack: content.isDragged)
            follow(next, to: way, view, presented)
        case .ended:
            release(at: way, view, presented)
        default:
            cancel()
        }
    }

    private func follow(_ next: PullPhase, to way: CGFloat, _ view: UIView, _ presented: UIViewController) {
        switch next {
        case .pulling(let start):
            guard dismissal.isRunning || begin(presented, view) else { return abandon() }
            content?.hold()
            show(dismissal.move(movement(way - start, view)), view, presented)
        case .scrolling(_, let room, _):
            if case .pulling = phase {
                content?.letGo(at: room)
                show(dismissal.move(movement(0, view)), view, presented)
            }
        }
        phase = next
    }

    /// Begins the dismissal. Returns false if it is not possible now, or if the app refuses.
    private func begin(_ presented: UIViewController, _ view: UIView) -> Bool {
        guard UserDismissal.isPossible(of: presented), answer ?? options.shouldBegin(presented) else { return false }
        let caught = edge.way(of: stretch.hold().shift, in: view)
        let extent = edge.extent(of: view.bounds.size)
        dismissal.begin(presented, rule: options.rule, stretch: extent > 0 ? caught / extent : 0)
        return true
    }

    private func release(at way: CGFloat, _ view: UIView, _ presented: UIViewController) {
        guard let phase else { return }
        if case .pulling(let start) = phase {
            let last = dismissal.release(movement(way - start, view))
            show(last, view, presented)
            stretch.settle(last)
        } else {
            _ = dismissal.release(GestureDismissal.Movement(way: 0, velocity: 0, distance: 1))
            stretch.settle(GestureDismissal.Stretch())
        }
        abandon()
    }

    /// Cancels the pull, for example because the system has cancelled the touch.
    private func cancel() {
        dismissal.cancel()
        let extent = recognizer.view.map { edge.extent(of: $0.bounds.size) } ?? 0
        if let view = recognizer.view, extent > 0 {
            stretch.settle(.init(offset: edge.way(of: stretch.hold().shift, in: view) / extent))
        }
        abandon()
    }

    /// Follows the finger no longer.
    private func abandon() {
        content?.letGo()
        content = nil
        phase = nil
    }

    private func movement(_ way: CGFloat, _ view: UIView) -> GestureDismissal.Movement {
        GestureDismissal.Movement(
            way: way, velocity: edge.way(of: recognizer.velocity(in: view.superview), in: view),
            distance: edge.extent(of: view.bounds.size))
    }

    private func show(_ stretched: GestureDismissal.Stretch, _ view: UIView, _ presented: UIViewController) {
        let way = stretched.offset * edge.extent(of: view.bounds.size)
        stretch.show(shift: edge.movement(of: way, in: view), of: view, presented)
    }
}

extension PullDismiss: UIGestureRecognizerDelegate {
    /// A pull begins only along the axis of its edge, not during a transition, and not if the app refuses. Without a scroll
    /// view under the finger it begins only towards its edge.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        answer = nil
        guard isEnabled, !isReplaced(), let presented, UserDismissal.isPossible(of: presented),
            let view = recognizer.view
        else { return false }
        let velocity = recognizer.velocity(in: view)
        let across = options.edge.isVertical ? velocity.x : velocity.y
        let way = options.edge.way(of: velocity, in: view)
        guard abs(way) > abs(across) else { return false }
        guard way > 0, beganAtEnd else {
            return !PulledContent(from: touched, to: view, towards: options.edge).isEmpty
        }
        let allowed = options.shouldBegin(presented)
        answer = allowed
        return allowed
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard phase == nil, let view = recognizer.view else { return true }
        touched = touch.view
        beganAtEnd = PullPhase.isAtEnd(PulledContent(from: touched, to: view, towards: options.edge).room)
        return true
    }

    /// Scroll views under the finger recognize the same drag, which scrolls their content or moves the screen.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        PulledContent.isDragged(by: otherGestureRecognizer, in: recognizer.view, along: options.edge)
    }

    /// The pull waits until a row that can be swiped aside along its axis does not recognize the drag.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        PulledContent.isSwipeOfRow(otherGestureRecognizer, along: options.edge)
    }
}
