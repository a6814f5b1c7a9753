import UIKit
import XCTest

@testable import Baton
@testable import TestStages

@MainActor
final class BarPaintTests: XCTestCase {
    func testAColourIsPaintedWithItsAlphaAndALineAsVisible() async {
        let paint = BarPaint(BarLook(BarState(background: .color(.red), backgroundAlpha: 0.4)))
        XCTAssertEqual(paint.fill, .color(.red))
        XCTAssertEqual(paint.alpha, 0.4)
        XCTAssertEqual(paint.alpha * paint.line, 0.4)
    }

    func testClearAndSystemPaintNothing() async {
        for look in [BarLook(.clear), .system] {
            XCTAssertEqual(BarPaint(look).alpha, 0)
            XCTAssertEqual(BarPaint(look).line, 0)
        }
    }

    /// The line is never more visible than the background above it, whatever the state requests.
    func testTheLineIsNeverMoreVisibleThanTheBackground() async {
        for background in [BarState.Background.system, .clear, .color(.red)] {
            for alpha in [CGFloat.nan, -1, 0, 0.3, 1, 2] {
                for line in [true, false, nil] {
                    let state = BarState(background: background, backgroundAlpha: alpha, showsShadowLine: line)
                    let paint = BarPaint(BarLook(state))
                    XCTAssertLessThanOrEqual(paint.alpha * paint.line, paint.alpha, "\(state)")
                }
            }
        }
    }

    /// Without the bar, no colour of Baton's may remain.
    func testAHiddenBarPaintsNothing() async {
        let paint = BarPaint(BarLook(BarState(background: .color(.red), isHidden: true)))
        XCTAssertEqual(paint.alpha, 0)
        XCTAssertEqual(paint.alpha * paint.line, 0)
    }

    func testClearToColourUsesThatColourThroughout() async {
        let ends = BarPaint.ends(from: BarLook(.clear), to: BarLook(.ember))
        XCTAssertEqual(ends.start.fill, ends.end.fill)
        XCTAssertEqual([ends.start.alpha, ends.end.alpha], [0, 1])
        XCTAssertEqual([ends.start.alpha * ends.start.line, ends.end.alpha * ends.end.line], [0, 1])
    }

    func testColourToSystemUsesThatColourThroughout() async {
        let ends = BarPaint.ends(from: BarLook(.halfSea), to: .system)
        XCTAssertEqual(ends.start.fill, ends.end.fill)
        XCTAssertEqual([ends.start.alpha, ends.end.alpha], [0.5, 0])
    }

    func testTheReverseChangeMirrorsTheForwardChange() async {
        let states: [BarState] = [BarState(), .clear, .ember, .halfSea, BarState(background: .clear, isHidden: true)]
        for from in states {
            for to in states {
                let there = BarPaint.ends(from: BarLook(from), to: BarLook(to))
                let back = BarPaint.ends(from: BarLook(to), to: BarLook(from))
                XCTAssertEqual(there.start, back.end, "\(from) to \(to)")
                XCTAssertEqual(there.end, back.start, "\(from) to \(to)")
            }
        }
    }

    func testTwoBackgroundsEachKeepTheirColour() async {
        let ends = BarPaint.ends(from: BarLook(.ember), to: BarLook(.halfSea))
        XCTAssertEqual(ends.start, BarPaint(BarLook(.ember)))
        XCTAssertEqual(ends.end, BarPaint(BarLook(.halfSea)))
    }

    func testAPaintThatOneViewCannotMixFadesOutAndTheOtherIn() async {
        let (first, second) = (
            BarPaint(BarLook(BarState(background: .gradient([.red, .blue])))),
            BarPaint(BarLook(BarState(background: .color(.red))))
        )
        XCTAssertEqual(first.mixed(with: second, by: 0), first)
        XCTAssertEqual(first.mixed(with: second, by: 0.25), first.faded(to: 0.5))
        XCTAssertEqual(first.mixed(with: second, by: 0.5), second.faded(to: 0))
        XCTAssertEqual(first.mixed(with: second, by: 0.75), second.faded(to: 0.5))
        XCTAssertEqual(first.mixed(with: second, by: 1), second)
    }

    func testAtItsEndsAMixIsOneOfThePaints() async {
        let paints = [BarState.ember, .halfSea, .clear].map { BarPaint(BarLook($0)) }
        for first in paints {
            for second in paints {
                XCTAssertEqual(first.mixed(with: second, by: 0), first)
                XCTAssertEqual(first.mixed(with: second, by: 1), second)
            }
        }
    }

    /// An alpha that is not a number makes no line that is more or less visible than that of an opaque colour.
    func testALineBelowAColourWithAnUnusableAlphaIsWhole() async {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: .nan)
        XCTAssertEqual(BarPaint(BarLook(BarState(background: .color(color)))).line, 1)
    }
}
