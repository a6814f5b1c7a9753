import Foundation

/// Where the recognizers of a window meet: it keeps what one event led to until every recognizer has seen the event.
@MainActor
final class GestureArena {
    weak var router: TouchRouter?
    private var waiting: [UIGestureRecognizer] = []
    private var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var finished: [UIGestureRecognizer] = []
    private var isOpen = false
    private var isSettled = true

    /// Runs work that may change states, and then everything that follows from it. Nested work joins the outer one.
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

    /// Lets a recognizer leave possible if nobody is in its way.
    func compete(_ recognizer: UIGestureRecognizer, for goal: UIGestureRecognizer.State) {
        let contest = GestureContest(contender: recognizer)
        switch contest.verdict() {
        case .fail:
            move(recognizer, to: .failed)
        case .wait:
            if recognizer.attempt.held == nil { waiting.append(recognizer) }
            recognizer.attempt.held = goal
        case .recognize:
            move(recognizer, to: goal)
            contest.losers().forEach { move($0, to: .failed) }
        }
    }

    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        isSettled = false
        recognizer.attempt.state = state
        recognizer.attempt.held = nil
        recognizer.announced = nil
        if state != .failed { news.append((recognizer, state)) }
        if recognizer.attempt.isOver { finished.append(recognizer) }
    }

    /// Who waited may go, the views lose what was claimed, the actions hear; what those change is settled likewise.
    private func settle() {
        repeat {
            isSettled = true
            releaseWaiting()
            router?.tellViews()
            announceNews()
            if isSettled { closeFinished() }
        } while !isSettled
    }

    /// Only now are they ready for another attempt; what a reset changes in others is settled too.
    private func closeFinished() {
        let over = finished
        finished = []
        over.forEach { $0.finishAttempt() }
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

    /// Recognizers that wait for each other would wait for ever: nobody among them can fail first.
    private func breakDeadlock() {
        var stuck = waiting.filter { $0.attempt.held != nil }
        var count = 0
        while stuck.count != count {
            count = stuck.count
            let others = stuck
            stuck.removeAll { !GestureContest(contender: $0).blockers.allSatisfy(others.contains) }
        }
        guard let first = stuck.first else { return }
        HeadlessLog.warn(
            "\(stuck.count) recognizers, a \(type(of: first)) among them, require each other to fail, so that none of "
                + "them can recognise. Look at require(toFail:) and at the delegates' failure requirements.")
        stuck.forEach { move($0, to: .failed) }
    }

    private func announceNews() {
        let due = news
        news = []
        due.forEach { $0.recognizer.announce($0.state) }
    }
}
