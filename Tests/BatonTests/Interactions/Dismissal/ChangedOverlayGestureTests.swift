import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the gestures of a presented screen are those of its overlay as it is now.
@MainActor
final class ChangedOverlayGestureTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let sheet = OverlayLayout.sheet(detents: [.height(266), .large])

    private func overlay(_ stand: CardStage) throws -> OverlayPresentationController {
        try XCTUnwrap(stand.card.overlayPresentation)
    }

    private func top(_ stand: CardStage) throws -> CGFloat {
        try XCTUnwrap(overlay(stand).presentedView).seenFrame.minY
    }

    /// Drags down from 20 points below the upper end.
    private func drag(_ stand: CardStage, by way: CGFloat, back: CGFloat = 0) throws {
        let start = CGPoint(x: 195, y: try top(stand) + 20)
        stand.stage.finger.down(at: start)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: start.y + way), in: 0.3)
        if back != 0 { stand.stage.finger.drag(to: CGPoint(x: 195, y: start.y + way - back), in: 0.3) }
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    /// (a) A card that became a sheet is dragged as a sheet, and a finger that goes back leaves it there.
    func testACardThatBecomesASheetIsDraggedAsOne() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try CardStage()
        try stand.present(using: .card.floats(false))
        try overlay(stand).layout(Self.sheet)
        try stand.stage.settle()
        XCTAssertEqual(try top(stand), 544)
        try drag(stand, by: 40, back: 40)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(try top(stand), 544)
        try drag(stand, by: 280)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls.suffix(3), ["should", "will", "did"])
        XCTAssertEqual(log.lines, [])
    }

    /// (b) A sheet that became a card is pulled away as a card.
    func testASheetThatBecomesACardIsPulled() async throws {
        let stand = try CardStage()
        try stand.present(using: .sheet(detents: [.height(266)]).floats(false))
        try overlay(stand).layout(.card)
        try stand.stage.settle()
        try drag(stand, by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    /// (c) The layout gets detents while a finger pulls the card, or while it goes back.
    func testALayoutThatGetsDetentsUnderAPullHasItsGesture() async throws {
        for isHeld in [true, false] {
            let stand = try CardStage()
            try stand.present(using: .card.floats(false))
            let start = CGPoint(x: 195, y: try top(stand) + 20)
            stand.stage.finger.down(at: start)
            stand.stage.finger.drag(to: CGPoint(x: 195, y: start.y + 100), in: 0.3)
            stand.stage.finger.hold(for: 0.2)
            if isHeld { try overlay(stand).layout(Self.sheet) }
            stand.stage.finger.up()
            stand.stage.advance(by: 0.05)
            if !isHeld { try overlay(stand).layout(Self.sheet) }
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, "held \(isHeld)")
            XCTAssertEqual(try top(stand), 544, "held \(isHeld)")
            try drag(stand, by: 280)
            XCTAssertFalse(stand.isPresenting, "held \(isHeld)")
        }
    }

    /// (d) A form that is protected while it is presented is not pulled or pinched away.
    func testAFormThatIsProtectedLaterIsNotPulledAway() async throws {
        let protections: [(inout Overlay) -> Void] = [
            { ($0.tapOutside, $0.pull, $0.escape) = (false, nil, false) }, { $0.pull = nil },
        ]
        for protect in protections {
            for transitions in [ModalTransitions.card, .dialog, .sheet(detents: [.height(266)]).floats(false)] {
                let stand = try CardStage()
                stand.card.preferredContentSize = CGSize(width: 300, height: 300)
                try stand.present(using: transitions)
                protect(&(try overlay(stand)).overlay)
                let before = try top(stand)
                try drag(stand, by: 400)
                XCTAssertTrue(stand.isPresenting)
                XCTAssertEqual(try top(stand), before)
                XCTAssertEqual(stand.delegate.calls, [])
            }
        }
    }

    /// A pull and a pinch that the overlay gets later dismiss as those from the start do.
    func testAPullThatComesLaterDismisses() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.pull(false))
        try drag(stand, by: 600)
        XCTAssertTrue(stand.isPresenting)
        try overlay(stand).overlay.pull = PullDismiss.Options()
        try drag(stand, by: 600)
        XCTAssertFalse(stand.isPresenting)
    }

    /// (e) On a pad the documentation's drawer is at the trailing edge, and is pulled there.
    func testAnAdaptiveDrawerIsPulledToTheEdgeWhereItIs() async throws {
        let half = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        let transitions = ModalTransitions.drawer(.bottom).layout(half, regular: .drawer(.trailing)).animation(.overlay)
        for isToItsEdge in [false, true] {
            let stand = try CardStage(.pad)
            try stand.present(using: transitions)
            let frame = try XCTUnwrap(overlay(stand).presentedView).seenFrame
            let start = CGPoint(x: frame.minX + 30, y: frame.midY)
            stand.stage.finger.down(at: start)
            let end = isToItsEdge ? CGPoint(x: start.x + 260, y: start.y) : CGPoint(x: start.x, y: start.y + 400)
            stand.stage.finger.drag(to: end, in: 0.4)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !isToItsEdge)
            if !isToItsEdge { XCTAssertEqual(try overlay(stand).presentedView?.seenFrame, frame) }
        }
    }
}

extension OverlayPresentationController {
    fileprivate func layout(_ layout: OverlayLayout) { overlay.layout = layout }
}
