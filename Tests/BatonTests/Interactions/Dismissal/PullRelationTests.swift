import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which gestures in a screen a pull waits for, and that it does not begin where there is no screen any more.
@MainActor
final class PullRelationTests: AnyDesignTestCase {
    /// A row that can be swiped aside along the axis of the pull takes the finger first. A list of UIKit's has its own recognizer
    /// for that, beside the one that scrolls.
    func testItWaitsForTheRowsOfAList() async throws {
        let lists = [
            (UITableView(), true),
            (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), true),
            (UIScrollView(), false),
        ]
        for (list, hasRows) in lists {
            let (swipe, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
            list.addGestureRecognizer(swipe)
            list.addGestureRecognizer(tap)
            for (edge, isAlong) in [
                (DirectionalEdge.leading, true), (.trailing, true), (.bottom, false), (.top, false),
            ] {
                let presented = UIViewController()
                let pull = PullDismiss(options: PullDismiss.Options(edge: edge))
                pull.attach(to: presented.view, of: presented)
                presented.view.addSubview(list)
                let waits = { (other: UIGestureRecognizer) -> Bool? in
                    pull.recognizer.delegate?.gestureRecognizer(pull.recognizer, shouldRequireFailureOf: other)
                }
                XCTAssertEqual(waits(swipe), hasRows && isAlong, "\(type(of: list)), \(edge)")
                XCTAssertEqual(waits(list.panGestureRecognizer), false, "\(type(of: list)), \(edge)")
                XCTAssertEqual(waits(tap), false, "\(type(of: list)), \(edge)")
                pull.detach()
            }
        }
    }

    func testItDoesNotBeginForAScreenThatHasGone() async throws {
        let stage = Stage(root: UIViewController())
        try stage.settle()
        let view = try XCTUnwrap(stage.window.rootViewController?.view)
        let pull = PullDismiss()
        do {
            let presented = UIViewController()
            pull.attach(to: view, of: presented)
            stage.finger.down(at: CGPoint(x: 195, y: 200))
        }
        stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
        XCTAssertFalse([.began, .changed].contains(pull.recognizer.state))
        stage.finger.up()
        pull.detach()
    }

    /// A gesture of the app's own on a view takes the finger alone.
    func testAPanOfTheAppsMovesNoScreen() async throws {
        let stand = try CardStage()
        try stand.present()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        stand.card.view.addSubview(view)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 250))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
        XCTAssertEqual(pan.state, .changed)
        XCTAssertNil(stand.card.transitionCoordinator)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
    }
}
