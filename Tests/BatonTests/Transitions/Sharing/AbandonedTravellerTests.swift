import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests travellers whose transition does not end, and views that leave their screen on the way.
@MainActor
final class AbandonedTravellerTests: XCTestCase {
    func testTheNextTransitionInAContainerRemovesThoseOfTheLastOne() async throws {
        let stage = Stage(root: UIViewController())
        let context = BareContext()
        let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
        let view = lower.share("cover", at: SharingStage.source)
        let target = upper.share("cover", at: SharingStage.target)
        context.controllers = [.from: lower, .to: upper]
        context.views = [.from: lower.view, .to: upper.view]
        context.containerView.addSubview(lower.view)
        stage.window.addSubview(context.containerView)
        stage.turn()
        let travellers = { context.containerView.family.filter { $0 is Traveller }.count }
        let (first, second) = (PushAnimator(.slide.sharing("cover")), PushAnimator(.slide))
        first.animateTransition(using: context)
        stage.turn()
        XCTAssertEqual(travellers(), 1)
        XCTAssertNotNil(view.mask, "the traveller is seen instead")
        second.animateTransition(using: context)
        XCTAssertEqual(travellers(), 0)
        XCTAssertNil(view.mask)
        XCTAssertEqual([view, target].map(\.seenAlpha), [1, 1])
        stage.advance(by: 1)
        XCTAssertEqual(context.containerView.subviews, [lower.view, upper.view])
    }

    /// A list may have removed a cell, and show it elsewhere.
    func testAViewThatHasLeftTheWindowIsNotHiddenAnyLonger() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("cover"))
        stand.goForward()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.source.mask)
        stand.lower.shared = [:]
        stand.source.removeFromSuperview()
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 700), towards: CGPoint(x: 1, y: 0))
        XCTAssertNil(stand.source.mask)
        stand.stage.finger.up()
        try stand.stage.settle()
    }
}
