public import UIKit

/// Dismisses a presented view controller by pulling it to an edge, and calls the presentation's delegate as UIKit does
/// for a sheet.
///
/// `ModalTransitions` with a pull include one, and so do `NavigationTransitions`, where it pops the top screen. To use the pull on its own, attach it to the presented view when the
/// presentation has ended, and return its `interaction` from `interactionControllerForDismissal(using:)` while its
/// `isBeginning` is true.
@MainActor
public final class PullDismiss {
    /// The options of a pull: its direction, when it begins, and how it ends.
    public struct Options {
        /// The edge to which the presented view is pulled.
        public var edge: DirectionalEdge
        /// Decides on release whether the dismissal finishes.
        public var rule: ReleaseRule
        /// Called with the dismissal or the pop before a pull begins. Return false to prevent it.
        ///
        /// It is called once for each drag, when the screen is about to move: if content under the finger scrolls first,
        /// at the moment when it has come to its end.
        public var shouldBegin: (ScreenChange) -> Bool
        /// Called with the point at which a finger lands or the pointer of a trackpad is, in the coordinates of the view of the
        /// screen that is pulled. Return false where the content uses drags itself without a gesture recognizer, for example
        /// in a drawing.
        public var startsAt: (_ point: CGPoint, _ screen: UIViewController) -> Bool

        /// Creates options. By default every pull towards the bottom edge may begin.
        public init(
            edge: DirectionalEdge = .bottom, rule: ReleaseRule = ReleaseRule(),
            shouldBegin: @escaping (ScreenChange) -> Bool = { _ in true },
            startsAt: @escaping (_ point: CGPoint, _ screen: UIViewController) -> Bool = { _, _ in true }
        ) {
            self.edge = edge
            self.rule = rule
            self.shouldBegin = shouldBegin
            self.startsAt = startsAt
        }

        @MainActor
        func allowsStart(at place: (UIView) -> CGPoint, of screen: UIViewController) -> Bool {
            screen.viewIfLoaded.map { startsAt(place($0), screen) } ?? true
        }
    }

    /// The options of the pull. A change takes effect with the next pull.
    public var options: Options
    /// The interaction that the pull drives.
    public var interaction: TransitionInteraction { pull.interaction }
    /// The gesture recognizer, for failure requirements with your own recognizers.
    public var recognizer: UIPanGestureRecognizer { pull.recognizer }

    /// Returns the options of a pull that begins now, or nil if none may begin. A driver reads them from the overlay.
    lazy var current: () -> Options? = { [unowned self] in options }
    /// The dismissal that the pull drives.
    var dismissal: GestureDismissal { pull.dismissal }

    private let pull: Pull
    private let stretch = ScreenStretch()
    /// Ends what the pull drives, also when the pull is released.
    private var end: ReleaseNotice?
    private var leaving: (any LeavingScreen)?
    /// The app's answer for the current drag, if the app was asked before the recognizer began.
    private var answer: Bool?

    /// Creates a pull that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        pull = Pull(interaction)
        pull.screen = self
        end = ReleaseNotice { [pull, stretch] in
            pull.detach()
            stretch.end()
        }
    }

    /// Adds the recognizer to a view. The pull dismisses the presented view controller. It ends with `detach()`, or when you
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
}

/// The screen is at one position, 0, and is dismissed from there.
extension PullDismiss: PulledScreen {
    var edge: DirectionalEdge? { leaving?.controller == nil ? nil : pull.isActive ? pull.edge : current()?.edge }
    var ends: ClosedRange<CGFloat> { 0...0 }
    var wayOut: CGFloat { recognizer.view.map { pull.edge.extent(of: $0.bounds.size) } ?? 0 }
    var grows: Bool { false }

    /// A pull does not begin during a transition, and not if the app refuses. Without a scroll view under the finger it
    /// begins only towards its edge.
    func pullMayBegin(movesScreen: Bool) -> Bool {
        answer = nil
        guard let options = current(), let change = leaving?.change else { return false }
        guard movesScreen else { return pull.isOnContent }
        let allowed = options.shouldBegin(change)
        answer = allowed
        return allowed
    }

    func pullMayStart(at place: (UIView) -> CGPoint) -> Bool {
        guard let options = current(), let screen = leaving?.controller else { return true }
        return options.allowsStart(at: place, of: screen)
    }

    func pullBegins() -> CGFloat? { 0 }

    func inPlace(_ body: () -> Void) { stretch.withoutShift(body) }

    func carryOut(_ action: PullState.Action) {
        switch action {
        case .follow(let position): move(by: -position)
        case .leave(let depth): move(by: depth)
        case .scroll: show(pull.dismissal.move(pull.movement(0)))
        case .land(let position): if let position { release(at: -position) }
        case .release(let depth): release(at: depth)
        case .giveUp:
            pull.dismissal.cancel()
            stretch.settle(GestureDismissal.Stretch(offset: caught()))
        }
    }

    private func move(by depth: CGFloat) {
        guard pull.dismissal.isRunning || begin() else { return pull.stop() }
        show(pull.dismissal.move(pull.movement(depth)))
    }

    /// Begins the change. Returns false if it is not possible now, or if the app refuses.
    private func begin() -> Bool {
        guard let options = current(), let leaving, let change = leaving.change, answer ?? options.shouldBegin(change)
        else { return false }
        pull.interaction.fingers = pull.fingers
        pull.dismissal.begin(leaving, rule: options.rule, stretch: caught())
        return true
    }

    private func release(at depth: CGFloat) {
        let last = pull.dismissal.release(pull.movement(depth))
        show(last)
        stretch.settle(last)
    }

    /// Stops the screen on its way back. Returns how far it is out of its place, as a fraction of the way out.
    private func caught() -> CGFloat {
        let shift = stretch.hold().shift
        guard let view = recognizer.view, wayOut > 0 else { return 0 }
        return pull.edge.way(of: shift, in: view) / wayOut
    }

    private func show(_ stretched: GestureDismissal.Stretch) {
        guard let view = recognizer.view, let presented = leaving?.presented else { return }
        stretch.show(shift: pull.edge.movement(of: stretched.offset * wayOut, in: view), of: view, presented)
    }
}
