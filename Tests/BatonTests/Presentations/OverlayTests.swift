import UIKit
import XCTest

@testable import Baton

/// Tests what follows from the values of an overlay.
@MainActor
final class OverlayTests: XCTestCase {
    func testAnOverlayHasDetentsInSomeWidthOrInEvery() async {
        let (sheet, card) = (OverlayLayout.sheet(detents: [.medium]), OverlayLayout.card)
        let overlays: [(OverlayLayout, OverlayLayout?, any: Bool, every: Bool)] = [
            (sheet, nil, true, true), (sheet, sheet, true, true), (sheet, card, true, false),
            (card, nil, false, false), (card, sheet, true, false), (card, card, false, false),
        ]
        for (layout, regular, any, every) in overlays {
            let overlay = Overlay(layout: layout, regularLayout: regular)
            XCTAssertEqual(overlay.hasDetents, any)
            XCTAssertEqual(overlay.hasOnlyDetents, every)
        }
    }

    func testABackdropOfAColourHasTheAlphaOfTheColour() async {
        let view = OverlayBackdropView(frame: .zero)
        let color = UIColor(white: 0, alpha: 0.4)
        view.show(.color(color), part: 1)
        XCTAssertEqual(view.subviews.first?.backgroundColor, color)
        XCTAssertEqual(view.subviews.first?.alpha, 1)
        XCTAssertFalse(OverlayBackdrop.color(color).passesTouches)
    }

    func testTheStrengthOfABackdrop() async {
        let view = OverlayBackdropView(frame: .zero)
        for (strength, part, alpha) in [
            (0.5, 1, 0.5), (0.5, 0.5, 0.25), (3, 1, 1), (3, 0.5, 0.5), (-1, 1, 0), (CGFloat.nan, 1, 0.3),
            (.infinity, 0.5, 0.15),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            view.show(.dimmed(strength), part: part)
            XCTAssertEqual(view.subviews.first?.alpha ?? -1, alpha, accuracy: 1e-6, "\(strength) \(part)")
            XCTAssertEqual(view.part, part)
        }
    }
}
