import UIKit
import XCTest

@preconcurrency

@MainActor
final class VisualFormatContractTests: ContractTestCase {
    func testARowFillsItsSuperview() {
        let stage = ConstraintStage()
        let (a, b) = (stage.addView(), stage.addView())
        activate("H:|[a(100)]-[b]-20-|", ["a": a, "b": b])
        activate("V:|-(>=5,==30@500)-[a(b)]", ["a": a, "b": b])
        activate("V:|[b(==high)]", ["b": b], metrics: ["high": 44])
        Device.turn()
        XCTAssertEqual(a.frame, CGRect(x: 0, y: 30, width: 100, height: 44))
        XCTAssertEqual(b.frame, CGRect(x: 108, y: 0, width: 172, height: 44))
        stage.putAway()
    }

    func testTheStandardSpacingToTheSuperviewIsItsMargin() {
        let stage = ConstraintStage()
        stage.board.layoutMargins = UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
        let view = stage.addView()
        activate("|-[view]-|", ["view": view])
        activate("V:|-[view]-|", ["view": view])
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 22, y: 11, width: 234, height: 356))
        stage.putAway()
    }

    func testAnOptionAlignsAllViewsAcrossTheRow() {
        let stage = ConstraintStage()
        let (a, b, c) = (stage.addView(), stage.addView(), stage.addView())
        let row = activate(
            "H:|[a(10)][b(10)][c(10)]", ["a": a, "b": b, "c": c], options: [.alignAllTop, .alignAllBottom])
        activate("V:|-7-[b(25)]", ["b": b])
        Device.turn()
        XCTAssertEqual([a, b, c].map(\.frame.minX), [0, 10, 20])
        XCTAssertEqual([a, b, c].map(\.frame.minY), [7, 7, 7])
        XCTAssertEqual([a, b, c].map(\.frame.height), [25, 25, 25])
        XCTAssertEqual(row.count, 10)
        stage.putAway()
    }

    func testARowFollowsTheLayoutDirectionByDefault() {
        let stage = ConstraintStage()
        stage.board.semanticContentAttribute = .forceRightToLeft
        let (reading, left, right) = (stage.addView(), stage.addView(), stage.addView())
        activate("|-10-[view(50)]", ["view": reading])
        activate("|-10-[view(50)]", ["view": left], options: .directionLeftToRight)
        activate("|-10-[view(50)]", ["view": right], options: .directionRightToLeft)
        Device.turn()
        XCTAssertEqual([reading, left, right].map(\.frame.minX), [240, 10, 240])
        stage.putAway()
    }

    func testAGivenDirectionOverridesTheLayoutDirection() {
        let stage = ConstraintStage()
        let (a, b) = (stage.addView(), stage.addView())
        activate("|-10-[a(50)]-(>=20,20@500)-[b(30)]", ["a": a, "b": b], options: .directionRightToLeft)
        Device.turn()
        XCTAssertEqual([a, b].map(\.frame.minX), [240, 190])
        stage.putAway()
    }

    @discardableResult
    private func activate(
        _ format: String, _ views: [String: Any], metrics: [String: Any]? = nil,
        options: NSLayoutConstraint.FormatOptions = []
    ) -> [NSLayoutConstraint] {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}
