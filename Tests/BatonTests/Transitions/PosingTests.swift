import Baton
import UIKit
import XCTest

@MainActor
final class PosingTests: XCTestCase {
    func testASideThatIsLeftOutStaysInItsPlace() async {
        XCTAssertEqual(Posing(entering: .faded).leaving, .inPlace)
        XCTAssertEqual(Posing(leaving: .faded).entering, .inPlace)
        XCTAssertEqual(Posing(), Posing(entering: .inPlace, leaving: .inPlace))
    }

    func testTheBasesSayWhatMovesWhereNothingIsGiven() async {
        XCTAssertEqual(PushAnimator().posing, Posing(entering: .offstage(.trailing)))
        XCTAssertEqual(PopAnimator().posing, Posing(leaving: .offstage(.trailing)))
        XCTAssertEqual(PresentAnimator().posing, Posing(entering: .offstage(.bottom)))
        XCTAssertEqual(DismissAnimator().posing, Posing(leaving: .offstage(.bottom)))
    }

    func testTheReducedFormFadesTheScreenThatIsAbove() async {
        XCTAssertEqual(PushAnimator().reducedPosing, Posing(entering: .faded))
        XCTAssertEqual(PopAnimator().reducedPosing, Posing(leaving: .faded))
        XCTAssertEqual(PresentAnimator().reducedPosing, Posing(entering: .faded))
        XCTAssertEqual(DismissAnimator().reducedPosing, Posing(leaving: .faded))
    }
}
