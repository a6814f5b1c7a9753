import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what happens where an element cannot travel: it fades in its place, and a line of advice says why.
@MainActor
final class SharingRulesTests: AnyDesignTestCase {
    private let even = UICubicTimingParameters(animationCurve: .linear)
    private var log: AdviceLog?

    override func tearDown() async throws {
        await MainActor.run { log?.close() }
    }

    private func stage(_ elements: SharedElement...) throws -> SharingStage {
        var style = TransitionStyle.slide.duration(0.4).timing(even)
        style.shared = elements
        let stand = try SharingStage(.stack, style)
        log = AdviceLog()
        return stand
    }

    private var advice: [String] { log?.lines ?? [] }

    /// Returns the alphas of the only traveller, with its frame at the middle of the way.
    private func fade(in stand: SharingStage) throws -> (start: Double, middle: Double, frame: CGRect) {
        let inside = try XCTUnwrap(stand.travellers.first?.subviews.last)
        XCTAssertEqual(stand.travellers.count, 1)
        let start = inside.seenAlpha
        stand.stage.advance(by: 0.2)
        return (start, inside.seenAlpha, inside.frameInWindow)
    }

    func testAnElementOfTheEnteringScreenAloneFadesInInItsPlace() async throws {
        let stand = try stage("cover")
        stand.lower.shared = [:]
        stand.goForward()
        let fade = try fade(in: stand)
        XCTAssertEqual(fade.start, 0, accuracy: 0.01)
        XCTAssertEqual(fade.middle, 0.5, accuracy: 0.02)
        XCTAssertEqual(fade.frame, SharingStage.target, "it does not slide along")
        XCTAssertEqual(advice, [])
        try stand.stage.settle()
        XCTAssertEqual(stand.seen, ["target"])
    }

    func testAnElementOfTheLeavingScreenAloneFadesOutInItsPlace() async throws {
        let stand = try stage("cover")
        stand.upper.shared = [:]
        stand.goForward()
        let fade = try fade(in: stand)
        XCTAssertEqual(fade.start, 1, accuracy: 0.01)
        XCTAssertEqual(fade.middle, 0.5, accuracy: 0.02)
        XCTAssertEqual(fade.frame, SharingStage.source)
        try stand.stage.settle()
        XCTAssertNil(stand.source.mask)
    }

    func testAnElementThatNoScreenShowsIsNothing() async throws {
        let stand = try stage("other")
        stand.goForward()
        XCTAssertEqual(stand.travellers, [])
        XCTAssertEqual(stand.seen, ["source", "target"])
        try stand.stage.settle()
        XCTAssertEqual(advice, [])
    }

    /// Each of these has no place from which it could travel.
    func testAViewWithoutAPlaceFadesOnTheOtherScreenWithAdvice() async throws {
        let changes: [(String, (SharingStage) -> Void)] = [
            ("no size", { $0.source.frame.size = .zero }),
            ("out of sight", { $0.source.frame.origin.y = 2_000 }),
            ("in the window", { $0.source.removeFromSuperview() }),
            ("a whole screen", { $0.lower.shared["cover"] = $0.lower.view }),
        ]
        for (words, change) in changes {
            let stand = try stage("cover")
            change(stand)
            stand.goForward()
            XCTAssertEqual(advice.count, 1, words)
            XCTAssertTrue(advice.first?.contains(words) == true, "\(words): \(advice)")
            let fade = try fade(in: stand)
            XCTAssertEqual(fade.start, 0, accuracy: 0.01, words)
            try stand.stage.settle()
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertNil(stand.lower.view.mask)
        }
    }

    /// The screen is not there to be scrolled, so that the advice names the other way out too.
    func testASourceThatARotationHasHiddenGetsAdviceThatHoldsForIt() async throws {
        let stand = try stage("cover")
        stand.source.frame.origin.y = 600
        stand.stage.rotate()
        try stand.stage.settle()
        stand.goForward()
        XCTAssertEqual(advice.count, 1)
        XCTAssertTrue(
            advice.first?.contains("Return nil where the screen does not show it, as after a rotation.") == true,
            "\(advice)")
        try stand.stage.settle()
    }

