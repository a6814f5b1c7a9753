import BatonTesting
import UIKit
import XCTest

/// Observers of notifications that are called by selectors.
@MainActor
final class NotificationSelectorTests: XCTestCase {
    private let center = NotificationCenter()
    private let changed = Notification.Name("Changed")

    func testAnObserverReceivesTheNotification() async {
        let listener = Listener()
        center.addObserver(listener, selector: "changed(_:)", name: changed, object: nil)
        center.post(name: changed, object: nil, userInfo: ["value": 3])
        center.post(name: Notification.Name("Other"), object: nil)
        XCTAssertEqual(listener.received.map(\.name), [changed])
        XCTAssertEqual(listener.received.first?.userInfo?["value"] as? Int, 3)
    }

    func testTheNameAndTheObjectDecide() async {
        let (all, one) = (Listener(), Listener())
        let (sender, other) = (NSObject(), NSObject())
        center.addObserver(all, selector: "changed(_:)", name: nil, object: nil)
        center.addObserver(one, selector: "changed(_:)", name: changed, object: sender)
        center.post(name: changed, object: sender)
        center.post(name: changed, object: other)
        center.post(name: changed, object: nil)
        center.post(name: Notification.Name("Other"), object: sender)
        XCTAssertEqual(all.received.count, 4)
        XCTAssertEqual(one.received.map { $0.object as? NSObject }, [sender])
    }

    func testARemovedObserverIsNotCalled() async {
        let listener = Listener()
        let other = Notification.Name("Other")
        for added in [changed, other] {
            center.addObserver(listener, selector: "changed(_:)", name: added, object: nil)
        }
        center.removeObserver(listener, name: changed, object: nil)
        center.post(name: changed, object: nil)
        center.post(name: other, object: nil)
        XCTAssertEqual(listener.received.map(\.name), [other])
        center.removeObserver(listener)
        center.post(name: other, object: nil)
        XCTAssertEqual(listener.received.count, 1)
    }

    func testWhatObservesWithAClosureIsRemovedAsBefore() async {
        nonisolated(unsafe) var calls = 0
        let token = center.addObserver(forName: changed, object: nil, queue: nil) { _ in calls += 1 }
        center.post(name: changed, object: nil)
        center.removeObserver(token)
        center.post(name: changed, object: nil)
        XCTAssertEqual(calls, 1)
    }

    func testNeitherTheObserverNorTheObjectIsRetained() async {
        weak var observer: Listener?
        weak var sender: NSObject?
        do {
            let (listener, object) = (Listener(), NSObject())
            (observer, sender) = (listener, object)
            center.addObserver(listener, selector: "changed(_:)", name: changed, object: object)
        }
        XCTAssertNil(observer)
        XCTAssertNil(sender)
        center.post(name: changed, object: nil)
    }

    func testANotificationOfAnotherThreadIsNotDelivered() async {
        let listener = Listener()
        center.addObserver(listener, selector: "changed(_:)", name: changed, object: nil)
        let (center, name) = (center, changed)
        await Task.detached { center.post(name: name, object: nil) }.value
        XCTAssertEqual(listener.received.count, 0)
        center.post(name: name, object: nil)
        XCTAssertEqual(listener.received.count, 1)
    }

    func testAnObserverWithoutTheMethodIsReported() async {
        HeadlessLog.reset()
        center.addObserver(Listener(), selector: "gone", name: changed, object: nil)
        XCTAssertEqual(
            HeadlessLog.warnings.first?.hasPrefix("Listener has no method for the selector gone."), true)
    }
}

private final class Listener: SelectorTable {
    private(set) var received: [Notification] = []

    var methods: [Selector: (Any?) -> Void] {
        ["changed(_:)": { [unowned self] in received += [$0 as? Notification].compactMap { $0 } }]
    }
}
