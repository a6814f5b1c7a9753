import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests changes to the state of the visible screen.
@MainActor
final class BarCarrierLiveTests: GenerationTestCase {
    func testAStateChangeIsVisibleAtOnce() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: .clear)
            scene.first.navigationItem.barState = .ember
            scene.paint.assertClose(to: .ember, within: 1e-9, "\(driver)")
            scene.first.navigationItem.barState.backgroundAlpha = 0.25
            XCTAssertEqual(scene.paint.alpha, 0.25, accuracy: 1e-6, "\(driver)")
            XCTAssertEqual(scene.paint.shadow, 0.25, accuracy: 1e-6, "\(driver)")
            scene.first.navigationItem.barState = BarState()
            XCTAssertNil(scene.backdrop, "\(driver)")
        }
    }

    func testAScreenWithoutAStateCanSetOneLater() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            try scene.arrive()
            scene.second.navigationItem.barState = .ember
            scene.paint.assertClose(to: .ember, within: 1e-9, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertNil(scene.backdrop, "\(driver)")
            scene.first.navigationItem.barState = .halfSea
            scene.paint.assertClose(to: .halfSea, within: 1e-9, "\(driver)")
        }
    }

    func testAStateSetInViewDidAppearIsVisible() async throws {
        for driver in BarDriver.allCases {
            let late = LateScreen()
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            scene.navigation.pushViewController(late, animated: true)
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-9, "\(driver)")
        }
    }

    func testAChangeOnAnInvisibleScreenIsDeferred() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        try scene.arrive()
        scene.first.navigationItem.barState = .halfSea
        scene.paint.assertClose(to: .nothing, within: 1e-9)
        XCTAssertNil(scene.first.navigationItem.standardAppearance)
        scene.pop()
        try scene.stage.settle()
        scene.paint.assertClose(to: .halfSea, within: 1e-9)
    }

    func testAStateIsShownAtOnceAlsoWhereOneOfAScreenBelowIsSet() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: .ember)
            try scene.arrive()
            scene.first.navigationItem.barState = .ember
            scene.second.navigationItem.barState = .halfSea
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
        }
    }

    func testAStateIsShownAtOnceWhileAnotherScreenIsPresented() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .clear)
            let modal = UIViewController()
            modal.modalPresentationStyle = .overFullScreen
            scene.navigation.present(modal, animated: true)
            scene.stage.advance(by: 0.1)
            scene.first.navigationItem.barState = .halfSea
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
            try scene.stage.settle()
        }
    }

    func testInsideABlockAChangeAnimatesStraight() async throws {
        let pairs: [(BarState, BarState, SeenPaint, SeenPaint)] = [
            (.ember, .halfSea, .ember, .halfSea), (.clear, .ember, .nothing, .ember),
            (.ember, .clear, .ember, .nothing),
            (BarState(), .halfSea, .nothing, .halfSea), (.halfSea, BarState(), .halfSea, .nothing),
        ]
        for (from, to, start, end) in pairs {
            let scene = try BarStage(.slide, from: from, to: .clear)
            let ruler = UIView()
            scene.stage.window.addSubview(ruler)
            UIView.animate(withDuration: 0.5) {
                ruler.center.x = 100
                scene.first.navigationItem.barState = to
            }
            scene.stage.turn()
            for _ in 0..<6 {
                let part = Double(ruler.layer.presentation()?.position.x ?? -1) / 100
                XCTAssertEqual(scene.navigation.view.subviews.filter { $0 is any BarBackdrop }.count, 1)
                scene.paint.assertClose(to: .between(start, end, at: part), "\(from) to \(to) at \(part)")
                scene.stage.advance(by: 0.08)
            }
            try scene.stage.settle()
            scene.paint.assertClose(to: end, within: 1e-9)
            XCTAssertEqual(scene.backdrop == nil, to == BarState())
        }
    }

    func testABackgroundRemovedAndRestoredAtOnceIsShownOnce() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        UIView.animate(withDuration: 0.5) { scene.first.navigationItem.barState = BarState() }
        scene.stage.advance(by: 0.2)
        scene.first.navigationItem.barState = .halfSea
        try scene.stage.settle()
        XCTAssertEqual(scene.navigation.view.subviews.filter { $0 is any BarBackdrop }.count, 1)
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
    }

    /// A scroll view may drive the colour. UIKit must not rebuild its bar for that.
    func testDrivingTheColourLeavesTheSlotsAlone() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let item = scene.first.navigationItem
        let before = item.standardAppearance
        for color in [UIColor.blue, .green, .red] {
            item.barState.background = .color(color)
            XCTAssertTrue(item.standardAppearance === before)
        }
    }

    func testAnAppearanceOfTheBarsIsCopiedWithTheNextChangeOfTheState() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let item = scene.first.navigationItem
        scene.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.brown]
        item.barState.background = .color(.green)
        XCTAssertEqual(item.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor, .brown)
        item.barState.titleColor = .white
        XCTAssertEqual(item.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor, .white)
    }

    /// Changes that do not concern the appearances must not make UIKit rebuild its bar, for example at each scroll
    /// step.
    func testDrivingTheAlphaLeavesTheSlotsAlone() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let item = scene.first.navigationItem
        let before = item.standardAppearance
        let labels = scene.bar.subviews
        for alpha in [0.9, 0.5, 0.1] { item.barState.backgroundAlpha = alpha }
        XCTAssertTrue(item.standardAppearance === before)
        XCTAssertEqual(scene.bar.subviews, labels)
    }

    func testTintAndTitleColourChangeAtOnceAndAreRestored() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let tint = scene.bar.tintColor
        scene.first.navigationItem.barState = BarState(titleColor: .green, tintColor: .red)
        XCTAssertEqual(scene.bar.tintColor, .red)
        XCTAssertEqual(scene.titleColor, .green)
        scene.first.navigationItem.barState = BarState()
        XCTAssertEqual(scene.bar.tintColor, tint)
        XCTAssertEqual(scene.titleColor, .label)
    }

    func testIsHiddenChangesAtOnceAndIsRestored() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let before = scene.dump
        scene.first.navigationItem.barState.isHidden = true
        XCTAssertTrue(scene.navigation.isNavigationBarHidden)
        XCTAssertEqual(scene.first.view.safeAreaInsets.top, 47)
        scene.first.navigationItem.barState.isHidden = nil
        try scene.stage.settle()
        XCTAssertEqual(scene.dump.difference(from: before), [])
    }

    func testAChangeOfTheStacksStateIsAppliedToo() async throws {
        let scene = try BarStage(.slide, from: BarState(tintColor: .red), to: .clear)
        scene.navigation.transitions?.barState = .ember
        scene.paint.assertClose(to: .ember, within: 1e-9)
        XCTAssertEqual(scene.bar.tintColor, .red)
        scene.navigation.transitions?.barState = BarState()
        scene.paint.assertClose(to: .nothing, within: 1e-9)
        scene.first.navigationItem.barState = BarState()
        XCTAssertNil(scene.backdrop)
    }

    /// Transitions set during a running change were not notified of its start, so they wait for its end.
    func testTransitionsSetDuringAChangeShowTheBarAtItsEnd() async throws {
        for turns in [false, true] {
            let scene = try BarStage(.system, from: .ember, to: .clear)
            try scene.arrive()
            scene.navigation.transitions = nil
            scene.navigation.popViewController(animated: true)
            if turns { scene.stage.turn() }
            scene.navigation.transitions = .system
            XCTAssertNil(scene.backdrop)
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-9, "turns: \(turns)")
        }
    }
}

/// Sets its bar state when it has appeared, which is later than recommended.
private final class LateScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationItem.barState = .ember
    }
}
