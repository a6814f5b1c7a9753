import UIKit
import XCTest

@testable import Baton

/// Tests which kind of animation is chosen for a pair of bar states.
@MainActor
final class BarPlanTests: XCTestCase {
    private let red = BarLook(BarState(background: .color(.red)))
    private let blue = BarLook(BarState(background: .color(.blue)))
    private let clear = BarLook(BarState(background: .clear))
    private let fade = BarLook(BarState(background: .gradient([.red, .blue])))
    private let mist = BarLook(BarState(background: .blur(.systemMaterial)))

    func testBackgroundsThatCanMixBlend() async {
        for (one, two) in [(red, blue), (red, clear), (clear, fade), (fade, fade), (.system, red), (mist, .system)] {
            for slides in [true, false] {
                let ends = BarPaint.ends(from: one, to: two)
                XCTAssertEqual(
                    BarPlan(from: one, to: two, wish: nil, slides: slides), .blend(start: ends.start, end: ends.end))
            }
        }
    }

    func testBackgroundsThatCannotMixTravelWhereScreensSlideAndCrossFadeElsewhere() async {
        for (one, two) in [(red, fade), (fade, mist), (mist, blue)] {
            XCTAssertEqual(
                BarPlan(from: one, to: two, wish: nil, slides: true),
                .travel(leaving: BarPaint(one), entering: BarPaint(two)))
            XCTAssertEqual(
                BarPlan(from: one, to: two, wish: nil, slides: false),
                .crossFade(leaving: BarPaint(one), entering: BarPaint(two)))
        }
    }

    func testAScreenCanRequestAnotherAnimation() async {
        XCTAssertEqual(
            BarPlan(from: red, to: clear, wish: .travel, slides: true),
            .travel(leaving: BarPaint(red), entering: BarPaint(clear)))
        XCTAssertEqual(
            BarPlan(from: red, to: fade, wish: .blend, slides: true),
            .crossFade(leaving: BarPaint(red), entering: BarPaint(fade)))
    }

    /// UIKit's own background is part of UIKit's bar, which does not move with the screens.
    func testNothingTravelsToOrFromTheSystemsBar() async {
        for (one, two) in [(BarLook.system, red), (red, .system)] {
            guard case .blend = BarPlan(from: one, to: two, wish: .travel, slides: true) else {
                return XCTFail("\(one) to \(two)")
            }
        }
    }

    func testAnotherAnimatorThanBatonsBlendsEvenIfTravelIsRequested() async {
        guard case .blend = BarPlan(from: red, to: blue, wish: .travel, slides: false) else { return XCTFail() }
    }

    func testTheLineCountsTheColoursOwnAlpha() async {
        let paint = BarPaint(
            BarLook(BarState(background: .color(UIColor(white: 1, alpha: 0.25)), backgroundAlpha: 0.5)))
        XCTAssertEqual(paint.line, 0.25)
        XCTAssertEqual(paint.alpha * paint.line, 0.125)
    }

    func testInCompactHeightTheCompactBackgroundIsUsed() async {
        let state = BarState(background: .color(.red)) { $0.compactBackground = .clear }
        XCTAssertEqual(BarLook(state).background, .color(.red))
        XCTAssertEqual(BarLook(state, in: BarCircumstances(isCompact: true)).background, .clear)
        XCTAssertTrue(
            BarLook(BarState { $0.compactBackground = .clear }).needsBackdrop, "a rotation would go unnoticed")
    }
}
