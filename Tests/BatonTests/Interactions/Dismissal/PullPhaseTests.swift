import UIKit
import XCTest

@testable import Baton

/// Tests who has the finger in the course of a pull.
@MainActor
final class PullPhaseTests: XCTestCase {
    func testAPullBeginsWithTheScreenWhereNothingScrolls() async {
        // B7.12: the first 10 points are not followed.
        XCTAssertEqual(PullPhase(way: 12, room: 0), .pulling(from: 10))
        XCTAssertEqual(PullPhase(way: 7, room: 0), .pulling(from: 7))
        XCTAssertEqual(PullPhase(way: 12, room: 40), .scrolling(way: 12, room: 40))
        XCTAssertEqual(PullPhase(way: -12, room: 0), .scrolling(way: -12, room: 0), "away from the edge")
        XCTAssertEqual(PullPhase(way: 12, room: -20), .scrolling(way: 12, room: -20), "stretched content")
    }

    func testTheScreenTakesOverWhereTheContentEnds() async {
        // Of 10 points the content has gone 4, so the screen begins 6 points ago.
        let phase = PullPhase.scrolling(way: 100, room: 4)
        XCTAssertEqual(phase.after(way: 110, room: -3, canTakeBack: true), .pulling(from: 104))
        XCTAssertEqual(phase.after(way: 103, room: 1, canTakeBack: true), .scrolling(way: 103, room: 1))
    }

    func testContentThatWasStretchedKeepsTheFinger() async {
        let phase = PullPhase.scrolling(way: 100, room: -30)
        XCTAssertEqual(phase.after(way: 110, room: -35, canTakeBack: true), .scrolling(way: 110, room: -35))
        let within = phase.after(way: 60, room: 5, canTakeBack: true)
        XCTAssertEqual(within, .scrolling(way: 60, room: 5))
        XCTAssertEqual(within.after(way: 70, room: 0, canTakeBack: true), .pulling(from: 65))
    }

    func testTheContentTakesBackWhereTheScreenBegan() async {
        let phase = PullPhase.pulling(from: 100)
        XCTAssertEqual(phase.after(way: 101, room: 0, canTakeBack: true), phase)
        XCTAssertEqual(phase.after(way: 93, room: 0, canTakeBack: true), .scrolling(way: 93, room: 7))
        XCTAssertEqual(phase.after(way: 93, room: 0, canTakeBack: false), phase, "nothing scrolls")
    }

    func testContentThatCanBeRefreshedNeverLetsGo() async {
        let phase = PullPhase(way: 20, room: .infinity)
        XCTAssertEqual(
            phase.after(way: 200, room: .infinity, canTakeBack: true), .scrolling(way: 200, room: .infinity))
    }

    func testHalfAPointCountsAsTheEnd() async {
        for (room, isEnd) in [(-0.6, false), (-0.5, true), (0, true), (0.5, true), (0.6, false)] {
            XCTAssertEqual(PullPhase.isAtEnd(room), isEnd, "\(room)")
        }
        // Content that was stretched by half a point is not stretched: the screen follows from there on.
        let before = PullPhase.scrolling(way: 100, room: -0.5)
        XCTAssertEqual(before.after(way: 110, room: 0, canTakeBack: true), .pulling(from: 99.5))
        // And content that has half a point left after the movement has none.
        let after = PullPhase.scrolling(way: 100, room: 4)
        XCTAssertEqual(after.after(way: 110, room: 0.5, canTakeBack: true), .pulling(from: 104))
        XCTAssertEqual(after.after(way: 110, room: 0.6, canTakeBack: true), .scrolling(way: 110, room: 0.6))
    }

    func testTheSmallestWayTowardsTheEdgeCountsAndNoneDoesNot() async {
        XCTAssertEqual(PullPhase(way: 0, room: 0), .scrolling(way: 0, room: 0))
        XCTAssertEqual(PullPhase(way: 0.5, room: 0), .pulling(from: 0.5))
        let phase = PullPhase.scrolling(way: 100, room: 0)
        XCTAssertEqual(phase.after(way: 100, room: 0, canTakeBack: true), phase)
        XCTAssertEqual(phase.after(way: 100.5, room: 0, canTakeBack: true), .pulling(from: 100))
        // Where the screen began to move it is still the screen that moves.
        XCTAssertEqual(
            PullPhase.pulling(from: 100).after(way: 100, room: 0, canTakeBack: true), .pulling(from: 100))
    }

    func testContentAtItsEndScrollsAwayFromItUnderAScreenOfItsGreatestLength() async {
        let phase = PullPhase.scrolling(way: 100, room: 0)
        XCTAssertEqual(phase.after(way: 90, room: 0, canTakeBack: true), .scrolling(way: 90, room: 0))
    }

    func testAScreenThatLacksAnythingGrowsBeforeItsContentScrolls() async {
        XCTAssertEqual(PullPhase(way: -12, room: 0, missing: 0.5), .pulling(from: -10.5))
        let almost = PullPhase.scrolling(way: 100, room: 0, missing: 0.5)
        XCTAssertEqual(almost.after(way: 90, room: 0, canTakeBack: false), .pulling(from: 99.5))
        // With 50 points to grow the screen began to move 50 points ago.
        let phase = PullPhase.scrolling(way: 100, room: 0, missing: 50)
        XCTAssertEqual(phase.after(way: 90, room: 0, canTakeBack: true), .pulling(from: 50))
        XCTAssertEqual(phase.after(way: 100, room: 0, canTakeBack: true), phase, "the finger rests")
        XCTAssertEqual(
            phase.after(way: 110, room: 3, canTakeBack: true), .scrolling(way: 110, room: 3, missing: 50),
            "towards the edge the content goes first")
    }
}
