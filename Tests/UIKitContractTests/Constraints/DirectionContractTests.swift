import UIKit
import XCTest

@preconcurrency

@MainActor
final class DirectionContractTests: ContractTestCase {
    func testLeadingAndTrailingAreMirroredAndLeftAndRightAreNot() {
        let stage = ConstraintStage()
        stage.board.semanticContentAttribute = .forceRightToLeft
        let leading = square(stage)
        leading.leadingAnchor.constraint(equalTo: stage.board.leadingAnchor, constant: 20).isActive = true
        let after = square(stage)
        after.leadingAnchor.constraint(equalTo: leading.trailingAnchor, constant: 5).isActive = true
        let trailing = square(stage)
        trailing.trailingAnchor.constraint(equalTo: stage.board.trailingAnchor, constant: -3).isActive = true
        let left = square(stage)
        left.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 20).isActive = true
        Device.turn()
        XCTAssertEqual(leading.frame.minX, 240)
        XCTAssertEqual(after.frame.minX, 195)
        XCTAssertEqual(trailing.frame.minX, 3)
        XCTAssertEqual(left.frame.minX, 20)
        stage.putAway()
    }

    func testSpacingAfterAndOffsetsFollowTheDirectionToo() {
        let stage = ConstraintStage()
        stage.board.semanticContentAttribute = .forceRightToLeft
        let first = square(stage)
        first.leadingAnchor.constraint(equalTo: stage.board.leadingAnchor).isActive = true
        let second = square(stage)
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1).isActive = true
        let third = square(stage)
        second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor).constraint(equalToConstant: 10).isActive = true
        Device.turn()
        XCTAssertEqual(first.frame.minX, 260)
        XCTAssertEqual(second.frame.minX, 212)
        XCTAssertEqual(third.frame.minX, 162)
        stage.putAway()
    }

    func testDirectionalMarginsAreMirrored() {
        let stage = ConstraintStage()
        stage.board.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        XCTAssertEqual(stage.board.layoutMargins, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
        stage.board.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(stage.board.layoutMargins, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
        let view = square(stage)
        view.leadingAnchor.constraint(equalTo: stage.board.layoutMarginsGuide.leadingAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.maxX, 270)
        stage.putAway()
    }

    private func square(_ stage: ConstraintStage) -> UIView {
        let view = stage.addView()
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return view
    }
}
