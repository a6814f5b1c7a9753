import UIKit

/// What a finger does with the sheet.
extension SheetMover: PulledScreen {
    var edge: DirectionalEdge? { geometry?.edge }

    var ends: ClosedRange<CGFloat> {
        geometry.map { $0.lengths.smallest.length...$0.lengths.largest.length } ?? 0...0
    }

    var wayOut: CGFloat { geometry?.exit ?? 0 }
    var grows: Bool { true }

    /// A drag does not begin during a transition.
    func pullMayBegin(movesScreen: Bool) -> Bool {
        presentation.map { $0.presentedViewController.transitionCoordinator == nil } ?? false
    }

    func pullMayStart(at place: (UIView) -> CGPoint) -> Bool {
        guard let presentation, let options = presentation.overlay.pull else { return true }
        return options.allowsStart(at: place, of: presentation.presentedViewController)
    }

    func pullBegins() -> CGFloat? {
        guard hold(), let position else { return nil }
        start = detent
        return ends.upperBound - position
    }

    /// The position of a finger that has the sheet where it appears.
    private var position: CGFloat? { geometry?.lengths.position(shown: shown) }

    /// Calls a closure with the sheet at its detent, which is where a transition begins.
    func inPlace(_ body: () -> Void) {
        guard let geometry else { return body() }
        let current = shown
        show(length(in: geometry))
        body()
        show(current)
    }

    func carryOut(_ action: PullState.Action) {
        guard let lengths = geometry?.lengths else { return }
        switch action {
        case .follow(let position): show(lengths.shown(for: position))
        case .scroll:
            show(lengths.largest.length)
            if pull.dismissal.isRunning { _ = pull.dismissal.move(pull.movement(0)) }
        case .leave(let depth):
            if !pull.dismissal.isRunning { beginLeaving(lengths) }
            show(pull.dismissal.move(pull.movement(depth)), at: depth, lengths)
        case .land(let position): land(from: position, lengths)
        case .release(let depth): release(at: depth, lengths)
        case .giveUp:
            pull.dismissal.cancel()
            if let start { settle(at: start) }
        }
    }

    /// Lets the sheet come to rest, from where the finger has it or, if the finger has scrolled, from where it is.
    private func land(from moved: CGFloat?, _ lengths: SheetDetentLengths) {
        guard let position = moved ?? position else { return }
        let velocity = moved == nil ? 0 : -pull.velocity
        let landing = SheetLanding(lengths: lengths, exit: wayOut, rule: nil)
        guard let detent = landing.detent(at: position, velocity: velocity) else { return }
        if moved != nil {
            pull.interaction.listener?.log(landing.decision(for: detent, at: position, velocity: velocity))
        }
        settle(at: detent, velocity: velocity * lengths.give(at: position), from: start)
    }

    // MARK: Below the smallest detent

    private func beginLeaving(_ lengths: SheetDetentLengths) {
        guard let presentation else { return }
        let leaving = UserDismissal(presented: presentation.presentedViewController)
        // From here on the sheet belongs to its smallest detent, from which a transition moves it.
        chosen = lengths.smallest.detent
        guard canDismiss(), let options = presentation.overlay.pull,
            let change = leaving.change, options.shouldBegin(change)
        else { return pull.dismissal.beginWithoutDismissal() }
        pull.dismissal.begin(leaving, rule: options.rule, stretch: 0)
    }

    /// Shows the sheet where a dismissal that moves it cannot: stretched below its smallest detent, and above it.
    private func show(_ stretch: GestureDismissal.Stretch, at depth: CGFloat, _ lengths: SheetDetentLengths) {
        let smallest = lengths.smallest.length
        show(depth > 0 ? smallest - stretch.offset * wayOut : lengths.shown(for: smallest - depth))
    }

    private func release(at depth: CGFloat, _ lengths: SheetDetentLengths) {
        let (isDriving, velocity) = (pull.dismissal.isDriving, -pull.velocity)
        let stretch = pull.dismissal.release(pull.movement(depth))
        show(stretch, at: depth, lengths)
        let landing = SheetLanding(lengths: lengths, exit: wayOut, rule: isDriving ? pull.interaction.rule : nil)
        let position = lengths.smallest.length - depth
        guard let detent = landing.detent(at: position, velocity: velocity) else {
            return settle(at: lengths.smallest.detent, leaves: true)
        }
        pull.interaction.listener?.log(landing.decision(for: detent, at: position, velocity: velocity))
        var own = velocity * lengths.give(at: position)
        if depth > 0 { own = isDriving ? rest(of: velocity, at: depth) : -stretch.velocity * wayOut }
        settle(at: detent, velocity: own, from: start)
    }

    /// Returns the velocity that is left for the way between the detents, after the part that a cancelled dismissal uses.
    private func rest(of velocity: CGFloat, at depth: CGFloat) -> CGFloat {
        velocity - depth * CGFloat(ReleaseSpring(remaining: Double(depth), towards: Double(velocity)).velocity)
    }

    // MARK: Changes under the finger

    /// Goes on with other detents, or above another keyboard. The sheet stays under the finger, but for the smallest detent: a
    /// change of its content does not begin to dismiss it. The sheet moves to it while the finger goes on.
    func keepPlace() {
        guard case .following = pull.state else { return }
        let old = geometry
        guard hold(), let new = geometry, new != old, let position else { return }
        let kept = max(position, new.lengths.smallest.length)
        pull.goOn(missing: new.lengths.largest.length - kept)
        let move = { self.show(new.lengths.shown(for: kept)) }
        kept != position && presentation?.movesByItself == true ? SystemSpring.animate(move) : move()
    }
}
