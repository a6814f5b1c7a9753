import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen says where the swipe back begins on it, whoever animates the pop.
@MainActor
final class ScreenSwipeAreaTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func swipe(_ stand: StackStage, from start: CGFloat = 2) throws {
        stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    private let all: [NavigationTransitions] = [.slide, .system]

    func testNoSwipeLeavesAScreenThatIsOff() async throws {
        for transitions in all {
            let stand = try StackStage { $0.transitions = transitions }
            stand.b.navigationItem.swipeArea = .off
            for start in [2, 200] {
                try swipe(stand, from: CGFloat(start))
                XCTAssertEqual(stand.titles, ["A", "B"], "from \(start)")
            }
            // It counts for that screen only, also when the screen has been below another one.
            stand.push(TestScreen("C"))
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.b.navigationItem.swipeArea = nil
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testASwipeLeavesAScreenInAStackThatIsOff() async throws {
        for transitions in all {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions.swipe(.off) }
            stand.b.navigationItem.swipeArea = .edge
            stand.push()
            try stand.stage.settle()
            try swipe(stand, from: 200)
            XCTAssertEqual(stand.titles, ["A", "B"])
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
            // Also one that says so later.
            let late = TestScreen("C")
            stand.push(late)
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "C"])
            late.navigationItem.swipeArea = .edge
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testAWidthCountsFromTheEdgeThatIsSeen() async {
        let screen = UIViewController()
        screen.view.bounds = CGRect(x: 100, y: 0, width: 390, height: 844)
        let area = SwipeArea.edge(width: 60)
        XCTAssertTrue(area.contains(CGPoint(x: 150, y: 0), of: screen))
        XCTAssertFalse(area.contains(CGPoint(x: 170, y: 0), of: screen))
    }

    func testAScreenAllowsItsContent() async throws {
        let stand = try StackStage { $0.transitions = .slide.swipe(.edge) }
        try swipe(stand, from: 200)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.b.navigationItem.swipeArea = .content
        try swipe(stand, from: 200)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAnEdgeWithAWidth() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try StackStage(device) { $0.transitions = .slide.swipe(.edge(width: 60)) }
            let place = { (way: CGFloat) in CGPoint(x: device.layoutDirection == .rightToLeft ? 390 - way : way, y: 400)
            }
            stand.stage.finger.drag(from: place(70), to: place(380), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.stage.finger.drag(from: place(50), to: place(380), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testASwipeOfTheAppsOwnFollowsIt() async throws {
        let swipe = SwipePop()
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
        delegate.interaction = { swipe.interaction.isBeginning ? swipe.interaction : nil }
        let stand = try StackStage { $0.delegate = delegate }
        swipe.attach(to: stand.navigation)
        stand.b.navigationItem.swipeArea = .off
        try self.swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.b.navigationItem.swipeArea = nil
        try self.swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }
}
