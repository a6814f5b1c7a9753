import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what the timeline of a stack tells, to whom, and when.
@MainActor
final class StackTimelineTests: XCTestCase {
    private final class Listener: StackSubscriber {
        let place: StackPlace
        let tellsOfReturn = false
        private let note: (StackMoment) -> Void
        private(set) var changes: [StackChange] = []

        init(_ place: StackPlace = .driver, _ note: @escaping (StackMoment) -> Void) {
            (self.place, self.note) = (place, note)
        }

        func receive(_ moment: StackMoment, _ change: StackChange?) {
            change.map { changes.append($0) }
            if moment != .looked { note(moment) }
        }
    }

    func testEachMomentIsToldOnce() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        var moments: [StackMoment] = []
        let listener = Listener { moments.append($0) }
        StackTimeline.of(stand.navigation).subscribe(listener)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(moments, [.begins, .ended])
        XCTAssertEqual(listener.changes.map(\.operation), [.push])
        XCTAssertTrue(listener.changes[0].from === stand.a && listener.changes[0].to === stand.b)
        XCTAssertTrue(listener.changes[0].slidesAcross)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(moments, [.begins, .ended, .begins, .ended])
        StackTimeline.of(stand.navigation).unsubscribe(listener)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(moments.count, 4)
    }

    /// A delegate of the app's that also calls a carrier of its own feeds the timeline twice.
    func testTwoWhoFeedAChangeGiveOneMoment() async throws {
        let stand = try StackStage(showsB: false)
        let delegate = CarryingDelegate(for: stand.navigation)
        stand.navigation.delegate = delegate
        stand.navigation.transitions = .cover
        var moments: [StackMoment] = []
        let listener = Listener { moments.append($0) }
        StackTimeline.of(stand.navigation).subscribe(listener)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(moments.filter { $0 == .begins }.count, 1)
        XCTAssertEqual(moments.filter { $0 == .ended }.count, 1)
        withExtendedLifetime(delegate) {}
    }

    /// The bar comes to rest first. The driver may leave then, and restores the bar.
    func testTheBarHearsOfAnEndBeforeTheDriver() async throws {
        for places in [[StackPlace.bar, .driver], [.driver, .bar]] {
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            var heard: [StackPlace] = []
            let listeners = places.map { place in
                Listener(place) { if $0 == .ended { heard.append(place) } }
            }
            listeners.forEach(StackTimeline.of(stand.navigation).subscribe)
            stand.push()
            try stand.stage.settle()
            XCTAssertEqual(heard, [.bar, .driver])
        }
    }

    /// UIKit ends a transition after its completion handlers, and what runs over the stack may have hidden another one.
    func testWhatWaitsIsCalledWhenNothingRuns() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let timeline = StackTimeline.of(stand.navigation)
        var calls = 0
        timeline.afterward { calls += 1 }
        XCTAssertEqual(calls, 0)
        stand.stage.turn()
        XCTAssertEqual(calls, 1, "the stack rests")

        stand.push()
        stand.stage.advance(by: 0.1)
        timeline.afterward { calls += 1 }
        stand.navigation.present(UIViewController(), animated: true)
        while stand.navigation.transitionCoordinator != nil {
            XCTAssertEqual(calls, 1)
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
        XCTAssertEqual(calls, 2)
    }

    /// A stack whose delegate tells nobody is asked.
    func testAStackThatNobodyFeedsIsAsked() async throws {
        let stand = try StackStage(showsB: false)
        let timeline = StackTimeline.of(stand.navigation)
        var moments: [StackMoment] = []
        let listener = Listener { moments.append($0) }
        timeline.subscribe(listener)
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(timeline.state, .resting(after: nil))
        timeline.look()
        XCTAssertEqual(timeline.state, .announced(1))
        XCTAssertTrue(timeline.isUnderWay)
        try stand.stage.settle()
        XCTAssertEqual(moments, [.announced, .ended])
        XCTAssertTrue(timeline.state.isResting)
    }

    /// A modal transition hides a push that begins behind it.
    func testAPushBehindAModalTransitionIsHidden() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        var moments: [StackMoment] = []
        let listener = Listener { moments.append($0) }
        StackTimeline.of(stand.navigation).subscribe(listener)
        stand.push()
        stand.navigation.present(UIViewController(), animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(moments, [.hidden])
        XCTAssertTrue(StackTimeline.of(stand.navigation).isUnderWay)
        try stand.stage.settle()
        XCTAssertEqual(moments.first, .hidden)
        XCTAssertTrue(StackTimeline.of(stand.navigation).state.isResting)
    }

    /// Somebody who nobody else retains hears of the end of what runs.
    func testASubscriberIsRetainedUntilTheEnd() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        var moments: [StackMoment] = []
        var listener: Listener? = Listener { moments.append($0) }
        weak let known = listener
        StackTimeline.of(stand.navigation).subscribe(listener!)
        stand.push()
        stand.stage.advance(by: 0.1)
        listener = nil
        XCTAssertNotNil(known)
        try stand.stage.settle()
        XCTAssertTrue(moments.contains(.ended))
        XCTAssertNil(known)
    }
}

private final class CarryingDelegate: NSObject, UINavigationControllerDelegate {
    private let carrier: BarCarrier

    init(for navigation: UINavigationController) {
        carrier = BarCarrier(for: navigation)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier.willShow(viewController, animated: animated)
    }
}
