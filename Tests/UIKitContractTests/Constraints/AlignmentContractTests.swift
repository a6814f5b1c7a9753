import UIKit
import XCTest

/// Tests a view whose frame is larger than its alignment rectangle, by a different amount on each side.
@MainActor
private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8) }
}

@preconcurrency

@MainActor
final class AlignmentContractTests: ContractTestCase {
    func testFrameAndAlignmentRectConvertToEachOther() {
        let view = ShadowedView()
        let frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let alignment = CGRect(x: 12, y: 11, width: 90, height: 45)
        XCTAssertEqual(view.alignmentRect(forFrame: frame), alignment)
        XCTAssertEqual(view.frame(forAlignmentRect: alignment), frame)
        XCTAssertEqual(UIView().alignmentRectInsets, .zero)
    }

    func testConstraintsApplyToTheAlignmentRect() {
        let stage = ConstraintStage()
        let view = stage.add(ShadowedView())
        _ = stage.pin(view, width: 40, height: 30)
        let below = stage.addView()
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.leftAnchor.constraint(equalTo: view.rightAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: -2, y: -1, width: 50, height: 35))
        XCTAssertEqual(below.frame, CGRect(x: 40, y: 30, width: 10, height: 10))
        stage.putAway()
    }

    func testSubviewsAreConstrainedToTheFrame() {
        let stage = ConstraintStage()
        let view = stage.add(ShadowedView())
        let inner = stage.addView(to: view)
        let beside = stage.addView()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 102),
            view.topAnchor.constraint(equalTo: stage.board.topAnchor, constant: 101),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            beside.leftAnchor.constraint(equalTo: inner.rightAnchor),
            beside.topAnchor.constraint(equalTo: stage.board.topAnchor),
        ])
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 30, height: 25))
        XCTAssertEqual(inner.frame, CGRect(x: 2, y: 1, width: 20, height: 20))
        XCTAssertEqual(beside.frame.minX, 122)
        stage.putAway()
    }

    func testAnAutoresizedFrameHasAnAlignmentRectToo() {
        let stage = ConstraintStage()
        let view = ShadowedView(frame: CGRect(x: 50, y: 60, width: 110, height: 75))
        stage.board.addSubview(view)
        let beside = stage.addView()
        NSLayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: view.rightAnchor),
            beside.topAnchor.constraint(equalTo: view.topAnchor),
            beside.widthAnchor.constraint(equalTo: view.widthAnchor),
            beside.heightAnchor.constraint(equalTo: view.layoutMarginsGuide.heightAnchor),
        ])
        Device.turn()
        XCTAssertEqual(beside.frame, CGRect(x: 152, y: 61, width: 100, height: 59))
        stage.putAway()
    }

    func testInRightToLeftTheLeadingEdgeUsesTheRightInset() {
        let stage = ConstraintStage()
        stage.board.semanticContentAttribute = .forceRightToLeft
        let view = stage.add(ShadowedView())
        view.leadingAnchor.constraint(equalTo: stage.board.leadingAnchor, constant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.minX, 248)
        XCTAssertEqual(view.frame.width, 40)
        stage.putAway()
    }
}
