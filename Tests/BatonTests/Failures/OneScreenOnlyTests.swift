import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Known failure: "One screen's animation leaks to all pushes; or works only once."
@MainActor
final class OneScreenOnlyTests: GenerationTestCase {
    /// Describes how a screen appears or disappears, by its position shortly after the start.
    private func look(_ stand: StackStage, _ view: UIView) throws -> String {
        stand.stage.advance(by: 0.1)
        let place = view.seenFrame
        let look = place.minX != 0 ? "slides" : place.minY != 0 ? "covers" : view.seenAlpha < 1 ? "fades" : "stands"
        try stand.stage.settle()
        return look
    }

    func testAScreensOwnTransitionAppliesOnlyToItAndEachTime() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.navigation.transitions?.choose = { $0.upper.title == "B" ? .cover : nil }
        for _ in 0..<3 {
            stand.push()
            XCTAssertEqual(try look(stand, stand.b.view), "covers")
            let c = TestScreen("C")
            stand.push(c)
            XCTAssertEqual(try look(stand, c.view), "slides")
            stand.pop()
            XCTAssertEqual(try look(stand, c.view), "slides")
            stand.pop()
            XCTAssertEqual(try look(stand, stand.b.view), "covers")
        }
    }

    // Known failure: "The transitioning delegate is weak, so the effect silently vanishes or crashes."
    func testAModalTransitionWorksEachTimeWithoutBeingRetained() async throws {
        let stand = try CardStage()
        for round in 0..<3 {
            stand.presenter.present(stand.card, using: .fade)
            stand.stage.advance(by: 0.1)
            XCTAssertLessThan(stand.card.view.superview?.seenAlpha ?? 1, 1, "\(round)")
            try stand.stage.settle()
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.1)
            XCTAssertLessThan(stand.card.view.superview?.seenAlpha ?? 1, 1, "\(round)")
            try stand.stage.settle()
        }
    }

    func testAnAnimatorForOneScreenIsNotAskedForAnother() async throws {
        var made: [String] = []
        let stand = try StackStage(showsB: false) { $0.transitions = .fade }
        stand.navigation.transitions?.choose = { change in
            guard change.upper.title == "B" else { return nil }
            return .animator { _ in
                made.append("\(change.operation)")
                return change.operation == .push ? PushAnimator(.cover) : PopAnimator(.cover)
            }
        }
        for screen in [TestScreen("C"), stand.b, TestScreen("D")] {
            stand.push(screen)
            try stand.stage.settle()
        }
        XCTAssertEqual(made, ["push"])
        for _ in 0..<3 {
            stand.pop()
            try stand.stage.settle()
        }
        XCTAssertEqual(made, ["push", "pop"])
    }
}
