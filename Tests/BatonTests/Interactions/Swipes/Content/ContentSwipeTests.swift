import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the swipe in the content where Baton animates the pop, and what it yields to.
@MainActor
final class ContentSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func stack(_ area: SwipeArea = .content, _ device: HeadlessDevice = .phone) throws -> StackStage {
        try StackStage(device) { $0.transitions = NavigationTransitions(.slide).swipe(area) }
    }

    private let directions = [HeadlessDevice.phone, .phone.rightToLeft]

    /// Returns a point at a distance from the leading edge.
    private func point(_ stand: StackStage, _ way: CGFloat, _ y: CGFloat = 400) -> CGPoint {
        CGPoint(x: stand.stage.device.layoutDirection == .rightToLeft ? 390 - way : way, y: y)
    }

    private func swipe(_ stand: StackStage, from start: CGFloat = 150, to end: CGFloat = 385) throws {
        stand.stage.finger.drag(from: point(stand, start), to: point(stand, end, 402), in: 0.2)
        try stand.stage.settle()
    }

    /// Shows a view in the middle of B, where the finger lands.
    private func add<View: UIView>(_ view: View, to stand: StackStage) throws -> View {
        view.frame = CGRect(x: 20, y: 300, width: 350, height: 200)
        stand.b.view.addSubview(view)
        try stand.stage.settle()
        return view
    }

    func testItBeginsByDefaultWhereTheSystemsDoes() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for (area, pops) in [(SwipeArea.automatic, isNew), (.edge, false), (.content, true)] {
            let stand = try stack(area)
            try swipe(stand)
            XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"], "\(area)")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testAModifierKeepsWhatItDoesNotSet() async throws {
        let asks = NavigationTransitions(.slide).swipe(.content).swipe(shouldBegin: { $0.from.title != "B" })
        let stand = try StackStage { $0.transitions = asks }
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"], "the closure returns false")
        stand.b.title = "Other"
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"], "the area is still the content")
        let pop = ScreenChange(.pop, from: stand.a, to: stand.b)
        let other = ScreenChange(.pop, from: TestScreen("B"), to: stand.a)
        XCTAssertTrue(asks.swipe(.edge).swipe.shouldBegin(pop))
        XCTAssertFalse(asks.swipe(.edge).swipe.shouldBegin(other))
        XCTAssertFalse(asks.swipe(.off).swipe(.edge).swipe.area.isOff)
    }

    func testTheScreenFollowsTheFinger() async throws {
        let stand = try stack()
        stand.stage.finger.down(at: CGPoint(x: 100, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
        let seen = stand.b.view.seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX - seen, 100, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    func testOnlyADragToTheTrailingEdgeBegins() async throws {
        for end in [CGPoint(x: 20, y: 400), CGPoint(x: 260, y: 700), CGPoint(x: 200, y: 100)] {
            let stand = try stack()
            stand.stage.finger.drag(from: CGPoint(x: 200, y: 400), to: end, in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "\(end)")
        }
    }

    func testInRightToLeftItLeadsToTheLeft() async throws {
        let stand = try stack(.content, .phone.rightToLeft)
        try swipe(stand, from: 250, to: 10)
        XCTAssertEqual(stand.titles, ["A", "B"])
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testItDoesNotBeginOnTheBars() async throws {
        let stand = try stack()
        stand.stage.finger.drag(from: CGPoint(x: 150, y: 70), to: CGPoint(x: 385, y: 70), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    // MARK: Yielding

    func testAVerticalScrollViewLetsItBeginAndStillScrolls() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            let scroll = try add(UIScrollView(), to: stand)
            scroll.contentSize = CGSize(width: 350, height: 2000)
            stand.stage.finger.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 205, y: 320), in: 0.3)
            try stand.stage.settle()
            XCTAssertGreaterThan(scroll.contentOffset.y, 90)
            XCTAssertEqual(stand.titles, ["A", "B"])
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testAHorizontalScrollViewKeepsDragsWhileItCanGoThatWay() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            let scroll = try add(UIScrollView(), to: stand)
            scroll.contentSize = CGSize(width: 700, height: 200)
            scroll.contentOffset.x = 175
            stand.stage.finger.drag(from: point(stand, 100), to: point(stand, 310), in: 0.4)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            scroll.contentOffset.x = device.layoutDirection == .rightToLeft ? 350 : 0
            try stand.stage.settle()
            try swipe(stand, from: 100)
            XCTAssertEqual(stand.titles, ["A"], "it is at its end")
        }
    }

    func testSwipeActionsOfRowsComeFirst() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            let table = try add(ActionTable(), to: stand)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], "leading actions")
            table.hasLeadingActions = false
            table.reloadData()
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], "trailing actions only")
        }
    }

    func testSlidersAndSwitchesKeepTheirDrags() async throws {
        for device in directions {
            for control in [UISlider(), UISwitch(), UISegmentedControl(items: ["1", "2"])] {
                let stand = try stack(.content, device)
                let control = try add(control, to: stand)
                let isMirrored = device.layoutDirection == .rightToLeft
                let x = isMirrored ? control.frame.maxX - 16 : control.frame.minX + 16
                let start = CGPoint(x: x, y: control.frame.midY)
                stand.stage.finger.drag(from: start, to: point(stand, 380, start.y), in: 0.3)
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], "\(type(of: control))")
                if let slider = control as? UISlider { XCTAssertGreaterThan(slider.value, 0.9) }
            }
        }
    }

    /// Fills B with two pages, of which the second one is shown.
    private func addPages(to stand: StackStage) throws -> SwipedPages {
        let pages = SwipedPages()
        pages.setViewControllers([pages.screens[1]], direction: .forward, animated: false)
        stand.b.addChild(pages)
        pages.view.frame = stand.b.view.bounds
        stand.b.view.addSubview(pages.view)
        pages.didMove(toParent: stand.b)
        try stand.stage.settle()
        return pages
    }

    func testPagesTurnBackFirst() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            let pages = try addPages(to: stand)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertTrue(pages.viewControllers?.first === pages.screens[0])
            XCTAssertEqual(pages.questions, 2, "by the swipe that would have begun, and by the page controller")
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], "there is no page before")
        }
    }

    /// An app may make the page before for the answer.
    func testATouchAsksNoPageControllerForThePageBefore() async throws {
        let stand = try stack(.content)
        let pages = try addPages(to: stand)
        let before = pages.questions
        stand.stage.finger.tap(at: point(stand, 150))
        stand.stage.finger.drag(from: point(stand, 150, 400), to: point(stand, 152, 600), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(pages.questions, before)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testRecognizersThatCouldTakeTheDragComeFirst() async throws {
        for device in directions {
            let towardsTheEnd = UISwipeGestureRecognizer()
            if device.layoutDirection == .rightToLeft { towardsTheEnd.direction = .left }
            let away = UISwipeGestureRecognizer()
            away.direction = device.layoutDirection == .rightToLeft ? .right : .left
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            let off = UIPanGestureRecognizer()
            off.isEnabled = false
            let rows: [(UIGestureRecognizer, Bool)] = [
                (UIPanGestureRecognizer(), true), (towardsTheEnd, true), (press, true), (away, false), (off, false),
                (UITapGestureRecognizer(), false),
            ]
            for (recognizer, keeps) in rows {
                let stand = try stack(.content, device)
                try add(UIView(), to: stand).addGestureRecognizer(recognizer)
                try swipe(stand)
                XCTAssertEqual(stand.titles, keeps ? ["A", "B"] : ["A"], "\(type(of: recognizer))")
            }
        }
    }

    func testSelectionAfterALongPressComesFirstAndAQuickDragPops() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            try add(UIView(), to: stand).addGestureRecognizer(UILongPressGestureRecognizer())
            stand.stage.finger.down(at: point(stand, 150))
            stand.stage.finger.hold(for: 0.7)
            stand.stage.finger.drag(to: point(stand, 380), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    /// The long presses of text and of context menus fail by a drag. Others let the finger move as far as it likes.
    func testALongPressThatHasNotBegunDoesNotKeepADrag() async throws {
        let allowsBoth = AllowsBoth()
        for (content, movement) in [(UITextField(), 10), (UIScrollView(), 10), (UIView(), .infinity)]
            as [(UIView, CGFloat)]
        {
            for delegate in [nil, allowsBoth] {
                let stand = try stack()
                let press = UILongPressGestureRecognizer()
                press.allowableMovement = movement
                press.delegate = delegate
                try add(content, to: stand).addGestureRecognizer(press)
                stand.stage.finger.down(at: CGPoint(x: 150, y: 400))
                stand.stage.finger.hold(for: 0.7)
                stand.stage.finger.drag(to: CGPoint(x: 380, y: 400), in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], "it has begun, \(type(of: content))")
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A"], "\(type(of: content))")
            }
        }
    }

    func testRecognizersOfTwoFingersDoNotKeepADragOfOne() async throws {
        for device in directions {
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            let swipes = UISwipeGestureRecognizer()
            swipes.numberOfTouchesRequired = 2
            for recognizer in [pan, swipes] {
                let stand = try stack(.content, device)
                try add(UIView(), to: stand).addGestureRecognizer(recognizer)
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A"], "\(type(of: recognizer))")
            }
        }
    }

    func testAViewThatUsesDragsItselfKeepsThemExceptAtTheEdge() async throws {
        for device in directions {
            let stand = try stack(.content, device)
            let map = try add(UIView(), to: stand)
            map.usesDragsItself = true
            let button = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 200))
            map.addSubview(button)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], "also on a view inside it")
            map.frame = stand.b.view.bounds
            try swipe(stand, from: 2)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    /// A list may take a row away while the finger is on it.
    func testItBeginsOnAViewThatIsRemovedUnderTheFinger() async throws {
        let stand = try stack()
        do {
            let view = try add(UIView(), to: stand)
            stand.stage.finger.down(at: point(stand, 150))
            view.removeFromSuperview()
        }
        stand.stage.finger.drag(to: point(stand, 385), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testItDoesNotBeginOnAStackWithoutScreens() async throws {
        let stand = try stack()
        stand.navigation.viewControllers = []
        try stand.stage.settle()
        try swipe(stand, from: 2)
        XCTAssertEqual(stand.driver?.decisions.last, "the swipe did not begin: no screen")
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}

private final class AllowsBoth: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
