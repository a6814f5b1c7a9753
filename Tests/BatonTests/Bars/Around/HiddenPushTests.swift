import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a push that a modal transition hides, while Baton gets to know the stack. UIKit returns only the newer one of the two.
/// No appearance is written during either (B17.7), and the bar is right at the end.
@MainActor
final class HiddenPushTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testTheFirstStateOfAStackIsShownAfterIt() async throws {
        for driver in BarDriver.allCases {
            for presentsFirst in [true, false] {
                let scene = try BarStage(driver, from: BarState(), to: BarState())
                let modal = UIViewController()
                modal.modalPresentationStyle = .overFullScreen
                if presentsFirst { scene.navigation.present(modal, animated: true) }
                scene.push()
                scene.stage.advance(by: 0.1)
                if !presentsFirst { scene.navigation.present(modal, animated: true) }
                scene.stage.advance(by: 0.05)
                scene.second.navigationItem.barState = .ember
                try scene.stage.settle()
                scene.paint.assertClose(to: .ember, "\(driver) \(presentsFirst)")
                XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver) \(presentsFirst)")
            }
        }
    }

    private func screens() -> [UIViewController] {
        [BarState.ember, .halfSea].map { state in
            let screen = UIViewController()
            screen.navigationItem.barState = state
            return screen
        }
    }

    func testTransitionsThatAreSetMeanwhileShowTheBarAfterIt() async throws {
        let screens = screens()
        let navigation = UINavigationController(rootViewController: screens[0])
        let stage = Stage(root: navigation)
        try stage.settle()
        navigation.pushViewController(screens[1], animated: true)
        stage.turn()
        stage.advance(by: 0.1)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        navigation.present(modal, animated: true)
        stage.advance(by: 0.05)
        navigation.transitions = .slide
        try stage.settle()
        SeenPaint(navigation.view.barBackdrops.first).assertClose(to: .halfSea)
        XCTAssertEqual(HeadlessBars.appearanceOffences, [])
    }

    /// A dismissal without animation hides the push for some turns, in which the state of the screen changes too (B27.15).
    func testAStateThatIsSetWhileADismissalWithoutAnimationHidesThePushIsShownAfterIt() async throws {
        try with("unanimatedCoordinatorsRunNothing") { name in
            for dismissesFirst in [true, false] {
                HeadlessQuirks.turnsBeforeUnanimatedDismissals = 4
                defer { HeadlessQuirks.turnsBeforeUnanimatedDismissals = 2 }
                let screens = screens()
                let navigation = UINavigationController(rootViewController: screens[0])
                let stage = Stage(root: navigation)
                let modal = UIViewController()
                modal.modalPresentationStyle = .overFullScreen
                navigation.present(modal, animated: false)
                try stage.settle()
                if dismissesFirst { navigation.dismiss(animated: false) }
                navigation.pushViewController(screens[1], animated: true)
                stage.turn()
                if !dismissesFirst { navigation.dismiss(animated: false) }
                navigation.transitions = .slide
                stage.turn()
                screens[1].navigationItem.barState = .ember
                try stage.settle()
                SeenPaint(navigation.view.barBackdrops.first).assertClose(to: .ember, name)
                XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(name) \(dismissesFirst)")
            }
        }
    }
}
