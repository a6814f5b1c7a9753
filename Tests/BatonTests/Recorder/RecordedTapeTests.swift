import Testing

@testable import Baton

/// Tests what a tape keeps.
struct RecordedTapeTests {
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
        var tape = RecordedTape(from: state(1), at: 100, length: 40)
        tape.append(note("a"), at: 100.25)
        tape.append(note("b"), at: 103)
        #expect(tape.events.map(\.time) == [0.25, 3])
        #expect(tape.start.root == 1)
    }

    @Test func whatIsTooOldIsDroppedWithItsState() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40)
        for second in 1...100 {
            if tape.wantsPart(at: Double(second), isAtRest: true) {
                tape.beginPart(from: state(second), at: Double(second))
            }
            tape.append(note("\(second)"), at: Double(second))
        }
        // Parts have 10 s, and the last began just now. Four more have the 40 s before it.
        #expect(tape.start.root == 60)
        #expect(tape.events.first?.what == note("60"))
        #expect(tape.events.first?.time == 0)
        #expect(tape.events.count == 41)
    }

    @Test func aLongRestIsNotKept() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40)
        tape.append(note("long ago"), at: 1)
        for second in [500.0, 511, 541] {
            #expect(tape.wantsPart(at: second, isAtRest: true))
            tape.beginPart(from: state(Int(second)), at: second)
            tape.append(note("\(second)"), at: second)
        }
        #expect(tape.start.root == 500)
        #expect(tape.events.map(\.time) == [0, 11, 41])
    }

    @Test func noPartBeginsInTheMiddleOfATransitionUnlessThereAreTooManyEvents() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40, limit: 50)
        tape.append(note("a"), at: 30)
        #expect(!tape.wantsPart(at: 30, isAtRest: false))
        #expect(tape.wantsPart(at: 30, isAtRest: true))
        for _ in 1...9 { tape.append(note("b"), at: 30) }
        #expect(tape.wantsPart(at: 30, isAtRest: false))
    }

    @Test func aFloodOfEventsKeepsTheLimit() {
        var tape = RecordedTape(from: state(0), at: 0, length: 120, limit: 1_000)
        for number in 1...100_000 {
            tape.append(note("\(number)"), at: Double(number) / 1_000)
            if tape.wantsPart(at: Double(number) / 1_000, isAtRest: false) {
                tape.beginPart(from: state(number), at: Double(number) / 1_000)
            }
        }
        #expect(tape.events.count <= 1_000)
        #expect(tape.events.count >= 800)
        #expect(tape.events.last?.what == note("100000"))
        #expect(tape.start.root == 100_000 - tape.events.count)
    }

    @Test func ofTheMovementsOfAFingerInAFrameTheLastIsKept() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40)
        for what in [move(1), move(2), move(3, finger: 1), move(4, finger: 1)] { tape.append(what, at: 1) }
        tape.append(move(5, finger: 1), at: 2)
        #expect(tape.events.map(\.what) == [move(2), move(4, finger: 1), move(5, finger: 1)])
    }

    @Test func aCauseIsPutBeforeWhatFollowsFromIt() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40)
        tape.append(note("touch"), at: 1)
        tape.append(note("begins"), at: 2)
        tape.insert(.step(.endEditing), at: 1, turns: false)
        #expect(tape.events.map(\.what) == [note("touch"), .step(.endEditing), note("begins")])
        tape.insert(.step(.background), at: 0.5, turns: true)
        #expect(tape.events.first == RecordedEvent(time: 0.5, what: .step(.background), turns: true))
    }

    @Test func theScreensThatAreNamedAreKnown() {
        var tape = RecordedTape(from: state(1), at: 0, length: 40)
        tape.append(.step(.stack(RecordedStack(id: 2, screens: [3, 4], hidesBar: false), isAnimated: true)), at: 1)
        tape.append(.result(.dismiss(screen: 5, isAnimated: true)), at: 1)
        #expect(tape.screens == [1, 2, 3, 4, 5])
    }
}
