import BatonTesting
import UIKit
import XCTest

/// What is seen of a view whose corners have radii of their own.
@MainActor
final class CornerPictureTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)

    /// Whether a red view of 100 by 100 points covers the points that are a few points away from its corners.
    private func corners(of view: UIView) -> [Bool] {
        stage.turn()
        let points = [(103, 103), (197, 103), (103, 197), (197, 197)].map { CGPoint(x: $0.0, y: $0.1) }
        return points.map { stage.color(at: $0).green == 0 }
    }

    private func makeBox() -> UIView {
        stage.window.backgroundColor = .white
        root.view.backgroundColor = .clear
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.cornerConfiguration = .corners(
            topLeftRadius: 40.0, topRightRadius: 4.0, bottomLeftRadius: nil, bottomRightRadius: 30.0)
        return view
    }

    func testEachCornerIsRoundedByItsOwnRadius() async {
        let view = makeBox()
        root.view.addSubview(view)
        XCTAssertEqual(corners(of: view), [false, true, true, false])
    }

    func testASnapshotKeepsTheCorners() async {
        let view = makeBox()
        root.view.addSubview(view)
        stage.turn()
        guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { return XCTFail("no snapshot") }
        view.removeFromSuperview()
        snapshot.frame.origin = CGPoint(x: 100, y: 100)
        root.view.addSubview(snapshot)
        XCTAssertEqual(corners(of: snapshot), [false, true, true, false])
    }
}
