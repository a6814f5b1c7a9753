import XCTest

@testable import UIKit

@MainActor
final class RecognitionStepTests: XCTestCase {
    private typealias State = UIGestureRecognizer.State

    private static let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

    private func steps(from state: State) -> [RecognitionStep] {
        Self.states.map { RecognitionStep(from: state, towards: $0) }
    }

    func testLeavingThePossibleStateAsksTheOtherRecognizers() async {
        // B7.1
        XCTAssertEqual(
            steps(from: .possible),
            [
                .stay, .compete(for: .began), .compete(for: .began), .compete(for: .ended), .move(to: .failed),
                .move(to: .failed),
            ])
    }

    func testAContinuousGestureContinuesUntilItEndsOrIsCancelled() async {
        // B7.1
        for state in [State.began, .changed] {
            XCTAssertEqual(
                steps(from: state),
                [
                    .stay, .move(to: .changed), .move(to: .changed), .move(to: .ended), .move(to: .cancelled),
                    .move(to: .cancelled),
                ])
        }
    }

    func testOnlyAResetLeavesAnEndState() async {
        // B7.3
        for state in [State.ended, .cancelled, .failed] {
            XCTAssertEqual(steps(from: state), Array(repeating: .stay, count: 6))
        }
    }
}
