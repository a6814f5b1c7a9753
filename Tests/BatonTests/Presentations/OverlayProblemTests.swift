import UIKit
import XCTest

@testable import Baton

/// Tests what is said about each wrong value of an overlay: what is used instead, and what to write.
@MainActor
final class OverlayProblemTests: XCTestCase {
    private func layout(
        _ extent: OverlayLayout.Extent, edge: DirectionalEdge? = .bottom, width: CGFloat? = nil, radius: CGFloat = 0
    ) -> Overlay {
        Overlay(layout: OverlayLayout(edge: edge, extent: extent, maximumWidth: width, cornerRadius: radius))
    }

    private func sheet(_ detents: [SheetDetent], _ options: SheetOptions = SheetOptions()) -> Overlay {
        Overlay(layout: .sheet(detents), sheet: options)
    }

    /// What is given about an overlay, without its subject.
    private func lines(about overlay: Overlay) -> [String] {
        let advice = AdviceLog()
        defer { advice.close() }
        overlay.check()
        return advice.lines.map { $0.replacingOccurrences(of: "Overlay: ", with: "") }
    }

    private func assert(_ rows: [(Overlay, String)], line: UInt = #line) {
        for (overlay, text) in rows { XCTAssertEqual(lines(about: overlay), [text], line: line) }
    }

    func testLayouts() async {
        assert([
            (layout(.fraction(1.5)), "A layout has the fraction 1.5, so it is the whole. Pass a fraction up to 1."),
            (
                layout(.fraction(-0.5)),
                "A layout has the fraction -0.5, so it is a half. Pass a fraction above 0, and up to 1."
            ),
            (
                layout(.fixed(-20)),
                "A layout has the length -20.0, so it is half of the container. Pass a positive, finite length."
            ),
            (
                layout(.fill(margin: -1)),
                "A layout has the margin -1.0, so it has none. Pass a finite margin of at least 0."
            ),
            (
                layout(.detents([.medium]), edge: nil),
                "A layout in the centre has detents, so it has the size of its content. Give the layout an edge."
            ),
            (
                layout(.fitted, width: -3),
                "A layout has the maximum width -3.0, so it has none. Pass a positive width, or nil for none."
            ),
            (
                layout(.fitted, radius: -8),
                "A layout has the corner radius -8.0, so its corners are square. Pass a finite radius of at least 0."
            ),
        ])
        XCTAssertEqual(lines(about: layout(.fraction(1), width: 1, radius: 8)), [])
    }

    func testBackdrops() async {
        assert([
            (
                Overlay(backdrop: .dim(2)),
                "A backdrop dims with the strength 2.0, so another one is used. Pass a strength from 0 to 1."
            )
        ])
        XCTAssertEqual(lines(about: Overlay(backdrop: .dim(1))), [])
    }

    func testDetents() async {
        assert([
            (sheet([]), "A sheet has no detents, so it has the detent .fraction(0.5). Pass at least one detent."),
            (
                sheet([.fitted, .fraction(2)]),
                "A sheet has the detent .fraction(2.0), so it is the whole. Pass a fraction up to 1."
            ),
            (
                sheet([.fitted, .fraction(0)]),
                "A sheet has the detent .fraction(0.0), so it is left out. Pass a fraction above 0, and up to 1."
            ),
            (
                sheet([.fitted, .fixed(-4)]),
                "A sheet has the detent .fixed(-4.0), so it is left out. Pass a positive, finite length."
            ),
            (
                sheet([.fitted, .medium, .fraction(0.5)]),
                "A sheet has two detents of the same length, so the second is left out. Pass each length once."
            ),
        ])
        XCTAssertEqual(lines(about: sheet([.fitted, .medium])), [])
    }

    func testOptionsOfSheets() async {
        assert([
            (
                sheet([.medium], SheetOptions(initialDetent: .large)),
                "A sheet is to appear at .fraction(1.0), which is none of its detents, so it appears at the smallest. "
                    + "Set initialDetent to one of its detents."
            ),
            (
                sheet([.medium], SheetOptions(largestUndimmedDetent: .fitted)),
                "A sheet is to be undimmed up to .fitted, which is none of its detents, so that is ignored. "
                    + "Pass one of its detents to undimmed(upTo:), or set largestUndimmedDetent to it."
            ),
            (
                Overlay(
                    layout: .sheet([.medium]),
                    dismissal: OverlayDismissal(pull: PullDismiss.Options(edge: .leading))),
                "A sheet has a pull towards the leading edge, so it is pulled towards its own. "
                    + "Pass the edge of the sheet to pull(edge:)."
            ),
        ])
        XCTAssertEqual(lines(about: sheet([.medium], SheetOptions(initialDetent: .medium))), [])
    }

    func testSheetsThatFloat() async {
        let (floats, attached) = (SheetOptions(floats: true), SheetOptions(floats: false))
        let (aside, below) = (OverlayLayout.sheet([.medium], at: .trailing), OverlayLayout.sheet([.medium]))
        let text =
            "A sheet floats, but is not at the bottom, so it is attached to its edge. Float sheets at the bottom only."
        assert([
            (Overlay(layout: aside, sheet: floats), text),
            // The layout at the bottom is no sheet.
            (Overlay(layout: .card, regularLayout: aside, sheet: floats), text),
        ])
        for overlay in [
            Overlay(layout: below, sheet: floats), Overlay(layout: aside, regularLayout: below, sheet: floats),
            Overlay(layout: aside, sheet: attached), Overlay(layout: aside), Overlay(layout: .card, sheet: floats),
        ] { XCTAssertEqual(lines(about: overlay), [], "\(overlay.layout)") }
    }

    func testEachLayoutIsChecked() async {
        let overlay = Overlay(
            layout: OverlayLayout(edge: .bottom, extent: .fixed(0)),
            regularLayout: OverlayLayout(edge: .bottom, extent: .fraction(3)), backdrop: .dim(-1))
        XCTAssertEqual(
            lines(about: overlay),
            [
                "A layout has the length 0.0, so it is half of the container. Pass a positive, finite length.",
                "A layout has the fraction 3.0, so it is the whole. Pass a fraction up to 1.",
                "A backdrop dims with the strength -1.0, so another one is used. Pass a strength from 0 to 1.",
            ])
    }
}
