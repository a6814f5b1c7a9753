import Baton
import UIKit
import XCTest

@MainActor
final class TransitionPosesTests: XCTestCase {
    func testAnOmittedSideStaysInPlace() async {
        XCTAssertEqual(TransitionPoses(entering: .faded).leaving.end, .inPlace)
        XCTAssertEqual(TransitionPoses(leaving: .faded).entering.start, .inPlace)
        XCTAssertEqual(TransitionPoses(), TransitionPoses(entering: .inPlace, leaving: .inPlace))
    }

    func testTheOtherEndOfEachSideIsInPlace() async {
        let poses = TransitionPoses(entering: .offstage(.bottom), leaving: .behind)
        XCTAssertEqual(poses.entering, TransitionPoses.Move(from: .offstage(.bottom), to: .inPlace))
        XCTAssertEqual(poses.leaving, TransitionPoses.Move(from: .inPlace, to: .behind))
    }

    func testTheReversedPosesSwapTheSides() async {
        let poses = TransitionPoses(entering: .offstage(.bottom), leaving: .behind)
        XCTAssertEqual(poses.reversed, TransitionPoses(entering: .behind, leaving: .offstage(.bottom)))
        XCTAssertEqual(poses.reversed.reversed, poses)
    }
}
