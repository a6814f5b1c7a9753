import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a carried bar costs while a finger moves it, and what a change of one screen's state costs the others.
@MainActor
final class BarCostTests: GenerationTestCase {
    private func swipe(_ from: BarState, _ to: BarState, _ updates: (NavigationTransitionDriver) -> Void) throws -> Int
    {
        let navigation = LayoutCountingStack()
        let scene = try BarStage(.slide, from: from, to: to, in: navigation)
        try scene.arrive()
        scene.drivePop(to: 0.3)
        navigation.count = 0
        updates(try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation)))
        let count = navigation.count
        try scene.release(finishing: false)
        return count
    }

    func testAnUpdateOfASwipeLaysNothingOut() async throws {
        for (from, to) in [(BarState.ember, BarState.halfSea), (.clear, .ember), (BarState(isHidden: true), .ember)] {
            let passes = try swipe(from, to) { driver in
                for step in 1...20 {
                    driver.interaction.update(0.3 + CGFloat(step) / 50)
                    driver.navigationController?.view.layoutIfNeeded()
                }
            }
            XCTAssertEqual(passes, 0, "\(from) \(to)")
        }
    }

    /// Shows a stack of screens that count their questions.
    private func deepStack(_ state: BarState) throws -> (UINavigationController, [AskedScreen], Stage) {
        let screens = (0..<50).map { _ in AskedScreen() }
        let navigation = UINavigationController()
        navigation.transitions = .slide
        navigation.setViewControllers(screens, animated: false)
        for screen in screens { screen.navigationItem.barState = state }
        let stage = Stage(root: navigation)
        try stage.settle()
        for screen in screens { screen.questions = 0 }
        return (navigation, screens, stage)
    }

    func testAPushAndAPopAskNoBuriedScreen() async throws {
        let (navigation, screens, stage) = try deepStack(.ember)
        navigation.pushViewController(UIViewController(), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        XCTAssertGreaterThan(screens[49].questions, 0)
        // UIKit asks the one below the top for the back button.
        XCTAssertEqual(screens[..<48].map(\.questions).reduce(0, +), 0)
    }

    /// A scroll view may drive the alpha at each frame, so the screen is asked for nothing else.
    func testAnAlphaThatIsDrivenAsksTheScreenLessThanAnotherChange() async throws {
        for background in [BarState.Background.color(.red), .system] {
            let (navigation, screens, stage) = try deepStack(BarState(background: background, backgroundAlpha: 0.9))
            navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
            let top = screens[49]
            let item = top.navigationItem
            item.barState.backgroundAlpha = 0.8
            try stage.settle()
            top.questions = 0
            for step in 1...10 { item.barState.backgroundAlpha = 0.7 - CGFloat(step) / 20 }
            let driven = top.questions
            top.questions = 0
            for step in 1...10 { item.barState.title.kern = CGFloat(step) }
            XCTAssertLessThan(driven * 3, top.questions, "\(background)")
        }
    }

    func testAStackWithoutBarStatesIsNotFollowed() async throws {
        let (navigation, _, stage) = try deepStack(BarState())
        let carrier = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation)?.carrier)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        XCTAssertNil(carrier.carried)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        XCTAssertEqual(carrier.state, .resting)
        XCTAssertNil(carrier.renderer.painting.backdrop)
    }

    func testTheFirstStateIsShownAlsoIfItIsSetDuringAPush() async throws {
        let (navigation, _, stage) = try deepStack(BarState())
        let carrier = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation)?.carrier)
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: true)
        stage.advance(by: 0.1)
        screen.navigationItem.barState = .ember
        try stage.settle()
        XCTAssertEqual(carrier.renderer.shown.background, BarState.ember.background)
        XCTAssertNotNil(carrier.renderer.painting.backdrop)
    }

    func testAChangeOfOneScreensStateAsksNoOtherScreen() async throws {
        let (_, screens, _) = try deepStack(.ember)
        let item = try XCTUnwrap(screens.last).navigationItem
        for state in [BarState.halfSea, .clear, BarState(background: .blur(.systemMaterial)), BarState()] {
            item.barState = state
        }
        XCTAssertGreaterThan(screens[49].questions, 0)
        XCTAssertEqual(screens[..<48].map(\.questions).reduce(0, +), 0)
    }
}

private final class LayoutCountingStack: UINavigationController {
    var count = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
    }
}

/// A screen that counts how often its item is asked for.
private final class AskedScreen: UIViewController {
    var questions = 0

    override var navigationItem: UINavigationItem {
        questions += 1
        return super.navigationItem
    }
}