    func testAnElementThatIsNamedTwiceTravelsOnceWithAdvice() async throws {
        let stand = try stage("cover", "cover")
        stand.goForward()
        XCTAssertEqual(stand.travellers.count, 1)
        XCTAssertTrue(advice.first?.contains("shared twice") == true, "\(advice)")
    }

    func testAViewOfTwoElementsTravelsOnceWithAdvice() async throws {
        let stand = try stage("cover", "title")
        stand.lower.shared["title"] = stand.source
        stand.goForward()
        XCTAssertEqual(stand.travellers.count, 1)
        XCTAssertTrue(advice.first?.contains("shared twice") == true, "\(advice)")
        try stand.stage.settle()
        XCTAssertNil(stand.source.mask)
    }

    func testWhereUIKitAnimatesTheModifierHasNoEffectAndGivesAdvice() async throws {
        log = AdviceLog()
        let transitions = NavigationTransitions.system.sharing("cover")
        XCTAssertTrue(transitions.push.isSystem)
        XCTAssertEqual(advice.count, 1)
    }

    func testWithReducedMotionNothingTravels() async throws {
        var device = HeadlessDevice.phone
        device.reduceMotion = true
        let stand = try SharingStage(.stack, .slide.sharing("cover"), device)
        stand.goForward()
        XCTAssertEqual(stand.travellers, [])
        XCTAssertEqual(stand.seen.contains("source"), true)
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.source.frameInWindow, SharingStage.source, "the screens only fade")
        try stand.stage.settle()
        XCTAssertEqual(stand.seen, ["target"])
    }

    /// The app's own mask of a view is there again afterwards, also one that it sets meanwhile.
    func testTheAppsMaskIsKept() async throws {
        let (first, second) = (UIView(), UIView())
        let stand = try stage("cover")
        first.backgroundColor = .black
        (stand.source.mask, stand.target.mask) = (first, first)
        stand.goForward()
        stand.target.mask = second
        try stand.stage.settle()
        XCTAssertTrue(stand.source.mask === first)
        XCTAssertTrue(stand.target.mask === second)
    }

    func testTheScreenInsideAContainerIsAsked() async throws {
        let lower = SharingScreen("Lower")
        lower.share("cover", at: SharingStage.source)
        let detail = SharingScreen("Detail")
        detail.share("cover", at: SharingStage.target)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: lower)]
        let stage = Stage(root: tabs)
        try stage.settle()
        tabs.present(UINavigationController(rootViewController: detail), using: .cover.sharing("cover"))
        stage.turn()
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }.count, 1)
        XCTAssertEqual([lower.questions, detail.questions], [1, 1])
        try stage.settle()
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }, [])
    }

    func testLaterElementsTravelAboveEarlierOnesAndSomeAboveTheBars() async throws {
        let stand = try stage("cover", "title", SharedElement("button", aboveBars: true))
        for name in ["title", "button"] {
            stand.lower.share(name, at: CGRect(x: 20, y: 400, width: 50, height: 50))
            stand.upper.share(name, at: CGRect(x: 20, y: 10, width: 50, height: 50))
        }
        stand.goForward()
        let travellers = stand.travellers
        XCTAssertEqual(travellers.count, 3)
        let stack = try XCTUnwrap(stand.navigation?.view)
        XCTAssertTrue(travellers.last?.superview === stack, "above the bar")
        XCTAssertTrue(travellers[0].superview === travellers[1].superview)
        XCTAssertFalse(travellers[0].superview === stack)
        let last = try XCTUnwrap(travellers.last?.subviews.last)
        XCTAssertEqual(last.frameInWindow.minY, 400, accuracy: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }
}
