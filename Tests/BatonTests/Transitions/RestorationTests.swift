import UIKit
import XCTest

@testable import Baton

@MainActor
final class RestorationTests: XCTestCase {
    private let container = CGRect(x: 0, y: 0, width: 400, height: 800)

    private func appsOwnView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.alpha = 0.8
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.layer.cornerRadius = 6
        return view
    }

    func testPutsBackEverythingThatAPoseChanges() async {
        let view = appsOwnView()
        let restoration = Restoration(of: view)
        let pose = Pose.offstage(.bottom).faded(to: 0.5).rounded(20).rotated(1)
        restoration.apply(pose, in: container, direction: .leftToRight)
        XCTAssertNotEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
        XCTAssertTrue(view.clipsToBounds)

        restoration.restore()
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
        XCTAssertEqual(Double(view.alpha), 0.8, accuracy: 1e-6)
        XCTAssertEqual(view.layer.cornerRadius, 6)
        XCTAssertFalse(view.clipsToBounds)
    }

    func testAPoseComesOnTopOfWhatTheAppHasSet() async {
        let view = appsOwnView()
        Restoration(of: view).apply(.offstage(.trailing).faded(to: 0.5), in: container, direction: .leftToRight)
        // Half its size by the app, and then away by the whole width.
        XCTAssertEqual(view.transform, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 400, ty: 0))
        XCTAssertEqual(Double(view.alpha), 0.4, accuracy: 1e-6)
    }

    func testAPoseNeverMakesCornersLessRoundThanTheApps() async {
        let view = appsOwnView()
        let restoration = Restoration(of: view)
        restoration.apply(Pose().rounded(2), in: container, direction: .leftToRight)
        XCTAssertEqual(view.layer.cornerRadius, 6)
        restoration.apply(.inPlace, in: container, direction: .leftToRight)
        XCTAssertEqual(view.layer.cornerRadius, 6)
    }

    func testTheWayOutDoesNotDependOnTheTransformOfTheMoment() async {
        let view = UIView(frame: container)
        let restoration = Restoration(of: view)
        restoration.apply(.offstage(.trailing), in: container, direction: .leftToRight)
        restoration.apply(.offstage(.trailing), in: container, direction: .leftToRight)
        XCTAssertEqual(view.transform, CGAffineTransform(translationX: 400, y: 0))
    }
}
