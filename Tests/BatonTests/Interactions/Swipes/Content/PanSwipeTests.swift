import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the swipe in the content over pans of texts, web pages and maps, and over those of the app.
@MainActor
final class PanSwipeTests: AnyDesignTestCase {
    override class var quirk: String? { "orderOfRecognizers" }

    /// A stack with a view in the middle of B that has a pan.
    private func stack(
        with pan: UIPanGestureRecognizer, on device: HeadlessDevice = .phone,
        asks shouldBegin: @escaping (ScreenChange) -> Bool = { _ in true }
    ) throws -> StackStage {
        let stand = try StackStage(device) { $0.transitions = .slide.swipe(.content, shouldBegin: shouldBegin) }
        let view = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
        view.addGestureRecognizer(pan)
        stand.b.view.addSubview(view)
        try stand.stage.settle()
        return stand
    }

    private func point(_ stand: StackStage, _ way: CGFloat) -> CGPoint {
        CGPoint(x: stand.stage.device.layoutDirection == .rightToLeft ? 390 - way : way, y: 400)
    }

    private func swipe(_ stand: StackStage) throws {
        stand.stage.finger.drag(from: point(stand, 150), to: point(stand, 385), in: 0.2)
        try stand.stage.settle()
    }

    func testAPanThatHasNotBegunGivesWay() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for threshold in [CGFloat.infinity, 30] {
                let pan = OwnPan(threshold: threshold)
                let stand = try stack(with: pan, on: device)
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A"], "\(threshold)")
                XCTAssertEqual(pan.states, [], "\(threshold)")
                XCTAssertTrue(pan.isEnabled)
            }
        }
    }

    func testItBeginsAfterTenPoints() async throws {
        let stand = try stack(with: OwnPan(threshold: .infinity))
        stand.stage.finger.down(at: point(stand, 150))
        stand.stage.finger.drag(to: point(stand, 159), in: 0.1)
        XCTAssertNil(stand.navigation.transitionCoordinator)
        stand.stage.finger.drag(to: point(stand, 161), in: 0.1)
        XCTAssertNotNil(stand.navigation.transitionCoordinator)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPanThatBeginsByItselfKeepsTheFinger() async throws {
        for threshold in [4, 10] as [CGFloat] {
            var asked = 0
            let pan = OwnPan(threshold: threshold)
            let stand = try stack(
                with: pan,
                asks: { _ in
                    asked += 1; return true
                })
            stand.b.navigationItem.backInterceptor = { asked += 1 }
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], "\(threshold)")
            XCTAssertEqual(pan.states.first, .began, "\(threshold)")
            XCTAssertEqual(pan.states.last, .ended, "\(threshold)")
            XCTAssertEqual(asked, 0, "the app is not asked about a pop that does not begin")
            XCTAssertEqual(stand.driver?.swipe.contentRecognizer.isEnabled, true)
            stand.b.navigationItem.backInterceptor = nil
            stand.stage.finger.drag(
                from: CGPoint(x: 100, y: 700), to: CGPoint(x: 385, y: 700), in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], "beside the view it pops")
        }
    }

    /// A pan that scrolls up and down, as that of a map does too, is not cancelled by a swipe that does not begin.
    func testWhereTheSwipeDoesNotBeginThePanGoesOn() async throws {
        for isRoot in [true, false] {
            let pan = OwnPan(threshold: 30)
            let stand = try stack(with: pan)
            if isRoot {
                stand.navigation.setViewControllers([stand.b], animated: false)
                try stand.stage.settle()
            }
            let end = isRoot ? CGPoint(x: 385, y: 400) : CGPoint(x: 150, y: 600)
            stand.stage.finger.drag(from: CGPoint(x: 150, y: 400), to: end, in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(pan.states.first, .began, "\(isRoot)")
            XCTAssertEqual(pan.states.last, .ended, "\(isRoot)")
        }
    }

    func testTheAppIsAskedOnceAndMayRefuse() async throws {
        for intercepts in [false, true] {
            var asked = 0
            let pan = OwnPan(threshold: 30)
            let stand = try stack(
                with: pan,
                asks: { _ in
                    asked += 1; return intercepts
                })
            var intercepted = 0
            if intercepts { stand.b.navigationItem.backInterceptor = { intercepted += 1 } }
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(asked, 1)
            XCTAssertEqual(intercepted, intercepts ? 1 : 0)
            XCTAssertEqual(pan.states.last, .ended, "it has the finger")
            XCTAssertEqual(
                stand.driver?.decisions.last,
                "the swipe did not begin: "
                    + (intercepts ? "the screen intercepts it" : "shouldBegin returned false"))
        }
    }
}

/// A pan that begins after a distance of its own, like those of UIKit's views, and notes its states.
private final class OwnPan: UIPanGestureRecognizer {
    private(set) var states: [State] = []
    private let threshold: CGFloat
    private var start = CGPoint.zero

    init(threshold: CGFloat) {
        self.threshold = threshold
        super.init(target: nil, action: nil)
        addAction { [unowned self] in states.append($0.state) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        guard state == .possible else { return super.touchesMoved(touches, with: event) }
        if hypot(place.x - start.x, place.y - start.y) >= threshold { state = .began }
    }
}
