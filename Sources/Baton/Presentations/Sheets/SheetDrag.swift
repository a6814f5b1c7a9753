import UIKit

/// Drags a sheet between its detents, and dismisses it below the smallest one.
///
/// The drag scrolls the content of a scroll view or moves the sheet, as in a pull.
@MainActor
final class SheetDrag: NSObject {
    let recognizer = UIPanGestureRecognizer()
    /// The interaction of a dismissal.
    let interaction = TransitionInteraction()
    weak var sheet: OverlaySheet?
    /// The view under the finger.
    private weak var touched: UIView?
    /// Whether the content was at its end when the finger touched it. When the drag begins, a quick finger has moved it.
    private var beganAtEnd = true

    private let dismissal: GestureDismissal
    private var state = SheetDragState.idle
    private var content: PulledContent?
    private var geometry: SheetGeometry?
    /// The detent at which the drag has begun.
    private var start: SheetDetent?

    override init() {
        dismissal = GestureDismissal(interaction)
        super.init()
        // Until a driver knows better, the dismissal moves the sheet out.
        dismissal.slides = true
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        interaction.aroundStart = { [weak self] start in self?.sheet.map { $0.inPlace(start) } ?? start() }
        GestureAction(on: recognizer) { [weak self] _ in self?.panned() }
    }

    /// Whether the dismissal moves the sheet towards its edge.
    var slides: Bool {
        get { dismissal.slides }
        set { dismissal.slides = newValue }
    }
    /// Whether the driver of the presentation lets a drag dismiss.
    var canDismiss = true
    var isActive: Bool { state != .idle }
    /// Whether the finger drives a dismissal, which has begun or begins now.
    var isDismissing: Bool { dismissal.isDriving }

