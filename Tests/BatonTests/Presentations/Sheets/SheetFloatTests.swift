import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the values of a sheet that floats.
@MainActor
final class SheetFloatTests: XCTestCase {
    /// A phone of 393 by 852 points, on which UIKit's sheets were measured.
    private func lengths(_ detents: [SheetDetent], floats: Bool = true) -> SheetDetentLengths {
        SheetDetentLengths(
            detents, whole: 852, near: 34, far: 59, content: 0, floatingBreadth: floats ? 393 : nil)
    }

    func testTheDistanceIsThatOfUIKitsSheet() async {
        // B27.5
        let onTheWay: CGFloat = 28 - 20 * 68 / 74
        let rows: [(length: CGFloat, margin: CGFloat)] = [
            (10, 28), (76, 28), (113, 18), (144, onTheWay), (150, 8), (425, 8),
        ]
        for (length, margin) in rows {
            let float = SheetFloat(atDetent: length, breadth: 393)
            XCTAssertEqual(float.margin, margin, accuracy: 1e-9, "\(length)")
            XCTAssertEqual(float.scale, (393 - 2 * margin) / 393, accuracy: 1e-9, "\(length)")
        }
        XCTAssertEqual(SheetFloat(atDetent: 425, breadth: 393).scale, 0.959, accuracy: 0.0005)
    }

    func testInANarrowContainerTheDistanceIsSmaller() async {
        XCTAssertEqual(SheetFloat(atDetent: 50, breadth: 80).margin, 10)
        XCTAssertEqual(SheetFloat(atDetent: 50, breadth: 0).margin, 0)
        XCTAssertEqual(SheetFloat(atDetent: 50, breadth: 0).scale, 1)
    }

    func testASheetThatFloatsByLessThanAPointFloats() async {
        // An eighth of a breadth of 4 points.
        let all = SheetDetentLengths(
            [.height(50)], whole: 852, near: 34, far: 59, content: 0, floatingBreadth: 4)
        XCTAssertEqual(all.smallest.float.margin, 0.5)
        XCTAssertTrue(all.floats)
    }

    func testInLittleRoomASheetIsAttached() async {
        // With 28 points below it, and its 38 points at a scale of 344 by 400, a sheet would reach 60.68 points.
        for (whole, margin) in [(61.0, 28.0), (60, 0)] {
            let all = SheetDetentLengths(
                [.height(38)], whole: whole, near: 0, far: 0, content: 0, floatingBreadth: 400)
            XCTAssertEqual(all.smallest.float.margin, margin, "\(whole)")
        }
    }

    /// The larger detent is attached, because floating it would leave the container.
    func testASmallerDetentNeverReachesFartherThanALargerOne() async {
        for (whole, small, large) in [(100, 60, 78), (190, 183, 187)] as [(CGFloat, CGFloat, CGFloat)] {
            let all = SheetDetentLengths(
                [.height(small), .height(large)], whole: whole, near: 0, far: 0, content: 0, floatingBreadth: 844)
            XCTAssertEqual(all.entries.map(\.content), [small, large])
            XCTAssertEqual(all.entries.map(\.length), [small, large])
            XCTAssertEqual(all.next(to: .height(small), larger: true), .height(large))
        }
    }

    func testASheetThatFloatsMayReachTheEndOfItsRoom() async {
        // 160 points at a scale of 496 by 512 are 155, and 8 more are below them.
        let all = SheetDetentLengths([.height(160)], whole: 163, near: 0, far: 0, content: 0, floatingBreadth: 512)
        XCTAssertEqual(all.smallest.float.margin, 8)
        XCTAssertEqual(all.smallest.length, 163)
    }

    func testOnTheWayToItsEdgeASheetIsScaledByItsOwnBreadth() async {
        for breadth in [0.5, 4, 400] as [CGFloat] {
            let float = SheetFloat(margin: breadth / 8, breadth: breadth)
            XCTAssertEqual(float.scale, 0.75)
            XCTAssertEqual(SheetFloat.attached.mixed(with: float, by: 1).scale, 0.75)
            XCTAssertEqual(float.mixed(with: .attached, by: 0.5).scale, 0.875)
            XCTAssertEqual(float.mixed(with: .attached, by: 1).scale, 1)
        }
    }

    func testOnlyBelowTheWholeLengthItFloats() async {
        let all = lengths([.height(391), .fraction(1)])
        XCTAssertEqual(all.entries.map(\.float.margin), [8, 0])
        XCTAssertEqual(all.entries.map(\.content), [425, 793])
        // 8 points above the bottom, and 425 points at a scale of 377 by 393.
        let smallest: CGFloat = 8 + 425 * 377 / 393
        XCTAssertEqual(all.smallest.length, smallest, accuracy: 1e-9)
        XCTAssertEqual(all.largest.length, 793)
        XCTAssertTrue(all.floats)
        XCTAssertFalse(lengths([.fraction(1)]).floats)
        XCTAssertFalse(lengths([.height(391), .fraction(1)], floats: false).floats)
        XCTAssertEqual(lengths([.height(391), .fraction(1)], floats: false).entries.map(\.length), [425, 793])
    }

