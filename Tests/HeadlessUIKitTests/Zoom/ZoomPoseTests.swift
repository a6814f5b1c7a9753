import XCTest

@testable import UIKit

final class ZoomPoseTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    func testAtTheSourceTheAlignedRectangleCoversIt() {
        let pose = ZoomPose.at(
            CGRect(x: 20, y: 300, width: 39, height: 20), radius: 4,
            aligning: CGRect(x: 0, y: 0, width: 390, height: 200), of: bounds, center: CGPoint(x: 195, y: 422))
        XCTAssertEqual(pose.transform.a, 0.1, accuracy: 1e-9)
        // The top left corner of the view is at (20, 300): its centre is 19.5 and 42.2 points from there.
        XCTAssertEqual(pose.transform.tx + 195, 39.5, accuracy: 1e-9)
        XCTAssertEqual(pose.transform.ty + 422, 342.2, accuracy: 1e-9)
        XCTAssertEqual(pose.visible.minY, 0, accuracy: 1e-9)
        XCTAssertEqual(pose.visible.height, 200, accuracy: 1e-9)
        XCTAssertEqual(pose.radius, 40, accuracy: 1e-9)
        XCTAssertEqual(pose.progress, 0)
    }

    func testARectangleOfOtherProportionsIsCenteredOnTheSource() {
        let pose = ZoomPose.at(
            CGRect(x: 0, y: 0, width: 195, height: 100), radius: 0,
            aligning: CGRect(x: 0, y: 322, width: 390, height: 100), of: bounds, center: CGPoint(x: 195, y: 422))
        // Half the size: 200 points of the view are visible, around the middle of the aligned rectangle.
        XCTAssertEqual(pose.visible, CGRect(x: 0, y: 272, width: 390, height: 200))
        let middle = CGPoint(x: 195, y: 372)
        let shown = CGPoint(x: middle.x - 195, y: middle.y - 422).applying(pose.transform)
        XCTAssertEqual(shown.x + 195, 97.5, accuracy: 1e-9)
        XCTAssertEqual(shown.y + 422, 50, accuracy: 1e-9)
    }

    func testAnEmptySourceShowsTheWholeView() {
        let pose = ZoomPose.at(
            CGRect(x: 5, y: 5, width: 0, height: 0), radius: 0, aligning: bounds, of: bounds, center: .zero)
        XCTAssertEqual(pose, .whole(bounds))
    }
}
