import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen whose transition a finger has caught stays under the finger.
@MainActor
final class CaughtDistanceTests: GenerationTestCase {
    private let linear = UICubicTimingParameters(animationCurve: .linear)

    /// At its detent the whole way of a sheet is shorter than the sheet.
    func testASheetIsMovedAsFarAsTheFinger() async throws {
        let stand = try CardStage()
        let transitions = ModalTransitions.sheet(detents: [.height(266), .height(566)]).floats(false)
        stand.presenter.present(stand.card, using: transitions.duration(0.4).timing(linear))
        stand.stage.turn()
        stand.stage.advance(by: 0.3)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 780), towards: CGPoint(x: 0, y: -1))
        XCTAssertEqual(stand.card.transitionCoordinator?.isInteractive, true)
        let sheet = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let caught = sheet.seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 820), in: 0.2)
        XCTAssertEqual(sheet.seenFrame.minY, caught + 40, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 770), in: 0.2)
        XCTAssertEqual(sheet.seenFrame.minY, caught - 10, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
    }
}