    func testItBecomesAsWideAsTheContainerOnTheWay() async {
        let all = lengths([.height(391), .fraction(1)])
        let (low, high) = (all.smallest.length, all.largest.length)
        for (part, margin) in [(0.0, 8.0), (0.25, 6), (0.5, 4), (1, 0)] {
            let shown = low + (high - low) * part
            XCTAssertEqual(all.float(at: shown).margin, margin, accuracy: 1e-9)
            // What is seen ends where the finger has it.
            let float = all.float(at: shown)
            XCTAssertEqual(float.reach(of: all.seenContent(at: shown)), shown, accuracy: 1e-9)
        }
        XCTAssertEqual(all.float(at: 0).margin, 8, "below the smallest detent it is as there")
        XCTAssertEqual(all.seenContent(at: 0), 425, accuracy: 1e-9)
        XCTAssertEqual(all.float(at: 900).margin, 0)
        XCTAssertEqual(all.contentLength(at: 900), 900)
    }

    func testOfASheetThatIsNeverWholeTheContentGrowsBeyondTheLargestDetent() async {
        let all = lengths([.height(391)])
        XCTAssertEqual(all.contentLength(at: all.largest.length), 425, accuracy: 1e-9)
        XCTAssertEqual(all.contentLength(at: all.largest.length + 377), 425 + 393, accuracy: 1e-9)
    }

    func testADetentThatResizesHasTheLengthThatIsSeen() async {
        let all = lengths([.height(191).resizingContent(), .height(391).resizingContent(), .fraction(1)])
        for shown in stride(from: all.smallest.length, through: all.entries[1].length, by: 20) {
            XCTAssertEqual(all.contentLength(at: shown), all.seenContent(at: shown), accuracy: 1e-9)
        }
    }

    func testTheEndsAreInOrderInEveryContainer() async {
        for whole in stride(from: CGFloat(1), through: 1_400, by: 37) {
            for breadth in stride(from: CGFloat(1), through: 1_000, by: 53) {
                let all = SheetDetentLengths(
                    [.height(20), .height(90), .height(140), .fraction(0.5), .fraction(0.97), .fraction(1)],
                    whole: whole,
                    near: 34, far: 59, content: 300, floatingBreadth: breadth)
                XCTAssertEqual(all.entries.map(\.length), all.entries.map(\.length).sorted())
                XCTAssertEqual(all.entries.map(\.content), all.entries.map(\.content).sorted())
                for shown in [-10, 0, whole / 3, whole, whole + 50] {
                    XCTAssertTrue(all.contentLength(at: shown).isFinite)
                    XCTAssertTrue((0...28).contains(all.float(at: shown).margin))
                }
            }
        }
    }

    func testWhatIsSeenIsPlacedInTheFrame() async {
        let size = CGSize(width: 393, height: 793)
        let floating = SheetCut(float: SheetFloat(margin: 8, breadth: 393), hidden: 368)
        let part = floating.part(of: size, radius: 12)
        XCTAssertEqual(part, CGRect(x: 0, y: 0, width: 393, height: 425))
        let height = 425 * 377 / 393.0
        XCTAssertEqual(floating.center(of: part, in: size).y, 425 - 8 - height / 2, accuracy: 1e-9)
        XCTAssertEqual(floating.seenPlace(in: CGRect(origin: .zero, size: size)).minY, 425 - 8 - height, accuracy: 1e-9)
        let attached = SheetCut(float: .attached, hidden: 0)
        XCTAssertEqual(attached.part(of: size, radius: 12).height, 805, "the round corners are below the screen")
        XCTAssertEqual(attached.center(of: attached.part(of: size, radius: 12), in: size).y, 402.5)
        XCTAssertEqual(attached.seenPlace(in: CGRect(origin: .zero, size: size)).minY, 0)
    }

    func testFloatingAtAnotherEdgeIsAdvisedOf() async {
        let advice = AdviceLog()
        defer { advice.close() }
        Overlay(layout: .sheet(detents: [.medium], at: .trailing)) { $0.floats = true }.check()
        Overlay(layout: .sheet(detents: [.medium])) { $0.floats = true }.check()
        Overlay(layout: .sheet(detents: [.medium], at: .trailing)) { $0.floats = false }.check()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("Float sheets at the bottom only.") == true)
    }
}
