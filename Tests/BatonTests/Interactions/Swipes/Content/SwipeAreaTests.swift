import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests where swipes may begin, UIKit's own in the content among them (B16.1 to B16.3, B16.15).
@MainActor
final class SwipeAreaTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static var devices: [HeadlessDevice] { [.phone, .phone.rightToLeft] }

    /// The upper half of a screen.
    private static let upperHalf = SwipeArea.part { point, screen in point.y < screen.view.bounds.midY }

    /// UIKit has a swipe in the content from iOS 26 on.
    private var hasContentSwipe: Bool { HeadlessDevice.current.systemVersion >= 26 }

    /// Swipes towards the trailing edge, and returns whether a screen was popped.
    private func pops(_ stand: StackStage, from start: CGFloat, at y: CGFloat) throws -> Bool {
        let before = stand.navigation.viewControllers.count
        let isMirrored = stand.stage.device.layoutDirection == .rightToLeft
        let place = { (way: CGFloat) in CGPoint(x: isMirrored ? 390 - way : way, y: y) }
        stand.stage.finger.drag(from: place(start), to: place(385), in: 0.2)
        try stand.stage.settle()
        return stand.navigation.viewControllers.count < before
    }

    private func stand(_ transitions: NavigationTransitions, _ device: HeadlessDevice) throws -> StackStage {
        try StackStage(device) { $0.transitions = transitions }
    }

    func testUIKitsOwnSwipeInTheContentIsKeptInTheArea() async throws {
        for device in Self.devices {
            for (area, upper, lower) in [
                (SwipeArea.automatic, hasContentSwipe, hasContentSwipe),
                (.content, hasContentSwipe, hasContentSwipe),
                (.edge, false, false), (Self.upperHalf, hasContentSwipe, false),
            ] {
                let system = NavigationTransitions.system.swipe(area)
                XCTAssertEqual(try pops(stand(system, device), from: 150, at: 250), upper, "\(area)")
                XCTAssertEqual(try pops(stand(system, device), from: 150, at: 600), lower, "\(area)")
                XCTAssertTrue(try pops(stand(system, device), from: 2, at: 600), "from the edge, \(area)")
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testBatonsOwnSwipeBeginsInThePartThatTheClosureNames() async throws {
        for device in Self.devices {
            let slide = NavigationTransitions.slide.swipe(Self.upperHalf)
            XCTAssertTrue(try pops(stand(slide, device), from: 150, at: 250))
            XCTAssertFalse(try pops(stand(slide, device), from: 150, at: 600))
            XCTAssertTrue(try pops(stand(slide, device), from: 2, at: 600), "from the edge")
        }
    }

    func testInAMixedStackTheAreaHoldsForBothKindsOfPops() async throws {
        for pop in [TransitionChoice.system, .slide] {
            let mixed = NavigationTransitions(push: .slide, pop: pop).swipe(Self.upperHalf)
            let inside = try pops(stand(mixed, .phone), from: 150, at: 250)
            XCTAssertEqual(inside, pop.isSystem ? hasContentSwipe : true)
            XCTAssertFalse(try pops(stand(mixed, .phone), from: 150, at: 600))
        }
    }

    /// A stack in a form sheet or a column. An edge pan begins at the edge of the screen only.
    func testASwipeBeginsAtTheEdgeOfAStackInsideTheWindow() async throws {
        for device in Self.devices {
            for (way, area, isPopped) in [
                (CGFloat(10), SwipeArea.edge, true), (80, .edge, false), (80, .content, true), (10, .automatic, true),
            ] {
                let (lower, upper) = (TestScreen("Lower"), TestScreen("Upper"))
                let stack = UINavigationController(rootViewController: lower)
                stack.pushViewController(upper, animated: false)
                stack.transitions = .slide.swipe(area)
                let column = UIViewController()
                let isMirrored = device.layoutDirection == .rightToLeft
                column.addChild(stack)
                column.view.addSubview(stack.view)
                stack.view.frame = CGRect(x: isMirrored ? 0 : 60, y: 0, width: 330, height: 844)
                stack.didMove(toParent: column)
                let stage = Stage(device, root: column)
                try stage.settle()
                let place = { (way: CGFloat) in CGPoint(x: isMirrored ? 330 - way : 60 + way, y: 400) }
                stage.finger.drag(from: place(way), to: place(320), in: 0.2)
                try stage.settle()
                XCTAssertEqual(stack.viewControllers.count, isPopped ? 1 : 2, "\(area) from \(way), \(isMirrored)")
            }
        }
    }

    func testThePlaceWhereTheFingerLandsCounts() async throws {
        // The drag leaves the upper half before it is recognised, and begins in it.
        let stand = try stand(.system.swipe(Self.upperHalf), .phone)
        stand.stage.finger.drag(from: CGPoint(x: 150, y: 421.5), to: CGPoint(x: 385, y: 460), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, hasContentSwipe ? ["A"] : ["A", "B"])
    }

    func testThePointIsInTheViewOfTheTopScreen() async throws {
        var points: [CGPoint] = []
        var screens: [UIViewController] = []
        let area = SwipeArea.part { point, screen in
            points.append(point)
            screens.append(screen)
            return false
        }
        let stand = try stand(.slide.swipe(area), .phone)
        stand.b.view.bounds.origin = CGPoint(x: 0, y: 100)
        _ = try pops(stand, from: 150, at: 250)
        XCTAssertEqual(points, [CGPoint(x: 150, y: 350)])
        XCTAssertTrue(screens.allSatisfy { $0 === stand.b })
    }

    /// A delegate that the app has given to UIKit's swipe is asked only inside of the area.
    func testTheAreaHoldsForADelegateOfTheApps() async throws {
        final class Always: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        guard hasContentSwipe else { return }
        for (area, isPopped) in [(SwipeArea.automatic, true), (.edge, false)] {
            let always = Always()
            let stand = try stand(.system.swipe(area), .phone)
            stand.navigation.contentPopRecognizer?.delegate = always
            stand.push(TestScreen("C"))
            try stand.stage.settle()
            XCTAssertEqual(try pops(stand, from: 150, at: 400), isPopped, "\(area)")
        }
    }

    // MARK: Views that use drags

    /// Adds a view to B that uses drags, with a button in it.
    private func addMap(to screen: UIViewController) -> UIView {
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        map.addSubview(UIView(frame: CGRect(x: 100, y: 50, width: 190, height: 100)))
        screen.view.addSubview(map)
        map.usesDragsItself = true
        return map
    }

    func testAViewThatUsesDragsKeepsThemFromUIKitsSwipe() async throws {
        for device in Self.devices {
            let stand = try stand(.system, device)
            let map = addMap(to: stand.b)
            XCTAssertFalse(try pops(stand, from: 150, at: 400), "on the button in it")
            XCTAssertFalse(try pops(stand, from: 50, at: 320), "beside the button")
            XCTAssertEqual(try pops(stand, from: 150, at: 600), hasContentSwipe, "beside it")
            if stand.titles == ["A"] { stand.push() }
            try stand.stage.settle()
            XCTAssertTrue(try pops(stand, from: 2, at: 400), "from the edge")
            stand.push()
            try stand.stage.settle()
            map.usesDragsItself = false
            XCTAssertEqual(try pops(stand, from: 150, at: 400), hasContentSwipe, "no longer")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testAScreenThatIsPushedLaterKeepsItsDrags() async throws {
        for transitions in [NavigationTransitions.system, .slide] {
            let stand = try stand(transitions, .phone)
            let drawing = TestScreen("Drawing")
            drawing.view.usesDragsItself = true
            stand.push(drawing)
            try stand.stage.settle()
            XCTAssertFalse(try pops(stand, from: 150, at: 400))
            XCTAssertTrue(try pops(stand, from: 2, at: 400), "from the edge")
        }
    }

    func testEachOfSeveralViewsThatUseDragsCounts() async throws {
        let stand = try stand(.system, .phone)
        let map = addMap(to: stand.b)
        let drawing = addMap(to: stand.b)
        drawing.frame.origin.y = 520
        drawing.usesDragsItself = false
        XCTAssertFalse(try pops(stand, from: 150, at: 400), "in the map")
        XCTAssertEqual(try pops(stand, from: 150, at: 600), hasContentSwipe, "in the drawing")
        withExtendedLifetime(map) {}
    }

    /// What UIKit's swipe does on a control is UIKit's.
    func testOnlyWhatTheAppHasSaidCounts() async throws {
        var popped: [Bool] = []
        for hasTransitions in [false, true] {
            let stand = try StackStage { if hasTransitions { $0.transitions = .system } }
            let map = addMap(to: stand.b)
            let control = UISegmentedControl(items: ["1", "2"])
            control.frame = CGRect(x: 0, y: 550, width: 390, height: 100)
            stand.b.view.addSubview(control)
            try stand.stage.settle()
            popped.append(try pops(stand, from: 150, at: 600))
            withExtendedLifetime(map) {}
        }
        XCTAssertEqual(popped, [hasContentSwipe, hasContentSwipe])
    }

    func testUIKitsDelegatesStayWhileNoViewUsesDrags() async throws {
        let stand = try stand(.system, .phone)
        let recognizers = stand.navigation.systemSwipes
        XCTAssertTrue(recognizers.allSatisfy { !($0.delegate is SwipePermissionDelegate) })
        addMap(to: stand.b).usesDragsItself = true
        XCTAssertTrue(recognizers.allSatisfy { $0.delegate is SwipePermissionDelegate })
        stand.b.view.subviews.last?.removeFromSuperview()
        stand.push(TestScreen("C"))
        try stand.stage.settle()
        XCTAssertTrue(recognizers.allSatisfy { !($0.delegate is SwipePermissionDelegate) })
    }

    /// The place of a scroll is that of the pointer, and not that of the touch before.
    func testAScrollBeginsWhereThePointerIs() async throws {
        guard hasContentSwipe else { return }
        for usesArea in [true, false] {
            let stand = try stand(usesArea ? .system.swipe(Self.upperHalf) : .system, .phone)
            let map = addMap(to: stand.b)
            map.frame = CGRect(x: 0, y: 422, width: 390, height: 422)
            let swipe = try XCTUnwrap(stand.navigation.contentPopRecognizer)
            let delegate = try XCTUnwrap(swipe.delegate as? SwipePermissionDelegate)
            stand.stage.finger.tap(at: CGPoint(x: 150, y: 600))
            XCTAssertFalse(delegate.gestureRecognizerShouldBegin(swipe), "the place of the touch")
            (swipe as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
            HeadlessTouches.scrollBegan(at: CGPoint(x: 150, y: 250), in: stand.stage.window)
            XCTAssertNil(delegate.landing)
            XCTAssertNil(delegate.touched)
            XCTAssertTrue(delegate.gestureRecognizerShouldBegin(swipe), "the place of the pointer")
            HeadlessTouches.scrollEnded(in: stand.stage.window)
            try stand.stage.settle()
        }
    }

    func testTheLogSaysWhyUIKitsSwipeDidNotBegin() async throws {
        let stand = try stand(.system.swipe(.edge), .phone)
        XCTAssertFalse(try pops(stand, from: 150, at: 400))
        let lines = stand.driver?.decisions.filter { $0.contains("outside of the area") } ?? []
        XCTAssertEqual(lines.count, hasContentSwipe ? 1 : 0)
    }

    /// System means untouched.
    func testWithoutAnAreaUIKitsDelegatesStay() async throws {
        let plain = try StackStage()
        let swipes = plain.navigation.systemSwipes
        let types = swipes.map { $0.delegate.map { "\(type(of: $0))" } }
        plain.navigation.transitions = .system.swipe()
        plain.push(TestScreen("C"))
        try plain.stage.settle()
        XCTAssertEqual(swipes.map { $0.delegate.map { "\(type(of: $0))" } }, types)
        plain.navigation.transitions = .system.swipe(.edge)
        plain.push(TestScreen("D"))
        try plain.stage.settle()
        XCTAssertTrue(swipes.allSatisfy { $0.delegate is SwipePermissionDelegate })
        plain.navigation.transitions = nil
        XCTAssertEqual(swipes.map { $0.delegate.map { "\(type(of: $0))" } }, types)
    }
}
