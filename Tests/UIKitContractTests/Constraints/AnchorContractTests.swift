import UIKit
import XCTest

@preconcurrency

@MainActor
final class AnchorContractTests: ContractTestCase {
    func testEdgesWithConstantsPlaceAView() {
        let stage = ConstraintStage()
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: stage.board.topAnchor, constant: 10),
            view.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: stage.board.bottomAnchor, constant: -30),
            view.rightAnchor.constraint(equalTo: stage.board.rightAnchor, constant: -40),
        ])
        XCTAssertEqual(view.frame, .zero)
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 240, height: 360))
        stage.putAway()
    }

    func testCentersAndMultipliedSizes() {
        let stage = ConstraintStage()
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: stage.board.centerXAnchor, constant: 5),
            view.centerYAnchor.constraint(equalTo: stage.board.centerYAnchor),
            view.widthAnchor.constraint(equalTo: stage.board.widthAnchor, multiplier: 0.5, constant: -10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        ])
        Device.turn()
        // The width is 300 / 2 - 10, around the center (155, 200).
        XCTAssertEqual(view.frame, CGRect(x: 85, y: 60, width: 140, height: 280))
        stage.putAway()
    }

    func testInequalitiesOverrideOptionalConstraints() {
        let stage = ConstraintStage()
        let view = stage.addView()
        _ = stage.pin(view, width: 50, height: 50).width.isActive = false
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([
            wish, view.widthAnchor.constraint(lessThanOrEqualTo: stage.board.widthAnchor, multiplier: 0.5),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
        Device.turn()
        XCTAssertEqual(view.frame.width, 150)
        wish.constant = 10
        Device.turn()
        XCTAssertEqual(view.frame.width, 60)
        wish.constant = 100
        Device.turn()
        XCTAssertEqual(view.frame.width, 100)
        stage.putAway()
    }

    func testConstraintsWorkAcrossSeveralSuperviews() {
        let stage = ConstraintStage()
        let outer = stage.addView()
        _ = stage.pin(outer, width: 200, height: 200).left.constant = 30
        let given = UIView(frame: CGRect(x: 11, y: 7, width: 100, height: 100))
        outer.addSubview(given)
        let inner = stage.addView(to: given)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 50),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.heightAnchor.constraint(equalToConstant: 5),
        ])
        Device.turn()
        XCTAssertEqual(outer.frame, CGRect(x: 30, y: 0, width: 200, height: 200))
        XCTAssertEqual(given.frame, CGRect(x: 11, y: 7, width: 100, height: 100))
        // The point 50 in the board is at 9 in the given view, and the outer view ends at 230 in the board.
        XCTAssertEqual(inner.frame, CGRect(x: 9, y: 13, width: 180, height: 5))
        given.center.x += 20
        Device.turn()
        XCTAssertEqual(inner.frame, CGRect(x: -11, y: 13, width: 180, height: 5))
        stage.putAway()
    }

    func testDistanceBetweenAnchorsIsADimension() {
        let stage = ConstraintStage()
        let views = [stage.addView(), stage.addView()]
        for view in views {
            _ = stage.pin(view, width: 40, height: 40).left.isActive = false
        }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 10),
            // The gap is as wide as the distance from the second view's left edge to the board's right edge.
            views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
                .constraint(equalTo: views[1].leftAnchor.anchorWithOffset(to: stage.board.rightAnchor)),
        ])
        Device.turn()
        XCTAssertEqual(views[1].frame.minX, 175)
        stage.putAway()
    }

    func testSystemSpacingIsEightPointsTimesItsMultiplier() {
        let stage = ConstraintStage()
        let views = [stage.addView(), stage.addView()]
        for view in views {
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: stage.board.leadingAnchor),
            views[0].topAnchor.constraint(equalTo: stage.board.topAnchor),
            views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1),
            views[1].topAnchor.constraint(equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: 2),
        ])
        Device.turn()
        XCTAssertEqual(views[1].frame.origin, CGPoint(x: 48, y: 56))
        stage.putAway()
    }

    func testTheInitializerMakesTheSameConstraintAsAnchors() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let long = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: stage.board, attribute: .height,
            multiplier: 0.25, constant: 7)
        XCTAssertTrue(long.firstItem as? UIView === view)
        XCTAssertTrue(long.secondItem as? UIView === stage.board)
        XCTAssertEqual(long.firstAttribute, .width)
        XCTAssertEqual(long.secondAttribute, .height)
        XCTAssertEqual(long.relation, .equal)
        XCTAssertEqual(long.priority, .required)
        XCTAssertFalse(long.isActive)
        long.isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.width, 107)
        let short = view.widthAnchor.constraint(equalToConstant: 3)
        XCTAssertNil(short.secondItem)
        XCTAssertEqual(short.secondAttribute, .notAnAttribute)
        XCTAssertEqual(short.multiplier, 1)
        stage.putAway()
    }

    func testATransformDoesNotAffectConstraints() {
        let stage = ConstraintStage()
        let view = stage.addView()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pin = stage.pin(view, width: 100, height: 100)
        Device.turn()
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 100))
        XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
        pin.left.constant = 30
        Device.turn()
        XCTAssertEqual(view.center, CGPoint(x: 80, y: 50))
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 100))
        stage.putAway()
    }
}
