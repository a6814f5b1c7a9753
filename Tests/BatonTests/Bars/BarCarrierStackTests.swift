import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests changes to the stack other than one push or pop, and stacks that start or stop using Baton.
@MainActor
final class BarCarrierStackTests: GenerationTestCase {
    func testScreensInheritTheStacksStateAndOverrideFields() async throws {
        for driver in BarDriver.allCases {
            let stack = BarState(background: .color(UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)), tintColor: .white)
            let scene = try BarStage(
                driver, from: BarState(), to: BarState(backgroundAlpha: 0.5, showsShadowLine: false), stackState: stack)
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
            try scene.arrive()
            scene.paint.assertClose(
                to: SeenPaint(red: 1, green: 0.25, blue: 0, alpha: 0.5), within: 1e-6, "\(driver)")
            XCTAssertEqual(scene.bar.tintColor, .white, "\(driver)")
        }
    }

    func testTheFirstFrameShowsTheBarState() async throws {
        let root = UIViewController()
        root.title = "Root"
        root.navigationItem.barState = BarState(background: .color(.red), titleColor: .white)
        let navigation = UINavigationController(rootViewController: root)
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        let seen = ViewRecorder(stage.window).look()
        XCTAssertTrue(
            seen.contains { $0.name.hasSuffix("Backdrop") && $0.opacity == 1 && $0.background?.red == 1 },
            "\(seen.map(\.name))")
        XCTAssertEqual(seen.first { $0.name.hasSuffix("Backdrop") }?.windowFrame.height, 47 + HeadlessDevice.rowHeight)
        XCTAssertEqual(seen.first { $0.text?.string == "Root" }?.text?.color.green, 1)
        XCTAssertTrue(TurnLoop.main.isIdle, "\(TurnLoop.main.pending)")
    }

    func testTheFirstFrameOfAPresentedStackShowsTheBarState() async throws {
        let root = UIViewController()
        root.navigationItem.barState = .ember
        let navigation = UINavigationController(rootViewController: root)
        navigation.transitions = .slide
        navigation.modalPresentationStyle = .fullScreen
        let below = UIViewController()
        let stage = Stage(root: below)
        present(navigation, from: below)
        stage.turn()
        XCTAssertNotNil(navigation.transitionCoordinator)
        let backdrop = navigation.view.subviews.compactMap { $0 as? any BarBackdrop }.first
        SeenPaint(backdrop).assertClose(to: .ember, within: 1e-9)
        try stage.settle()
        SeenPaint(backdrop).assertClose(to: .ember, within: 1e-9)
    }

    func testAStateSetDuringADismissalIsVisible() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState())
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        present(modal, from: scene.navigation)
        try scene.stage.settle()
        dismiss(modal)
        scene.stage.turn()
        scene.first.navigationItem.barState = .ember
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-9)
    }

    func testPoppingToTheRootRestoresTheRootsState() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .clear)
            let before = scene.dump
            try scene.arrive()
            let third = UIViewController()
            third.navigationItem.barState = BarState(tintColor: .red, isHidden: true)
            scene.navigation.pushViewController(third, animated: true)
            try scene.stage.settle()
            scene.navigation.popToRootViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }

    func testSettingTheStackShowsTheStateOfTheTopScreen() async throws {
        for driver in BarDriver.allCases {
            for animated in [true, false] {
                let scene = try BarStage(driver, from: .ember, to: .halfSea)
                let middle = UIViewController()
                middle.navigationItem.barState = BarState(isHidden: true)
                scene.navigation.setViewControllers([middle, scene.second], animated: animated)
                try scene.stage.settle()
                scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver) \(animated)")
                XCTAssertFalse(scene.navigation.isNavigationBarHidden)
                XCTAssertNil(scene.first.navigationItem.standardAppearance, "\(driver) \(animated)")
                XCTAssertEqual(middle.additionalSafeAreaInsets, .zero, "\(driver) \(animated)")
            }
        }
    }

    func testScreensRemovedBelowTheTopChangeNothing() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        try scene.arrive()
        scene.navigation.setViewControllers([scene.second], animated: false)
        try scene.stage.settle()
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
    }

    func testAStackEditedUnderAModalIsCorrectWhenItReappears() async throws {
        // B1.14
        for state in [BarState.ember, BarState()] {
            let scene = try BarStage(.slide, from: state, to: .halfSea)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            present(modal, from: scene.navigation)
            try scene.stage.settle()
            scene.navigation.setViewControllers([scene.second], animated: false)
            dismiss(modal)
            scene.stage.turn()
            scene.stage.turn()
            scene.paint.assertClose(to: .halfSea, within: 1e-6)
            try scene.stage.settle()
            scene.paint.assertClose(to: .halfSea, within: 1e-6)
            XCTAssertNil(scene.first.navigationItem.standardAppearance)
        }
    }

    func testRemovingTransitionsRestoresEverything() async throws {
        let state = BarState(background: .color(.red), titleColor: .white, tintColor: .white, isHidden: true)
        let scene = try BarStage(.slide, from: state, to: .clear)
        scene.navigation.transitions = nil
        try scene.stage.settle()
        let after = scene.dump
        let plain = UINavigationController(rootViewController: UIViewController())
        plain.topViewController?.title = "First"
        let stage = Stage(root: plain)
        try stage.settle()
        XCTAssertEqual(after.difference(from: WindowDump(stage.window)), [])
    }

    func testRemovingTransitionsDuringATransitionRestoresEverything() async throws {
        for progress in [0.0, 0.1, 0.2] {
            let scene = try BarStage(
                .slide, from: .ember, to: BarState(titleColor: .white, tintColor: .red, isHidden: true))
            scene.push()
            scene.stage.advance(by: progress)
            scene.navigation.transitions = nil
            try scene.stage.settle()
            XCTAssertNil(scene.backdrop, "\(progress)")
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(progress)")
            XCTAssertGreaterThan(scene.bar.frame.maxY, 0, "\(progress)")
            XCTAssertEqual(scene.bar.tintColor, scene.navigation.view.tintColor, "\(progress)")
            XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero, "\(progress)")
            for screen in [scene.first, scene.second] {
                XCTAssertNil(screen.navigationItem.standardAppearance, "\(progress)")
                XCTAssertNil(screen.navigationItem.scrollEdgeAppearance, "\(progress)")
            }
        }
    }

    func testReplacingTransitionsKeepsTheBarState() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        scene.navigation.transitions = .fade
        scene.paint.assertClose(to: .ember, within: 1e-9)
        try scene.arrive()
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
        XCTAssertEqual(scene.navigation.view.subviews.filter { $0 is any BarBackdrop }.count, 1)
    }

    func testTransitionsThatAreSetOnAShownStackShowTheBarAtOnce() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        scene.navigation.transitions = nil
        try scene.stage.settle()
        XCTAssertNil(scene.backdrop)
        scene.navigation.transitions = .slide
        scene.paint.assertClose(to: .ember, within: 1e-9)
    }

    func testEndingACarrierRestoresEverything() async throws {
        let scene = try BarStage(
            .block, from: BarState(background: .clear, tintColor: .red, isHidden: true), to: .clear)
        scene.delegate?.carrier.end()
        XCTAssertNil(scene.backdrop)
        XCTAssertFalse(scene.navigation.isNavigationBarHidden)
        XCTAssertEqual(scene.bar.tintColor, scene.navigation.view.tintColor)
        XCTAssertEqual(scene.first.additionalSafeAreaInsets, .zero)
        XCTAssertNil(scene.first.navigationItem.standardAppearance)
    }

    /// Presents synchronously.
    ///
    /// In an asynchronous test the call would otherwise resolve to UIKit's asynchronous overload.
    private func present(_ controller: UIViewController, from presenter: UIViewController) {
        presenter.present(controller, animated: true)
    }

    private func dismiss(_ controller: UIViewController) {
        controller.dismiss(animated: true)
    }
}
