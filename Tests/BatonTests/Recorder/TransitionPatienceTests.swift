import Testing

@testable import Baton
@testable import BatonRecorder

/// Tests when a transition is late.
struct TransitionPatienceTests {
    private typealias Sight = TransitionPatience.Sight
    private let still = Sight(progress: 0, isInteractive: false, isCancelled: false)

    /// Looks ten times a second, and returns after how many tenths the transition is late.
    private func tenths(_ duration: Double, _ sight: (Int) -> (Sight, isTouched: Bool)) -> Int? {
        var patience = TransitionPatience(duration: duration, at: 0, sight(0).0)
        return (1...100).first { tenth in
            let (seen, isTouched) = sight(tenth)
            patience.look(seen, isTouched: isTouched, at: Double(tenth) / 10)
            return patience.isOver
        }
    }

    @Test func itsOwnTimeAndASecondAreAllowed() {
        #expect(tenths(0.35) { _ in (still, false) } == 14)
        #expect(tenths(4) { _ in (still, false) } == 51)
    }

    @Test func aTimeThatIsNoneCountsAsZero() {
        #expect(tenths(.nan) { _ in (still, false) } == 11)
        #expect(tenths(.infinity) { _ in (still, false) } == 11)
        #expect(tenths(-3) { _ in (still, false) } == 11)
    }

    @Test func theTimeOfAFingerDoesNotCount() {
        #expect(tenths(0.35) { (still, $0 < 50) } == 63)
        #expect(tenths(0.35) { _ in (still, true) } == nil)
    }

    @Test func whatMovesIsNotLate() {
        #expect(tenths(0.35) { (Sight(progress: Double($0), isInteractive: true, isCancelled: false), false) } == nil)
        // It is let go after two seconds, and waits from then on.
        #expect(tenths(2) { (Sight(progress: 0.5, isInteractive: $0 < 20, isCancelled: false), false) } == 51)
    }

    @Test func theTimeInTheBackgroundDoesNotCount() {
        var patience = TransitionPatience(duration: 0.3, at: 0, still)
        patience.look(still, isTouched: false, at: 0.2)
        patience.look(still, isTouched: false, at: 600)
        #expect(!patience.isOver)
        #expect(patience.waited == 0.2)
    }

    @Test func halfASecondBetweenTwoLooksCountsAndMoreDoesNot() {
        var patience = TransitionPatience(duration: 0, at: 0, still)
        patience.look(still, isTouched: false, at: 0.5)
        #expect(patience.waited == 0.5)
        patience.look(still, isTouched: false, at: 1.25)
        #expect(patience.waited == 0.5)
    }
}
