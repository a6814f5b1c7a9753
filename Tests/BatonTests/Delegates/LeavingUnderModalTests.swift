import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests transitions of a stack that are removed while another screen is presented over it. UIKit then tells of the presentation.
@MainActor
final class LeavingUnderModalTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testTheBarIsUIKitsAfterThePresentation() async throws {
        weak var driver: NavigationTransitionDriver?
        let stand = try StackStage {
            $0.transitions = .system
            $0.topViewController?.navigationItem.barState = .ember
        }
        driver = stand.driver
        XCTAssertEqual(stand.navigation.view.barBackdrops.count, 1)
        stand.navigation.present(TestScreen("Cover"), using: .fade.overFullScreen())
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertEqual(stand.navigation.view.barBackdrops.count, 0)
        XCTAssertNil(driver)
    }

    /// The push, which UIKit animates by then, begins when the presentation has ended. No bar is changed while it runs (B17.7).
    func testTheBarStaysUntilAPushThatThePresentationHidesHasEnded() async throws {
        let stand = try StackStage(showsB: false) {
            $0.transitions = .slide
            $0.topViewController?.navigationItem.barState = .ember
        }
        stand.b.navigationItem.barState = .ember
        stand.navigation.present(TestScreen("Cover"), using: .fade.overFullScreen())
        stand.stage.advance(by: 0.05)
        stand.push()
        stand.stage.advance(by: 0.05)
        stand.navigation.transitions = nil
        stand.stage.advance(by: 0.3)
        XCTAssertIdentical(stand.navigation.transitionCoordinator?.viewController(forKey: .to), stand.b)
        XCTAssertGreaterThan(stand.navigation.view.barBackdrops.count, 0)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.navigation.view.barBackdrops.count, 0)
    }
}
