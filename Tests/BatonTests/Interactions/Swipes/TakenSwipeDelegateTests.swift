import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests UIKit's swipes where UIKit takes its own delegates off them, because the stack's delegate brings animators (B2.40).
@MainActor
final class TakenSwipeDelegateTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func setUp() async throws {
        await MainActor.run { HeadlessQuirks.swipesLoseDelegates = true }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.swipesLoseDelegates = false }
    }

    private func swipe(_ stand: StackStage, fromEdge: Bool) throws {
        stand.stage.finger.drag(from: CGPoint(x: fromEdge ? 3 : 150, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    private var edges: [Bool] { HeadlessDevice.current.systemVersion >= 26 ? [true, false] : [true] }

    /// Each order of values, on a stack whose view is loaded before or after the first.
    private func each(_ body: (StackStage, [NavigationTransitions?], Bool, String) throws -> Void) throws {
        let values: [(String, NavigationTransitions?)] = [
            ("slide", .slide), ("mixed", .mixed), ("system", .system), ("nil", nil),
        ]
        let orders = values.flatMap { one in values.flatMap { two in values.map { [one, two, $0] } } }
        for isLoaded in [true, false] {
            for fromEdge in edges {
                for order in orders {
                    let stand = try StackStage {
                        if isLoaded { $0.loadViewIfNeeded() }
                        $0.transitions = order[0].1
                    }
                    for value in order.dropFirst() { stand.navigation.transitions = value.1 }
                    let names = order.map(\.0).joined(separator: ", ")
                    try body(stand, order.map(\.1), fromEdge, "\(names), loaded: \(isLoaded), edge: \(fromEdge)")
                }
            }
        }
    }

    func testNoOrderFreezesTheRoot() async throws {
        try each { stand, _, fromEdge, note in
            try swipe(stand, fromEdge: fromEdge)
            XCTAssertEqual(stand.titles, ["A"], note)
            try swipe(stand, fromEdge: fromEdge)
            stand.push()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], note)
            XCTAssertEqual(HeadlessLog.warnings, [], note)
        }
    }

    func testUIKitsRulesHoldInEveryOrder() async throws {
        try each { stand, _, fromEdge, note in
            stand.b.navigationItem.hidesBackButton = true
            try swipe(stand, fromEdge: fromEdge)
            XCTAssertEqual(stand.titles, ["A", "B"], note)
            stand.b.navigationItem.hidesBackButton = false
            stand.navigation.setNavigationBarHidden(true, animated: false)
            try swipe(stand, fromEdge: fromEdge)
            XCTAssertEqual(stand.titles, ["A", "B"], note)
        }
    }

    /// What the app sets is its own, also no delegate.
    func testWhatTheAppHasSetIsGivenBack() async throws {
        let app = SwipeAnswers()
        for delegate in [app, nil] {
            for sets in ["before", "meanwhile"] {
                let stand = try StackStage {
                    $0.loadViewIfNeeded()
                    if sets == "before" { $0.interactivePopGestureRecognizer?.delegate = delegate }
                    $0.transitions = .slide
                    if sets == "meanwhile" { $0.interactivePopGestureRecognizer?.delegate = delegate }
                }
                stand.push(TestScreen("C"))
                try stand.stage.settle()
                stand.navigation.transitions = nil
                XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === delegate, sets)
            }
        }
    }

    func testUIKitsOwnDelegateIsGivenBackWhereItWasSeen() async throws {
        let stand = try StackStage()
        let own = try stand.navigation.systemSwipes.map { try XCTUnwrap($0.delegate) }
        for value in [NavigationTransitions.slide, .mixed, .system] {
            stand.navigation.transitions = value
            stand.navigation.transitions = nil
            for (swipe, own) in zip(stand.navigation.systemSwipes, own) { XCTAssertTrue(swipe.delegate === own) }
        }
    }
}
