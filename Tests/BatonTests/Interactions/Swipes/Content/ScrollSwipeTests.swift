import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a trackpad or a mouse swipes back, by a scroll over the content.
@MainActor
final class ScrollSwipeTests: GenerationTestCase {
    private func stack(
        _ area: SwipeArea = .automatic, on device: HeadlessDevice = .phone,
        setUp: (UINavigationController) -> Void = { _ in }
    ) throws -> StackStage {
        try StackStage(device) {
            $0.transitions = NavigationTransitions(.slide).swipe(area)
            setUp($0)
        }
    }

    private func scroll(
        _ stand: StackStage, by way: CGPoint = CGPoint(x: 300, y: 0), _ type: UIScrollType = .continuous,
        at point: CGPoint = CGPoint(x: 195, y: 400)
    ) throws {
        HeadlessTouches.scrollBegan(type, at: point, in: stand.stage.window)
        for _ in 0..<20 {
            stand.stage.advance(by: 1.0 / 60)
            HeadlessTouches.scrolled(by: CGPoint(x: way.x / 20, y: way.y / 20), in: stand.stage.window)
        }
        stand.stage.advance(by: 0.2)
        HeadlessTouches.scrollEnded(in: stand.stage.window)
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAScrollBeginsInThePartOfTheContent() async throws {
        for (y, isPopped) in [(CGFloat(250), true), (600, false)] {
            let stand = try stack(.part { point, screen in point.y < screen.view.bounds.midY })
            try scroll(stand, at: CGPoint(x: 195, y: y))
            XCTAssertEqual(stand.titles, isPopped ? ["A"] : ["A", "B"], "\(y)")
        }
    }

    func testAScrollPopsFromAnywhereUnlessOnlyTheEdgeSwipes() async throws {
        for (area, pops) in [(SwipeArea.automatic, true), (.content, true), (.edge, false)] {
            for type in [UIScrollType.continuous, .discrete] {
                let stand = try stack(area)
                XCTAssertEqual(stand.driver?.contentSwipeRecognizer.allowedScrollTypesMask, .all)
                try scroll(stand, type)
                XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"], "\(area)")
            }
        }
    }

    func testTheScreenFollowsAndAShortScrollIsCancelled() async throws {
        let stand = try stack()
        HeadlessTouches.scrollBegan(at: CGPoint(x: 195, y: 400), in: stand.stage.window)
        for _ in 0..<2 {
            stand.stage.advance(by: 1.0 / 60)
            HeadlessTouches.scrolled(by: CGPoint(x: 50, y: 0), in: stand.stage.window)
            stand.stage.turn()
        }
        XCTAssertEqual(stand.b.view.seenFrame.minX, 100, accuracy: 0.5)
        stand.stage.advance(by: 0.2)
        HeadlessTouches.scrollEnded(in: stand.stage.window)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.seenFrame.minX, 0)
    }

    func testOnlyAScrollToTheTrailingEdgePops() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let sign: CGFloat = device.layoutDirection == .rightToLeft ? -1 : 1
            let stand = try stack(on: device)
            for way in [CGPoint(x: -300 * sign, y: 0), CGPoint(x: 100 * sign, y: 300), CGPoint(x: 0, y: -300)] {
                try scroll(stand, by: way)
                XCTAssertEqual(stand.titles, ["A", "B"], "\(way)")
            }
            try scroll(stand, by: CGPoint(x: 300 * sign, y: 0))
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    /// A scroll has no touch, with which a former refusal would be forgotten.
    func testARefusedScrollDoesNotRefuseTheNext() async throws {
        var allows = false
        let stand = try stack { $0.transitions?.swipe.shouldBegin = { _ in allows } }
        try scroll(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        allows = true
        try scroll(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAScrollOverWhatUsesItIsNotTaken() async throws {
        let stand = try stack()
        let wide = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
        wide.contentSize = CGSize(width: 900, height: 100)
        wide.contentOffset.x = 500
        let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
        map.usesDragsItself = true
        for view in [wide, map] { stand.b.view.addSubview(view) }
        try stand.stage.settle()
        try scroll(stand, at: CGPoint(x: 195, y: 350))
        XCTAssertLessThan(wide.contentOffset.x, 300)
        try scroll(stand, at: CGPoint(x: 195, y: 550))
        try scroll(stand, at: CGPoint(x: 195, y: 60))
        XCTAssertEqual(stand.titles, ["A", "B"], "also not over the bar")
        try scroll(stand, at: CGPoint(x: 195, y: 450))
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// It is not known whether the recognizers of UIKit's own swipes have a mask for scrolls. The stand-in's have none.
    func testNoScrollPopsWhereUIKitAnimatesOrAtTheRoot() async throws {
        let stand = try stack()
        stand.navigation.transitions?.choose = { _ in .system }
        try scroll(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions?.choose = { _ in nil }
        try scroll(stand)
        try scroll(stand)
        XCTAssertEqual(stand.titles, ["A"])
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// However the delegate is asked, the place of the pointer counts, and a refusal is forgotten. What it is asked about by a touch
    /// has to start where a finger may, and by default that is the edge before iOS 26.
    func testAScrollPopsHoweverItIsAskedAbout() async throws {
        try with("questionsOfScrolls") { name in
            var allows = false
            let stand = try stack { $0.transitions?.swipe.shouldBegin = { _ in allows } }
            let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
            map.usesDragsItself = true
            stand.b.view.addSubview(map)
            try stand.stage.settle()
            try scroll(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            allows = true
            try scroll(stand, at: CGPoint(x: 195, y: 550))
            XCTAssertEqual(stand.titles, ["A", "B"], "over the map, \(name)")
            try scroll(stand)
            let isNew = HeadlessDevice.current.systemVersion >= 26
            XCTAssertEqual(stand.titles, isNew ? ["A"] : ["A", "B"], name)
            stand.navigation.transitions?.swipe.area = .content
            if !isNew { try scroll(stand) }
            XCTAssertEqual(stand.titles, ["A"], name)
            let edge = try stack(.edge)
            try scroll(edge)
            XCTAssertEqual(edge.titles, ["A", "B"], "only the edge swipes, \(name)")
        }
    }

    func testACoveredScreenCancelsTheScroll() async throws {
        let stand = try stack()
        HeadlessTouches.scrollBegan(at: CGPoint(x: 195, y: 400), in: stand.stage.window)
        HeadlessTouches.scrolled(by: CGPoint(x: 350, y: 0), in: stand.stage.window)
        stand.stage.advance(by: 0.1)
        stand.stage.enterBackground()
        stand.stage.enterForeground()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        try scroll(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }
}
