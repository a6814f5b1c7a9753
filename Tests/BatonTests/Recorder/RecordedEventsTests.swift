import Testing

@testable import Baton
@testable import BatonRecorder

/// Tests which events are kept.
struct RecordedEventsTests {
    private func state(_ root: Int) -> RecordedState {
        var state = RecordedState()
        state.root = root
        return state
    }

    private func note(_ text: String) -> RecordedEvent.What { .note(RecordedNote(kind: .decision, text: text)) }

    private func move(_ x: Double, finger: Int = 0) -> RecordedEvent.What {
        .step(.touch(RecordedTouch(finger: finger, phase: .moved, x: x, y: 0)))
    }

    @Test func timesAreSecondsSinceTheBeginning() {
        var recorded = RecordedEvents(from: state(1), at: 100, length: 40)
        recorded.append(note("a"), at: 100.25)
        recorded.append(note("b"), at: 103)
        #expect(recorded.events.map(\.time) == [0.25, 3])
        #expect(recorded.start.root == 1)
    }

    @Test func whatWasInMotionAtTheBeginningIsNotPlayed() {
        var recorded = RecordedEvents(from: state(1), at: 100, length: 40, isAtRest: false)
        recorded.append(note("a"), at: 100.25)
        #expect(recorded.events == [])
        #expect(recorded.start.root == 1)
        recorded.rest(in: state(2), at: 100.5)
        recorded.append(note("b"), at: 103)
        recorded.rest(in: state(3), at: 104)
        #expect(recorded.start.root == 2)
        #expect(recorded.events.map(\.what) == [note("b")])
        #expect(recorded.events.map(\.time) == [2.5])
        #expect(recorded.earlier.map(\.what) == [note("a")])
        #expect(recorded.earlier.map(\.time) == [0.25])
    }

    @Test func restMayComeInALaterPart() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40, isAtRest: false)
        recorded.append(note("a"), at: 1)
        recorded.beginPart(from: state(2), at: 2, isAtRest: false)
        recorded.append(note("b"), at: 3)
        recorded.rest(in: state(3), at: 4)
        recorded.append(note("c"), at: 5)
        #expect(recorded.start.root == 3)
        #expect(recorded.earlier.map(\.what) == [note("a"), note("b")])
        #expect(recorded.events.map(\.what) == [note("c")])
        // The first part is dropped.
        recorded.beginPart(from: state(4), at: 43)
        recorded.append(note("d"), at: 44)
        #expect(recorded.start.root == 3)
        #expect(recorded.earlier.map(\.what) == [note("b")])
        #expect(recorded.events.map(\.what) == [note("c"), note("d")])
    }

    @Test func whatIsTooOldIsDroppedWithItsState() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        for second in 1...100 {
            if recorded.wantsPart(at: Double(second), isAtRest: true) {
                recorded.beginPart(from: state(second), at: Double(second))
            }
            recorded.append(note("\(second)"), at: Double(second))
        }
        // Parts have 10 s, and the last began just now. Four more have the 40 s before it.
        #expect(recorded.start.root == 60)
        #expect(recorded.events.first?.what == note("60"))
        #expect(recorded.events.first?.time == 0)
        #expect(recorded.events.count == 41)
    }

    @Test func aLongRestIsNotKept() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        recorded.append(note("long ago"), at: 1)
        for second in [500.0, 511, 541] {
            #expect(recorded.wantsPart(at: second, isAtRest: true))
            recorded.beginPart(from: state(Int(second)), at: second)
            recorded.append(note("\(second)"), at: second)
        }
        #expect(recorded.start.root == 500)
        #expect(recorded.events.map(\.time) == [0, 11, 41])
    }

    @Test func aPartThatHasEndedBeforeTheTimeThatIsKeptIsDropped() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        recorded.append(note("a"), at: 1)
        recorded.beginPart(from: state(2), at: 10)
        recorded.append(note("b"), at: 11)
        recorded.beginPart(from: state(3), at: 49.5)
        #expect(recorded.start.root == 1)
        recorded.append(note("c"), at: 49.75)
        recorded.beginPart(from: state(4), at: 50)
        #expect(recorded.start.root == 2, "40 s are kept, and no more")
    }

    @Test func noPartBeginsInTheMiddleOfATransitionUnlessThereAreTooManyEvents() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40, limit: 50)
        recorded.append(note("a"), at: 30)
        #expect(!recorded.wantsPart(at: 30, isAtRest: false))
        #expect(recorded.wantsPart(at: 30, isAtRest: true))
        for _ in 1...9 { recorded.append(note("b"), at: 30) }
        #expect(recorded.wantsPart(at: 30, isAtRest: false))
    }

    @Test func aFloodOfEventsKeepsTheLimit() {
        var recorded = RecordedEvents(from: state(0), at: 0, length: 120, limit: 1_000)
        for number in 1...100_000 {
            recorded.append(note("\(number)"), at: Double(number) / 1_000)
            if recorded.wantsPart(at: Double(number) / 1_000, isAtRest: false) {
                recorded.beginPart(from: state(number), at: Double(number) / 1_000)
            }
        }
        #expect(recorded.events.count <= 1_000)
        #expect(recorded.events.count >= 800)
        #expect(recorded.events.last?.what == note("100000"))
        #expect(recorded.start.root == 100_000 - recorded.events.count)
    }

    @Test func ofTheMovementsOfAFingerInAFrameTheLastIsKept() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        for what in [move(1), move(2), move(3, finger: 1), move(4, finger: 1)] { recorded.append(what, at: 1) }
        recorded.append(move(5, finger: 1), at: 2)
        #expect(recorded.events.map(\.what) == [move(2), move(4, finger: 1), move(5, finger: 1)])
    }

    @Test func aCauseIsPutBeforeWhatFollowsFromIt() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        recorded.append(note("touch"), at: 1)
        recorded.append(note("begins"), at: 2)
        recorded.insert(.step(.endEditing), at: 1, turns: false)
        #expect(recorded.events.map(\.what) == [note("touch"), .step(.endEditing), note("begins")])
        recorded.insert(.step(.background), at: 0.5, turns: true)
        #expect(recorded.events.first == RecordedEvent(time: 0.5, what: .step(.background), turns: true))
    }

    @Test func theScreensThatAreNamedAreKnown() {
        var recorded = RecordedEvents(from: state(1), at: 0, length: 40)
        recorded.append(.step(.stack(RecordedStack(id: 2, screens: [3, 4], hidesBar: false), isAnimated: true)), at: 1)
        recorded.append(.result(.dismiss(screen: 5, isAnimated: true)), at: 1)
        #expect(recorded.screens == [1, 2, 3, 4, 5])
    }
}
