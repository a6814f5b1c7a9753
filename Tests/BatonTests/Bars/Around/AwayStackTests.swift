import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a stack which UIKit keeps while it is not in a window loses nothing and gets nothing back.
@MainActor
final class AwayStackTests: GenerationTestCase {
    /// A stack with a list that is not at its top.
    private func list(_ state: BarState, in tabs: UITabBarController? = nil) throws -> (BarStage, UIScrollView) {
        let scene = try BarStage(
            .slide, from: state, to: BarState(),
            root: { stack in
                tabs?.viewControllers = [stack, UIViewController()]
                return tabs ?? stack
            })
        let scroll = UIScrollView(frame: scene.first.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        scene.first.view.addSubview(scroll)
        try scene.stage.settle()
        scroll.contentOffset.y = 321
        try scene.stage.settle()
        return (scene, scroll)
    }

    private static let states: [BarState] = [
        .ember, BarState(background: .clear), BarState(background: .clear, isHidden: true),
    ]

    private func assertNothingChanges(
        _ scene: BarStage, _ scroll: UIScrollView, _ note: String, _ leave: () -> Void, _ comeBack: () -> Void
    ) throws {
        let before = scene.dump
        let seen = (scroll.contentOffset, scroll.adjustedContentInset, scene.first.additionalSafeAreaInsets)
        let slot = scene.first.navigationItem.standardAppearance
        leave()
        for _ in 0..<40 {
            XCTAssertEqual(scroll.contentOffset, seen.0, note)
            if scroll.window != nil { XCTAssertEqual(scroll.adjustedContentInset, seen.1, note) }
            scene.stage.advance(by: 1.0 / 60)
        }
        try scene.stage.settle()
        XCTAssertNil(scene.navigation.view.window, note)
        XCTAssertEqual(scene.first.additionalSafeAreaInsets, seen.2, note)
        XCTAssertTrue(scene.first.navigationItem.standardAppearance === slot, note)
        comeBack()
        for _ in 0..<40 {
            XCTAssertEqual(scroll.contentOffset, seen.0, note)
            scene.stage.advance(by: 1.0 / 60)
        }
        try scene.stage.settle()
        XCTAssertTrue(scene.first.navigationItem.standardAppearance === slot, note)
        XCTAssertEqual(scroll.contentOffset, seen.0, note)
        XCTAssertEqual(scene.dump.difference(from: before), [], note)
    }

    func testAFullScreenModalTakesNothingOff() async throws {
        for state in Self.states {
            for isInTabs in [false, true] {
                let (scene, scroll) = try list(state, in: isInTabs ? UITabBarController() : nil)
                let over = UIViewController()
                over.modalPresentationStyle = .fullScreen
                try assertNothingChanges(
                    scene, scroll, "\(state.background as Any) \(isInTabs)",
                    { scene.first.present(over, animated: true) }, { over.dismiss(animated: true) })
            }
        }
    }

    func testAnotherTabTakesNothingOff() async throws {
        for state in Self.states {
            let tabs = UITabBarController()
            let (scene, scroll) = try list(state, in: tabs)
            try assertNothingChanges(
                scene, scroll, "\(state.background as Any)", { tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 })
        }
    }

    /// What changes while the stack is away is shown when it comes back.
    func testAStateThatChangesWhileTheStackIsCoveredIsShownAfterwards() async throws {
        for state in [BarState.ember, BarState(), BarState(background: .clear, isHidden: true)] {
            let (scene, _) = try list(.halfSea)
            let over = UIViewController()
            over.modalPresentationStyle = .fullScreen
            scene.first.present(over, animated: false)
            try scene.stage.settle()
            scene.first.navigationItem.barState = state
            over.dismiss(animated: false)
            try scene.stage.settle()
            let shown = (scene.navigation.isNavigationBarHidden, scene.paint, scene.first.additionalSafeAreaInsets)
            let isLent = scene.first.navigationItem.standardAppearance != nil
            let (fresh, _) = try list(state)
            XCTAssertEqual(shown.0, fresh.navigation.isNavigationBarHidden)
            shown.1.assertClose(to: fresh.paint, within: 1e-6)
            XCTAssertEqual(shown.2, fresh.first.additionalSafeAreaInsets)
            XCTAssertEqual(isLent, fresh.first.navigationItem.standardAppearance != nil)
        }
    }

    /// A stack that is covered or in another tab when it is released restores its screens.
    func testAScreenThatIsKeptLongerThanACoveredStackIsRestored() async throws {
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, isHidden: true)
        let stage = Stage(root: UIViewController())
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            stage.window.rootViewController = tabs
            try stage.settle()
            tabs.selectedIndex = 1
            try stage.settle()
            XCTAssertNotNil(kept.navigationItem.standardAppearance, "it is kept")
        }
        stage.window.rootViewController = UIViewController()
        try stage.settle()
        XCTAssertNil(former)
        XCTAssertNil(kept.navigationItem.standardAppearance)
        XCTAssertEqual(kept.additionalSafeAreaInsets, .zero)
    }
}