    func attach(to view: UIView) {
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    func detach() {
        dismissal.cancel()
        stop()
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Follows the finger no longer, and leaves the sheet where it is.
    func stop() {
        if dismissal.isRunning { dismissal.cancel() }
        content?.letGo()
        content = nil
        state = .idle
    }

    /// Goes on in a container of another size, from the position that corresponds to the current one.
    func follow(_ new: SheetGeometry) {
        guard let old = geometry, old != new, let view = recognizer.view?.superview else { return }
        let (way, lengths) = (way(in: view), old.lengths)
        guard let now = state.position(at: way, between: lengths.smallest.length...lengths.largest.length)
        else { return }
        let then = lengths.position(now, in: new.lengths)
        geometry = new
        state = state.rebased(at: way, missing: new.lengths.largest.length - then)
        if !dismissal.isDriving { show(new.lengths.shown(for: max(then, new.lengths.smallest.length))) }
    }

    /// Goes on with other detents, or above another keyboard. The sheet stays under the finger, but for the smallest detent: a
    /// change of its content does not begin to dismiss it.
    func keepPlace() {
        guard case .following = state, let sheet, let view = recognizer.view?.superview,
            let new = sheet.beginDrag(), new != geometry
        else { return }
        geometry = new
        let position = max(position, new.lengths.smallest.length)
        state = state.rebased(at: way(in: view), missing: new.lengths.largest.length - position)
        show(new.lengths.shown(for: position))
    }

    // MARK: The course of a drag

    /// Notes the view under a finger.
    func touch(_ view: UIView?) {
        guard !isActive, let pulled = recognizer.view, let edge = sheet?.edge else { return }
        touched = view
        beganAtEnd = PullPhase.isAtEnd(PulledContent(from: view, to: pulled, towards: edge).room)
    }

    private func panned() {
        guard let sheet, let space = recognizer.view?.superview, !dismissal.isOvertaken else { return send(.cancel) }
        switch recognizer.state {
        case .began: begin(sheet, in: space)
        case .changed:
            guard let content else { return }
            send(.move(way: way(in: space), room: content.room, canTakeBack: content.isDragged))
        case .ended: send(.end(way: way(in: space)))
        default: send(.cancel)
        }
    }

    private func begin(_ sheet: OverlaySheet, in space: UIView) {
        guard let view = recognizer.view, let geometry = sheet.beginDrag() else { return }
        self.geometry = geometry
        start = sheet.detent
        let content = PulledContent(from: touched, to: view, towards: geometry.edge)
        self.content = content
        send(
            .begin(
                way: way(in: space), room: beganAtEnd ? 0 : content.room,
                missing: geometry.lengths.largest.length - position, isAlone: content.isEmpty))
    }

    /// The position of a finger that has the sheet where it is seen.
    private var position: CGFloat {
        guard let geometry, let sheet else { return 0 }
        return geometry.lengths.position(shown: sheet.shown(in: geometry))
    }

    private func way(in space: UIView) -> CGFloat {
        geometry?.edge.way(of: recognizer.translation(in: space), in: space) ?? 0
    }

    /// The velocity of the finger away from the edge.
    private var velocity: CGFloat {
        guard let geometry, let space = recognizer.view?.superview else { return 0 }
        return -geometry.edge.way(of: recognizer.velocity(in: space), in: space)
    }

    private func send(_ event: SheetDragState.Event) {
        guard let lengths = geometry?.lengths else { return }
        let next = state.after(event, between: lengths.smallest.length...lengths.largest.length)
        state = next.state
        if let action = next.action { carryOut(action, lengths) }
    }

    private func carryOut(_ action: SheetDragState.Action, _ lengths: SheetDetentLengths) {
        switch action {
        case .follow(let position):
            content?.hold()
            show(lengths.shown(for: position))
        case .scroll(let room):
            content?.letGo(at: room)
            show(lengths.largest.length)
            if dismissal.isRunning { _ = dismissal.move(movement(0)) }
        case .leave(let depth):
            content?.hold()
            leave(by: depth, lengths)
        case .land(let position):
            position == nil ? content?.letGo() : content?.stop()
            land(from: position, lengths)
        case .release(let depth):
            content?.stop()
            release(at: depth, lengths)
        case .giveUp:
            content?.letGo()
            dismissal.cancel()
            if let start { sheet?.settle(at: start, velocity: 0, from: start) }
        }
    }

    private func show(_ shown: CGFloat) {
        guard let geometry else { return }
        sheet?.show(shown, in: geometry)
    }

    /// Lets the sheet come to rest, from where the finger has it or, if the finger has scrolled, from where it is.
    private func land(from moved: CGFloat?, _ lengths: SheetDetentLengths) {
        let (position, velocity) = (moved ?? position, moved == nil ? 0 : velocity)
        let landing = SheetLanding(lengths: lengths, exit: 1, rule: nil)
        guard case .detent(let detent) = landing.outcome(at: position, velocity: velocity), let start else { return }
        if moved != nil { log(landing.decision(for: detent, at: position, velocity: velocity)) }
        sheet?.settle(at: detent, velocity: velocity * lengths.give(at: position), from: start)
    }

    private func log(_ decision: String) {
        interaction.listener?.didDecide(decision)
    }

    // MARK: Below the smallest detent

    private func movement(_ depth: CGFloat) -> GestureDismissal.Movement {
        GestureDismissal.Movement(way: depth, velocity: -velocity, distance: geometry?.exit ?? 0)
    }

    private func leave(by depth: CGFloat, _ lengths: SheetDetentLengths) {
        if !dismissal.isRunning { beginLeaving() }
        show(dismissal.move(movement(depth)), at: depth, lengths)
    }

    private func beginLeaving() {
        guard let sheet, let presented = sheet.presented else { return }
        // From here on the sheet belongs to its smallest detent, from which a transition moves it.
        sheet.stay(at: geometry?.lengths.smallest.detent)
        guard canDismiss, let pull = sheet.pull, UserDismissal.isPossible(of: presented), pull.shouldBegin(presented)
        else { return dismissal.beginWithoutDismissal() }
        dismissal.begin(presented, rule: pull.rule, stretch: 0)
    }

    /// Shows the sheet where a dismissal that moves it cannot: stretched below its smallest detent, and above it.
    private func show(_ stretch: GestureDismissal.Stretch, at depth: CGFloat, _ lengths: SheetDetentLengths) {
        let smallest = lengths.smallest.length
        show(
            depth > 0
                ? smallest - stretch.offset * (geometry?.exit ?? 0) : lengths.shown(for: smallest - depth))
    }

    private func release(at depth: CGFloat, _ lengths: SheetDetentLengths) {
        guard let geometry, let sheet, let start else { return }
        let (isDriving, velocity) = (dismissal.isDriving, velocity)
        let stretch = dismissal.release(movement(depth))
        show(stretch, at: depth, lengths)
        let landing = SheetLanding(lengths: lengths, exit: geometry.exit, rule: isDriving ? interaction.rule : nil)
        let position = lengths.smallest.length - depth
        guard case .detent(let detent) = landing.outcome(at: position, velocity: velocity) else {
            return sheet.settle(at: lengths.smallest.detent, velocity: 0, from: nil)
        }
        log(landing.decision(for: detent, at: position, velocity: velocity))
        // A transition returns with the velocity of the finger itself.
        let own =
            depth > 0 ? -stretch.velocity * geometry.exit : velocity * lengths.give(at: position)
        sheet.settle(at: detent, velocity: own, from: start)
    }
}
