import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a trackpad pulls an overlay, by a scroll with its pointer over it.
@MainActor
final class ScrollPullTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }
    override class var quirk: String? { "orderOfRecognizers" }

    private func scroll(
        _ stage: Stage, _ type: UIScrollType = .continuous, by way: CGVector,
        at point: CGPoint = CGPoint(x: 195, y: 300)
    ) throws {
        stage.scroll(type, at: point, by: way, in: 0.3)
        try stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAScrollPullsACardAway() async throws {
        let stand = try CardStage()
        try stand.present()
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 200))
        XCTAssertTrue(stand.isPresenting, "too short")
        XCTAssertEqual(stand.delegate.calls, ["should", "will"])
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600))
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "should", "will", "did"])
    }

    func testTheCardFollowsAndARestHasNoVelocity() async throws {
        let stand = try CardStage()
        try stand.present()
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        let place = wrapper.seenFrame.minY
        stand.stage.beginScroll(at: CGPoint(x: 195, y: 300))
        stand.stage.scroll(by: CGVector(dx: 0, dy: 150), in: 0.1)
        XCTAssertEqual(wrapper.seenFrame.minY - place, 150, accuracy: 10.5)
        stand.stage.advance(by: 0.3)
        stand.stage.endScroll()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(wrapper.seenFrame.minY, place)
    }

    /// The time of a former touch, which the app has kept, says nothing about a scroll.
    func testAFormerTouchDoesNotCount() async throws {
        let stand = try CardStage()
        let view = KeepingView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        stand.card.view.addSubview(view)
        try stand.present()
        stand.stage.finger.tap(at: CGPoint(x: 195, y: 300))
        XCTAssertEqual(view.touches.count, 1)
        stand.stage.beginScroll(at: CGPoint(x: 195, y: 300))
        stand.stage.scroll(by: CGVector(dx: 0, dy: 300), in: 0.1)
        stand.stage.advance(by: 0.3)
        stand.stage.endScroll()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }

    func testAScrollPullsHoweverItIsAskedAbout() async throws {
        try with("questionsOfScrolls") { name in
            let stand = try CardStage()
            let options = PullDismiss.Options(startsAt: { point, _ in point.y < 200 })
            try stand.present(using: .card.pull(options))
            let top = try XCTUnwrap(stand.card.view.superview).frame.minY
            try scroll(stand.stage, by: CGVector(dx: 0, dy: 600), at: CGPoint(x: 195, y: top + 250))
            XCTAssertTrue(stand.isPresenting, name)
            try scroll(stand.stage, by: CGVector(dx: 0, dy: 600), at: CGPoint(x: 195, y: top + 150))
            XCTAssertFalse(stand.isPresenting, name)
        }
    }

    /// The wheel of a mouse scrolls in steps, and is for content.
    func testTheWheelOfAMouseDoesNotPull() async throws {
        let stand = try CardStage()
        try stand.present()
        try scroll(stand.stage, .discrete, by: CGVector(dx: 0, dy: 600))
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testOnlyAScrollTowardsTheEdgePulls() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let sign: CGFloat = device.layoutDirection == .rightToLeft ? -1 : 1
            let stand = try CardStage(device)
            try stand.present(using: .drawer(.leading))
            let point = CGPoint(x: sign > 0 ? 150 : 240, y: 400)
            for way in [CGVector(dx: 0, dy: 300), CGVector(dx: 250 * sign, dy: 0)] {
                try scroll(stand.stage, by: way, at: point)
                XCTAssertTrue(stand.isPresenting, "\(way)")
            }
            try scroll(stand.stage, by: CGVector(dx: -250 * sign, dy: 0), at: point)
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testAScrollMovesASheetBetweenItsDetents() async throws {
        let stand = try CardStage()
        try stand.present(using: .sheet(detents: [.fraction(0.3), .fraction(0.8)]))
        let presentation = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
        try scroll(stand.stage, by: CGVector(dx: 0, dy: -350), at: CGPoint(x: 195, y: 700))
        XCTAssertEqual(presentation.selectedDetent, .fraction(0.8))
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 350), at: CGPoint(x: 195, y: 400))
        XCTAssertEqual(presentation.selectedDetent, .fraction(0.3))
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 240), at: CGPoint(x: 195, y: 700))
        XCTAssertFalse(stand.isPresenting)
    }

    /// A list scrolls first. From its top it is pulled with the card.
    func testAListUnderThePointerScrollsFirst() async throws {
        let stand = try CardStage()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 3000)
        stand.card.view.addSubview(list)
        try stand.present()
        list.contentOffset.y = 1000
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 500))
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(list.contentOffset.y, 500, accuracy: 60)
        list.contentOffset.y = 0
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600))
        XCTAssertFalse(stand.isPresenting)
    }

    /// A scroll may have moved the content beyond its end before the pull is asked.
    func testAListThatIsStretchedByTheScrollIsPulled() async throws {
        let stand = try CardStage()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 3000)
        stand.card.view.addSubview(list)
        try stand.present()
        list.contentOffset.y = -4
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600))
        XCTAssertFalse(stand.isPresenting)
    }

    /// Where the content uses drags itself, a scroll does not pull.
    func testThePlaceOfThePointerCounts() async throws {
        let stand = try CardStage()
        let options = PullDismiss.Options(startsAt: { point, _ in point.y < 200 })
        try stand.present(using: .card.pull(options))
        let top = try XCTUnwrap(stand.card.view.superview).frame.minY
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600), at: CGPoint(x: 195, y: top + 250))
        XCTAssertTrue(stand.isPresenting)
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600), at: CGPoint(x: 195, y: top + 150))
        XCTAssertFalse(stand.isPresenting)
    }

    func testARefusedPullStretchesAndIsToldAsAnAttempt() async throws {
        let stand = try CardStage()
        stand.card.isModalInPresentation = true
        try stand.present()
        try scroll(stand.stage, by: CGVector(dx: 0, dy: 600))
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["attempt"])
    }

    /// A scroll that comes while a finger pulls is not taken.
    func testAFingerThatPullsKeepsTheCard() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 250), in: 0.3)
        stand.stage.scroll(at: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: 600), in: 0.2)
        stand.stage.finger.hold(for: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }
}

/// A view that keeps its touches.
@MainActor
private final class KeepingView: UIView {
    private(set) var touches: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.formUnion(touches)
    }
}
