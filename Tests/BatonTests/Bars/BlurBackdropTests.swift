import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests which part of a blur is shown, and by what.
@MainActor
final class BlurBackdropTests: XCTestCase {
    private let stage = Stage(root: UIViewController())

    private func backdrop(inWindow: Bool = true) -> BlurBackdrop {
        let backdrop = BlurBackdrop(.style(.systemMaterial), tint: .red)
        backdrop.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        if inWindow { stage.window.addSubview(backdrop) }
        return backdrop
    }

    func testAtRestAPartIsHeldByAnAnimatorAndTheWholeIsNot() async {
        let backdrop = backdrop()
        for (part, holds, hasEffect) in [(1, false, true), (0.5, true, true), (0, false, false), (0.25, true, true)]
            as [(CGFloat, Bool, Bool)]
        {
            backdrop.fade(to: part)
            XCTAssertEqual(backdrop.holdsPart, holds, "\(part)")
            if !holds { XCTAssertEqual(backdrop.effect != nil, hasEffect, "\(part)") }
            XCTAssertEqual(backdrop.contentView.alpha, part, accuracy: 1e-6)
            XCTAssertEqual(backdrop.alpha, 1)
        }
        // No paused animator is left.
        backdrop.fade(to: 1)
    }

    /// UIKit raises an exception if a paused animator is released.
    func testOutsideOfAWindowNothingIsHeld() async {
        let outside = backdrop(inWindow: false)
        outside.fade(to: 0.5)
        XCTAssertFalse(outside.holdsPart)
        XCTAssertNotNil(outside.effect)
        XCTAssertEqual(outside.contentView.alpha, 0.5)
        stage.window.addSubview(outside)
        XCTAssertTrue(outside.holdsPart)
        outside.removeFromSuperview()
        XCTAssertFalse(outside.holdsPart)
        XCTAssertNotNil(outside.effect)
        let whole = backdrop()
        whole.removeFromSuperview()
        stage.window.addSubview(whole)
        XCTAssertFalse(whole.holdsPart)
    }

    /// An animation of the effect leads to the whole effect or to none.
    func testATransitionFadesTheEffectOrTheView() async {
        let backdrop = backdrop()
        for (from, to, fadesView) in [(1, 0, false), (0, 1, false), (1, 0.5, true), (0.5, 1, true), (0.5, 0, true)]
            as [(CGFloat, CGFloat, Bool)]
        {
            backdrop.fade(to: from)
            UIView.animate(withDuration: 0.3) { backdrop.fade(to: to) }
            XCTAssertEqual(backdrop.alpha, fadesView ? to : 1, accuracy: 1e-6, "\(from) to \(to)")
            XCTAssertEqual(backdrop.contentView.alpha, fadesView ? 1 : to, accuracy: 1e-6, "\(from) to \(to)")
            XCTAssertEqual(backdrop.effect != nil, fadesView || to > 0, "\(from) to \(to)")
            stage.advance(by: 0.4)
            backdrop.fade(to: to)
        }
    }

    /// UIKit allows no subviews in an effect view itself.
    func testTheLineIsInTheContentViewBelowTheBlur() async {
        let backdrop = backdrop()
        XCTAssertTrue(backdrop.line.superview === backdrop.contentView)
        XCTAssertEqual(backdrop.line.frame, CGRect(x: 0, y: 44, width: 300, height: 1.0 / 3))
    }
}
