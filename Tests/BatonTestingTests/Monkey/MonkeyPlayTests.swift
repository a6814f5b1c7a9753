import Baton
import BatonMonkey
import UIKit
import XCTest

@testable import BatonTesting

/// Tests how a monkey plays.
@MainActor
final class MonkeyPlayTests: XCTestCase {
    private let script = """
        on pad 18 dark app=2
        answer focusDelay 0.3
        push stack=0 screen=2 animated=1
        wait frames=3
        swipe side=0 y=50 to=80 frames=10 end=0
        """

    func testItCountsWhatItDoes() async throws {
        let (failure, figures) = try Monkey.baton.run(MonkeyScript(script))
        XCTAssertNil(failure)
        XCTAssertEqual(figures.programs, 1)
        XCTAssertEqual(figures.steps, 3)
        // The push, which the finger catches or not, and the pop.
        XCTAssertTrue((1...2).contains(figures.transitions), "\(figures)")
        XCTAssertGreaterThan(figures.frames, 20)
        XCTAssertEqual(figures.seconds, Double(figures.frames) / 60, accuracy: 0.5)
        XCTAssertEqual((figures + figures).steps, 6)
    }

    func testItPlaysOnTheDeviceOfTheScript() async throws {
        var seen: (CGSize, Int, UIUserInterfaceStyle, Double)?
        var monkey = Monkey.baton
        monkey.actions.append(
            MonkeyAction("look") { hand, _ in
                let device = hand.stage.device
                seen = (device.size, device.systemVersion, device.interfaceStyle, HeadlessQuirks.focusDelay)
            })
        try monkey.replay(script + "\nlook")
        XCTAssertEqual(seen?.0, HeadlessDevice.pad.size)
        XCTAssertEqual(seen?.1, 18)
        XCTAssertEqual(seen?.2, .dark)
        XCTAssertEqual(seen?.3, 0.3)
    }

    func testItLeavesEverythingAsItWas() async throws {
        let (answers, device) = (HeadlessSwitch.all.map(\.answer), HeadlessDevice.current)
        try Monkey.baton.replay(script)
        XCTAssertEqual(HeadlessSwitch.all.map(\.answer), answers)
        XCTAssertEqual(HeadlessDevice.current, device)
        var heard: [String] = []
        let former = Advice.receive
        defer { Advice.receive = former }
        Advice.receive = { heard.append($0) }
        try Monkey.baton.replay("on phone 26 app=2\ncontent size height=0\nno transitions")
        XCTAssertEqual(heard, [], "advice of the monkey's app is its own")
        Advice.receive("heard")
        XCTAssertEqual(heard, ["heard"])
    }

    func testItIsRecordedWithALineForEachStep() async throws {
        let (recording, failure) = try Monkey.baton.record(script, as: "Script")
        XCTAssertNil(failure)
        XCTAssertEqual(recording.name, "Script")
        XCTAssertGreaterThan(recording.frames.count, 20)
        let expected = try MonkeyScript(script).steps.map(\.description)
        XCTAssertEqual(recording.events.map(\.text).filter(expected.contains), expected)
    }

    func testAFailureIsShortAndCanBePlayedAgain() async throws {
        var monkey = Monkey.baton
        // It is wrong to be in the second of two screens while the device is turned.
        monkey.rules.append(
            MonkeyRule("two screens stand upright", .atRest) { sight in
                let isDeep = sight.stacks.contains { $0.viewControllers.count > 1 }
                return isDeep && sight.stage.device.interfaceOrientation.isLandscape ? "they do not" : nil
            })
        XCTAssertThrowsError(try monkey.play(programs: 50)) { error in
            guard let failure = error as? MonkeyFailure else { return XCTFail("\(error)") }
            XCTAssertEqual(failure.rule, "two screens stand upright")
            XCTAssertLessThanOrEqual(failure.script.steps.count, 4)
            let again = try? monkey.run(failure.script).failure
            XCTAssertEqual(again?.problem, failure.problem)
            XCTAssertTrue("\(failure)".contains("try monkey.replay(\"\"\"\n    on "), "\(failure)")
        }
    }
}

private func + (one: MonkeyFigures, other: MonkeyFigures) -> MonkeyFigures {
    var sum = one
    sum += other
    return sum
}
