import UIKit
import XCTest

@testable import Baton

/// Tests the values behind a sheet: its detents, their lengths, and where a release lands.
@MainActor
final class SheetValueTests: XCTestCase {
    /// A container of 800 points with safe areas of 30 and 50, and a content of 120.
    private func lengths(_ detents: [SheetDetent], content: CGFloat = 120) -> SheetDetentLengths {
        SheetDetentLengths(detents, whole: 800, near: 30, far: 50, content: content)
    }

    func testTheLengthsOfDetentsInOrder() async {
        let all = lengths([.fraction(0.5), .height(300), .fitted]).entries
        XCTAssertEqual(all.map(\.length), [150, 330, 375])
        XCTAssertEqual(all.map(\.detent), [.fitted, .height(300), .fraction(0.5)])
        XCTAssertEqual(
            lengths([.fraction(1), .height(2_000), .fitted], content: 900).entries.map(\.length), [750, 750, 750])
    }

    func testADetentHasAPointAtLeast() async {
        func lengths(_ detent: SheetDetent, whole: CGFloat) -> [CGFloat] {
            SheetDetentLengths([detent], whole: whole, near: 0, far: 50, content: 0).entries.map(\.length)
        }
        XCTAssertEqual(lengths(.height(0.25), whole: 800), [1])
        XCTAssertEqual(lengths(.fraction(1), whole: 40), [1], "the safe area is longer than the container")
        XCTAssertEqual(lengths(.height(0.25), whole: 40), [1])
    }

    func testTheNextDetentInEachDirection() async {
        let all = lengths([.height(170), .height(370), .height(570)])
        XCTAssertEqual(all.next(to: .height(170), larger: true), .height(370))
        XCTAssertEqual(all.next(to: .height(570), larger: false), .height(370))
        XCTAssertNil(all.next(to: .height(170), larger: false))
        XCTAssertNil(all.next(to: .height(570), larger: true))
        XCTAssertNil(all.next(to: .fitted, larger: true), "the sheet has no such detent")
    }

    func testTheContentKeepsTheLengthOfTheLargestDetent() async {
        let all = lengths([.height(170), .height(370)])
        for shown in [0.0, 100, 200, 300, 400] { XCTAssertEqual(all.contentLength(at: shown), 400) }
        XCTAssertEqual(all.contentLength(at: 420), 420, "no gap")
    }

    func testADetentThatResizesIsReachedEvenly() async {
        let all = lengths([.height(170).resizingContent(), .height(370), .height(570)])
        XCTAssertEqual([100, 200, 300, 400, 500].map(all.contentLength), [200, 200, 400, 600, 600])
        let both = lengths([.height(170).resizingContent(), .height(370).resizingContent(), .height(570)])
        XCTAssertEqual([100, 200, 300, 400, 500].map(both.contentLength), [200, 200, 300, 400, 500])
    }

    func testTheBackdropAppearsAboveTheLargestDetentWithoutIt() async {
        let all = lengths([.height(170), .height(370), .height(570)])
        XCTAssertEqual(
            [100, 200, 300, 400, 600].map { all.dimming(at: $0, undimmedUpTo: .height(170)) }, [0, 0, 0.5, 1, 1])
        XCTAssertEqual([100, 600].map { all.dimming(at: $0, undimmedUpTo: .height(570)) }, [0, 0])
        XCTAssertEqual([100, 600].map { all.dimming(at: $0, undimmedUpTo: nil) }, [1, 1])
    }

    func testTheRubberBandIsCaughtWhereItIsSeen() async {
        let all = lengths([.height(170), .height(370)])
        // One point beyond, of 800, the band gives 800 (1 - 1 / (0.55 / 800 + 1)) points.
        XCTAssertEqual(all.shown(for: 401), 400 + 800 * (1 - 1 / (0.55 / 800 + 1)), accuracy: 1e-9)
        for position in [100.0, 400, 401, 450, 700] {
            XCTAssertEqual(all.position(shown: all.shown(for: position)), position, accuracy: 1e-6)
        }
        XCTAssertEqual(all.give(at: 300), 1)
        XCTAssertEqual(all.give(at: 400), 1, "the band begins beyond the largest detent")
        XCTAssertEqual(all.give(at: 401), 0.55 / pow(0.55 / 800 + 1, 2), accuracy: 1e-9)
        XCTAssertEqual(all.give(at: 400.0001), 0.55, accuracy: 1e-4)
    }

    // MARK: Landing

    private func land(_ position: CGFloat, _ velocity: CGFloat, rule: ReleaseRule? = ReleaseRule())
        -> SheetDetent?
    {
        SheetLanding(lengths: lengths([.height(170), .height(370)]), exit: 200, rule: rule)
            .detent(at: position, velocity: velocity)
    }

    func testAReleaseLandsAtTheDetentNextToItsProjection() async {
        let (small, large) = (SheetDetent.height(170), SheetDetent.height(370))
        XCTAssertEqual(land(299, 0), small)
        XCTAssertEqual(land(300, 0), small, "in the middle the smaller one")
        XCTAssertEqual(land(301, 0), large)
        // 1000 points per second go on for 99 points.
        XCTAssertEqual(land(202, 1_000), large)
        XCTAssertEqual(land(200, 1_000), small)
        XCTAssertEqual(land(398, -1_000), small)
        XCTAssertEqual(land(390, .nan), large)
        XCTAssertEqual(land(390, -90_000), small, "not away from above the smallest detent")
        XCTAssertEqual(land(700, 9_000), large)
    }

    func testBelowTheSmallestDetentTheRuleDecides() async {
        XCTAssertEqual(land(101, 0), .height(170))
        XCTAssertNil(land(99, 0))
        XCTAssertNil(land(190, -1_000))
        XCTAssertEqual(land(99, 1_000), .height(170))
        XCTAssertNil(land(140, 0, rule: ReleaseRule(threshold: 0.25)))
        XCTAssertEqual(land(10, -5_000, rule: nil), .height(170))
        XCTAssertEqual(land(150, 3_000), .height(370))
    }

    // MARK: Detents that make no sense

    func testDetentsThatMakeNoSense() async {
        let rows: [(detents: [SheetDetent], usable: [SheetDetent])] = [
            ([], [.fraction(0.5)]), ([.fraction(0)], [.fraction(0.5)]),
            ([.fraction(1.5)], [.fraction(1)]), ([.fraction(.nan), .fitted], [.fitted]),
            ([.height(-3), .height(100)], [.height(100)]), ([.height(.infinity)], [.fraction(0.5)]),
            ([.fitted, .fitted], [.fitted]), ([.fitted, .fraction(1)], [.fitted, .fraction(1)]),
            ([.height(9), .height(9).resizingContent()], [.height(9)]),
            ([.height(0), .fitted], [.fitted]), ([.height(0.5)], [.height(0.5)]),
            ([.height(.nan), .fitted], [.fitted]), ([.fraction(0.5)], [.fraction(0.5)]),
            ([.fraction(.infinity), .fitted], [.fitted]),
        ]
        for row in rows {
            XCTAssertEqual(SheetDetent.usable(row.detents), row.usable, "\(row.detents)")
        }
    }
}
