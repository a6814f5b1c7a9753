import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that a screen whose transition a finger has caught stays under the finger.
@MainActor
final class CaughtDistanceTests: GenerationTestCase {
    private let linear = UICubicTimingParameters(animationCurve: .linear)

    /// At its detent the whole way of a sheet is shorter than the sheet.
    func testASheetIsMovedAsFarAsTheFinger() async throws {
        let stand = try CardStage()
        let transitions = ModalTransitions.bottomSheet([.fixed(266), .fixed(566)]).floating(false)
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

    /// The upper screen keeps its distance from its place, in which it is when a pop begins.
    func testAPopInAWindowThatIsResizedStaysUnderTheFinger() async throws {
        let stand = try StackStage(.pad) { [linear] in
            $0.transitions = NavigationTransitions(.slide.duration(0.4).timing(linear))
        }
        stand.pop()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 300, y: 500), towards: CGPoint(x: 1, y: 0))
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        let caught = stand.b.view.seenFrame.minX
        XCTAssertGreaterThan(caught, 100)
        stand.stage.resize(to: CGSize(width: 507, height: 1000))
        stand.stage.advance(by: 0.4)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 340, y: 500), in: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX, caught + 40, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
    }
}
