import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that shared views and screens have the masks of the app again after a transition.
@MainActor
final class SharedMaskTests: AnyDesignTestCase {
    private func circle() -> CAShapeLayer {
        let circle = CAShapeLayer()
        circle.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
        return circle
    }

    func testAMaskLayerOfTheAppIsThereAgain() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("cover"))
        let (first, second) = (circle(), circle())
        (stand.source.layer.mask, stand.target.layer.mask) = (first, second)
        let before = WindowDump(stand.stage.window)
        for _ in 0..<2 {
            stand.goForward()
            XCTAssertFalse(stand.source.layer.mask === first, "it is hidden")
            try stand.stage.settle()
            XCTAssertTrue(stand.source.layer.mask === first)
            XCTAssertTrue(stand.target.layer.mask === second)
            stand.goBack()
            try stand.stage.settle()
            XCTAssertTrue(stand.source.layer.mask === first)
            XCTAssertTrue(stand.target.layer.mask === second)
        }
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAMaskLayerThatTheAppSetsMeanwhileStays() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("cover"))
        let (first, second) = (circle(), circle())
        stand.target.layer.mask = first
        stand.goForward()
        stand.target.layer.mask = second
        try stand.stage.settle()
        XCTAssertTrue(stand.target.layer.mask === second)
        XCTAssertNil(stand.target.mask)
    }

    /// The view alone keeps its mask in memory, as in an app that has set it and kept no reference.
    func testAMaskViewThatOnlyTheViewRetainsIsThereAgain() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("cover"))
        stand.target.mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stand.target.mask?.backgroundColor = .black
        stand.goForward()
        try stand.stage.settle()
        XCTAssertEqual(stand.target.mask?.frame.width, 100)
    }

    /// A view that is placed by constraints is shown through a mask of Baton's, in place of its own.
    func testAScreenHasItsMaskLayerAgain() async throws {
        let screen = SharingScreen("Upper")
        let own = circle()
        screen.view.layer.mask = own
        let stand = try SharingStage(.stack, .fade)
        let context = BareContext()
        stand.stage.window.addSubview(context.containerView)
        (context.views[.to], context.controllers[.to]) = (screen.view, screen)
        let transition = RunningTransition(context, operation: .push)
        transition.addEnteringView()
        screen.view.translatesAutoresizingMaskIntoConstraints = false
        transition.entering?.apply(.inPlace.masked(to: Pose.Mask(CGRect(x: 0, y: 0, width: 50, height: 50))))
        XCTAssertFalse(screen.view.layer.mask === own)
        transition.restoreStaying(completed: true)
        XCTAssertTrue(screen.view.layer.mask === own)
    }
}
