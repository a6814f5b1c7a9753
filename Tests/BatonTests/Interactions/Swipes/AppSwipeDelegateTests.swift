import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests delegates that the app sets on UIKit's swipes: the one from the edge and, from iOS 26 on, the one in the content.
@MainActor
final class AppSwipeDelegateTests: GenerationTestCase {
    /// One of UIKit's swipes, in one reading direction.
    @MainActor
    private struct Swipe {
        let isFromEdge: Bool
        let isMirrored: Bool

        static var all: [Swipe] {
            let edges = HeadlessDevice.current.systemVersion >= 26 ? [true, false] : [true]
            return edges.flatMap {
                [Swipe(isFromEdge: $0, isMirrored: false), Swipe(isFromEdge: $0, isMirrored: true)]
            }
        }

        var name: String { (isFromEdge ? "edge" : "content") + (isMirrored ? ", mirrored" : "") }
        var device: HeadlessDevice { isMirrored ? .phone.rightToLeft : .phone }

        func recognizer(of navigation: UINavigationController) -> UIGestureRecognizer? {
            isFromEdge ? navigation.interactivePopGestureRecognizer : navigation.contentPopRecognizer
        }

        func point(_ way: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? 390 - way : way, y: 400) }

        @MainActor
        func play(on stand: StackStage) throws {
            stand.stage.finger.drag(from: point(isFromEdge ? 3 : 150), to: point(375), in: 0.3)
            try stand.stage.settle()
        }
    }

    private let app = SwipeAnswers()

    private func each(_ check: (Swipe) throws -> Void) rethrows { try Swipe.all.forEach(check) }

    // MARK: Orders

    private typealias Step = (name: String, perform: (UINavigationController) -> Void)

    /// Installs, leaves and sets delegates in every order, swipes at the root, and pushes.
    func testNoOrderFreezesTheRoot() async throws {
        try each { swipe in
            let ends: [Step] = [("system", { $0.transitions = .system }), ("leave", { $0.transitions = nil })]
            let steps: [Step] =
                ends + [
                    ("baton", { $0.transitions = .slide }),
                    ("app", { swipe.recognizer(of: $0)?.delegate = self.app }),
                    ("nil", { swipe.recognizer(of: $0)?.delegate = nil }),
                ]
            let pairs = steps.flatMap { first in steps.map { [first, $0] } }
            let triples = swipe.isMirrored ? [] : pairs.flatMap { pair in ends.map { pair + [$0] } }
            for order in pairs + triples { try checkRoot(after: order, swipe) }
        }
    }

    private func checkRoot(after order: [Step], _ swipe: Swipe) throws {
        let name = order.map(\.name).joined(separator: ", ") + ", \(swipe.name)"
        let stand = try StackStage(swipe.device, showsB: false)
        for step in order { step.perform(stand.navigation) }
        stand.push()
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        if stand.navigation.transitions?.bringsAnimators != true,
            let last = order.last(where: { ["app", "nil"].contains($0.name) })
        {
            // Without Baton's animators the stack is the app's. A delegate that begins at the root freezes it (B2.44).
            let delegate = swipe.recognizer(of: stand.navigation)?.delegate
            return XCTAssertTrue(delegate === (last.name == "app" ? app : nil), name)
        }
        try swipe.play(on: stand)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"], name)
        try swipe.play(on: stand)
        XCTAssertEqual(stand.titles, ["A"], name)
        XCTAssertEqual(HeadlessLog.warnings, [], name)
    }

    // MARK: Asked and given back

    /// A stack in which Baton animates other screens than B.
    private func mixedStack(_ swipe: Swipe) throws -> StackStage {
        try StackStage(swipe.device) {
            $0.loadViewIfNeeded()
            swipe.recognizer(of: $0)?.delegate = app
            $0.transitions = .cover
            $0.transitions?.choose = { _ in .system }
        }
    }

    func testADelegateOfTheAppsIsAskedAndGivenBack() async throws {
        try each { swipe in
            let stand = try mixedStack(swipe)
            XCTAssertTrue(swipe.recognizer(of: stand.navigation)?.delegate is SwipePermissionDelegate)
            stand.navigation.setNavigationBarHidden(true, animated: false)
            app.answer = false
            try swipe.play(on: stand)
            XCTAssertEqual(stand.titles, ["A", "B"], swipe.name)
            app.answer = true
            try swipe.play(on: stand)
            XCTAssertEqual(stand.titles, ["A"], "the app has replaced UIKit's checks, \(swipe.name)")
            stand.navigation.transitions = nil
            XCTAssertTrue(swipe.recognizer(of: stand.navigation)?.delegate === app)
        }
    }

    /// Many screens set it in `viewDidAppear`, after everything else.
    func testADelegateThatTheTopScreenSetsStartsNoSecondPop() async throws {
        try each { swipe in
            let c = TestScreen("C")
            let stand = try StackStage(swipe.device) {
                $0.transitions = .slide
                $0.pushViewController(c, animated: false)
            }
            let recognizer = swipe.recognizer(of: stand.navigation)
            recognizer?.delegate = app
            stand.stage.finger.down(at: swipe.point(swipe.isFromEdge ? 3 : 150))
            stand.stage.finger.drag(to: swipe.point(200), in: 0.3)
            let batons = [stand.driver?.contentSwipeRecognizer, stand.driver?.edgeSwipeRecognizer]
            XCTAssertEqual(batons[swipe.isFromEdge ? 1 : 0]?.state, .changed, swipe.name)
            XCTAssertEqual(recognizer?.state, .possible, swipe.name)
            stand.stage.finger.drag(to: swipe.point(375), in: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], swipe.name)
            XCTAssertEqual(HeadlessLog.warnings, [])
            stand.navigation.transitions = nil
            XCTAssertTrue(recognizer?.delegate === app)
        }
    }

    /// Without a delegate a recognizer begins, and waits for no other.
    func testWhileADelegateOfTheAppsHasGoneTheWrapperAnswersAsNone() async throws {
        try each { swipe in
            let stand = try StackStage(swipe.device)
            let recognizer = try XCTUnwrap(swipe.recognizer(of: stand.navigation))
            do {
                let short = SwipeAnswers()
                recognizer.delegate = short
                stand.navigation.transitions = .slide
            }
            let wrapper = try XCTUnwrap(recognizer.delegate as? SwipePermissionDelegate)
            let other = UITapGestureRecognizer()
            XCTAssertTrue(wrapper.formerAllows)
            XCTAssertFalse(wrapper.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other))
            XCTAssertFalse(wrapper.gestureRecognizer(recognizer, shouldRequireFailureOf: other))
            XCTAssertFalse(wrapper.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other))
        }
    }

    // MARK: Other queries

    func testQueriesAboutOtherRecognizersReachTheWrappedDelegate() async throws {
        try each { swipe in
            let app = SwipeAnswers()
            let stand = try StackStage(swipe.device) {
                $0.loadViewIfNeeded()
                swipe.recognizer(of: $0)?.delegate = app
                $0.transitions = .slide
            }
            let wrapper = try XCTUnwrap(swipe.recognizer(of: stand.navigation)?.delegate)
            let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
            app.answersQueries = true
            XCTAssertTrue(wrapper.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
            XCTAssertTrue(wrapper.gestureRecognizer(one, shouldRequireFailureOf: other))
            XCTAssertTrue(wrapper.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
            XCTAssertEqual(app.queries, ["simultaneously", "require", "required"])
        }
    }

    func testAWrappedDelegateRefusesTouchesAndEvents() async throws {
        try each { swipe in
            for (touches, events) in [(false, true), (true, false), (true, true)] {
                let stand = try mixedStack(swipe)
                (app.receivesTouches, app.receivesEvents) = (touches, events)
                try swipe.play(on: stand)
                XCTAssertEqual(stand.titles, touches && events ? ["A"] : ["A", "B"], swipe.name)
            }
            XCTAssertTrue(app.queries.contains("touch") && app.queries.contains("event"))
        }
    }
}
