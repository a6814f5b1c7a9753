import Foundation

/// Coordinates the gesture recognizers of a window. It collects the consequences of an event until every recognizer has
/// processed the event.
@MainActor
final class GestureArena {
    weak var router: TouchRouter?
    private var waiting: [UIGestureRecognizer] = []
    private var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var finished: [UIGestureRecognizer] = []
    private var isOpen = false
    private var isSettled = true

    /// Runs work that can change states, then resolves all consequences. A nested call joins the outer one.
    func perform(_ work: () -> Void) {
        guard !isOpen else {
            isSettled = false
            return work()
        }
        isOpen = true
        work()
        settle()
        isOpen = false
    }

    /// Lets a recognizer leave the possible state unless another recognizer prevents it.
    func compete(_ recognizer: UIGestureRecognizer, for goal: UIGestureRecognizer.State) {
        let contest = GestureContest(contender: recognizer)
        switch contest.verdict() {
        case .fail:
            move(recognizer, to: .failed)
        case .wait:
            if recognizer.attempt.held == nil { waiting.append(recognizer) }
            recognizer.attempt.held = goal
        case .recognize:
            // A recognizer that fails while its delegate is asked, as when its view leaves the window (B7.19), stays failed.
            guard !recognizer.attempt.isOver else { return }
            move(recognizer, to: goal)
            contest.losers().forEach { move($0, to: .failed) }
        }
    }

    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        isSettled = false
        recognizer.attempt.state = state
        recognizer.attempt.held = nil
        recognizer.announced = nil
        if state == .began { recognizer.hasBegun() }
        if state != .failed { news.append((recognizer, state)) }
        if recognizer.attempt.isOver { finished.append(recognizer) }
    }

    /// Resolves the consequences of an event until nothing changes: waiting recognizers proceed, views are notified of
    /// their touches, and actions are called.
    private func settle() {
        repeat {
            isSettled = true
            releaseWaiting()
            router?.tellViews()
            announceNews()
            if isSettled { closeFinished() }
        } while !isSettled
    }

    /// Resets the finished recognizers for the next attempt. Changes that a reset causes are settled as well.
    private func closeFinished() {
        let over = finished
        finished = []
        for recognizer in over { recognizer.finishAttempt() }
    }

    private func releaseWaiting() {
        let candidates = waiting
        waiting = []
        for recognizer in candidates {
            guard let goal = recognizer.attempt.held else { continue }
            recognizer.attempt.held = nil
            compete(recognizer, for: goal)
        }
        breakDeadlock()
    }

    /// Fails recognizers that require each other to fail. Otherwise they would wait forever, since none of them can
    /// fail first. A recognizer whose blockers have all failed meanwhile goes on in the next round.
    private func breakDeadlock() {
        var stuck = waiting.filter { $0.attempt.held != nil }
        var count = 0
        while stuck.count != count {
            count = stuck.count
            let others = Set(stuck.map(ObjectIdentifier.init))
            stuck.removeAll { recognizer in
                let blockers = GestureContest(contender: recognizer).blockers
                return blockers.isEmpty || blockers.contains { !others.contains(ObjectIdentifier($0)) }
            }
        }
        guard let first = stuck.first else { return }
        HeadlessLog.warn(
            "\(stuck.count) recognizers, including a \(type(of: first)), require each other to fail, so that none of "
                + "them can recognise. Check require(toFail:) and the failure requirements of the delegates.")
        stuck.forEach { move($0, to: .failed) }
    }

    private func announceNews() {
        var due = news
        news = []
        if HeadlessQuirks.orderOfRecognizers == .outerActionsFirst {
            let depths = due.map { sequence(first: $0.recognizer.view) { $0?.superview }.count { $0 != nil } }
            let order = due.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
            due = order.map { due[$0] }
        }
        for (recognizer, state) in due { recognizer.announce(state) }
    }
}
