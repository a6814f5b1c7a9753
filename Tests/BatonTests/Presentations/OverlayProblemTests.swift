import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is said about values of an overlay that do not go together: what is used instead, and what to write.
@MainActor
final class OverlayProblemTests: XCTestCase {
    private func layout(
        _ extent: OverlayLayout.Extent, edge: DirectionalEdge? = .bottom, width: CGFloat? = nil, radius: CGFloat = 0
    ) -> Overlay {
        Overlay(layout: OverlayLayout(edge: edge, extent: extent, maximumWidth: width, cornerRadius: radius))
    }

    private func sheet(_ detents: [SheetDetent], _ others: (inout Overlay) -> Void = { _ in }) -> Overlay {
        Overlay(layout: .sheet(detents: detents), others)
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
            (
                layout(.detents([.medium]), edge: nil),
                "A layout in the centre has detents, so it has the size of its content. Give the layout an edge."
            )
        ])
        XCTAssertEqual(lines(about: layout(.fraction(1), width: 1, radius: 8)), [])
    }

    func testDetents() async {
        assert([
            (sheet([]), "A sheet has no detents, so it has the detent .fraction(0.5). Pass at least one detent.")
        ])
        XCTAssertEqual(lines(about: sheet([.fitted, .medium])), [])
    }

    func testOptionsOfSheets() async {
        assert([
            (
                sheet([.medium]) { $0.initialDetent = .large },
                "A sheet is to appear at .fraction(1.0), which is none of its detents, so it appears at the smallest. "
                    + "Set initialDetent to one of its detents."
            ),
            (
                sheet([.medium]) { $0.undimmedUpTo = .fitted },
                "A sheet is to be undimmed up to .fitted, which is none of its detents, so that is ignored. "
                    + "Pass one of its detents to undimmed(upTo:), or set undimmedUpTo to it."
            ),
            (
                sheet([.medium]) { $0.pull = PullDismiss.Options(edge: .leading) },
                "A sheet has a pull towards the leading edge, so it is pulled towards its own. "
                    + "Pass the edge of the sheet to pull(edge:)."
            ),
        ])
        XCTAssertEqual(lines(about: sheet([.medium]) { $0.initialDetent = .medium }), [])
    }

    func testSheetsThatFloat() async {
        func floats(_ overlay: inout Overlay) { overlay.floats = true }
        let (aside, below) = (
            OverlayLayout.sheet(detents: [.medium], at: .trailing), OverlayLayout.sheet(detents: [.medium])
        )
        let text =
            "A sheet floats, but is not at the bottom, so it is attached to its edge. Float sheets at the bottom only."
        assert([
            (Overlay(layout: aside, floats), text),
            // The layout at the bottom is no sheet.
            (Overlay(layout: .card, regularLayout: aside, floats), text),
        ])
        for overlay in [
            Overlay(layout: below, floats), Overlay(layout: aside, regularLayout: below, floats),
            Overlay(layout: aside) { $0.floats = false }, Overlay(layout: aside), Overlay(layout: .card, floats),
        ] { XCTAssertEqual(lines(about: overlay), [], "\(overlay.layout)") }
    }

    func testEachLayoutIsChecked() async {
        let overlay = Overlay(
            layout: OverlayLayout(edge: nil, extent: .detents([.medium])), regularLayout: .sheet(detents: []))
        XCTAssertEqual(
            lines(about: overlay),
            [
                "A layout in the centre has detents, so it has the size of its content. Give the layout an edge.",
                "A sheet has no detents, so it has the detent .fraction(0.5). Pass at least one detent.",
            ])
    }
}
