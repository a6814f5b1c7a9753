import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// More regression tests for failures that were reported for other libraries.
@MainActor
final class BarNamedFailureTests: GenerationTestCase {
    // MARK: Changes by code during a transition

    func testAColourChangedByCodeInTheMiddleOfASwipeIsThereAtTheEnd() async throws {
        for driver in BarDriver.allCases {
            for finishing in [true, false] {
                let scene = try BarStage(driver, from: .ember, to: .clear)
                try scene.arrive()
                scene.drivePop(to: 0.3)
                scene.first.navigationItem.barState = .halfSea
                scene.second.navigationItem.barState = .halfSea
                scene.drivePop(to: 0.6)
                try scene.release(finishing: finishing)
                scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver) \(finishing)")
            }
        }
    }

    /// A bar that the app configures directly is unchanged where no state is set, and covered by Baton's background
    /// where one is.
    func testABarSetByHandInViewWillAppear() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            let byHand = ByHandScreen()
            scene.navigation.pushViewController(byHand, animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.bar.standardAppearance.backgroundColor, .brown, "\(driver)")
            XCTAssertNil(scene.backdrop, "\(driver)")
            byHand.navigationItem.barState = .ember
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
            XCTAssertNil(byHand.navigationItem.standardAppearance?.backgroundColor, "\(driver)")
            byHand.navigationItem.barState = BarState()
            XCTAssertEqual(scene.bar.standardAppearance.backgroundColor, .brown, "\(driver)")
        }
    }

    /// What is changed in place in an appearance of Baton's is lost. The app's own appearance comes back as it was.
    func testAnAppearanceChangedInPlaceWhilePaintedIsRestoredAsItWas() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let own = UINavigationBarAppearance()
        own.backgroundColor = .brown
        own.shadowColor = .green
        scene.first.navigationItem.standardAppearance = own
        scene.first.navigationItem.barState = BarState(background: .color(.red), titleColor: .white)
        scene.first.navigationItem.standardAppearance?.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        try scene.arrive()
        XCTAssertEqual(scene.first.navigationItem.standardAppearance, own)
    }

    func testAPushFromACompletionBlock() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .clear)
            let third = UIViewController()
            third.navigationItem.barState = .halfSea
            scene.push()
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
                [navigation = scene.navigation] _ in
                navigation.pushViewController(third, animated: true)
            }
            try scene.stage.settle()
            XCTAssertTrue(scene.navigation.topViewController === third)
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
            XCTAssertNil(scene.second.navigationItem.standardAppearance, "\(driver)")
        }
    }

    func testAPopDuringAPush() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState(background: .clear, isHidden: true))
            let before = scene.dump
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }

    func testPoppingToTheRootOverFiveDifferentBars() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .clear)
            let before = scene.dump
            let states: [BarState] = [
                .halfSea, BarState(isHidden: true), BarState(background: .blur(.systemMaterial)),
                BarState(tintColor: .red),
                BarState(background: .gradient([.red, .blue])),
            ]
            for state in states {
                let screen = UIViewController()
                screen.navigationItem.barState = state
                scene.navigation.pushViewController(screen, animated: true)
                try scene.stage.settle()
            }
            scene.navigation.popToRootViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }

    func testTheFirstFrameOfANewlySelectedTabShowsTheBarState() async throws {
        let hidden = UINavigationController(rootViewController: UIViewController())
        hidden.transitions = .slide
        let pushed = UIViewController()
        pushed.navigationItem.barState = .halfSea
        let tabs = UITabBarController()
        let scene = try BarStage(
            .slide, from: .ember, to: .clear,
            root: {
                tabs.viewControllers = [$0, hidden]
                return tabs
            })
        hidden.pushViewController(pushed, animated: true)
        tabs.selectedIndex = 1
        SeenPaint(hidden.view.subviews.compactMap { $0 as? any BarBackdrop }.first).assertClose(
            to: .halfSea, within: 1e-6)
        try scene.stage.settle()
        XCTAssertTrue(hidden.topViewController === pushed)
    }

    func testOneScreenInTheHistoryOfTwoStacks() async throws {
        let other = UINavigationController(rootViewController: UIViewController())
        other.transitions = .slide
        let tabs = UITabBarController()
        let scene = try BarStage(
            .slide, from: .ember, to: BarState(background: .color(.red), titleColor: .white, isHidden: true),
            root: {
                tabs.viewControllers = [$0, other]
                return tabs
            })
        try scene.arrive()
        // The screen leaves the first stack while that stack is not visible, so no delegate is notified.
        tabs.selectedIndex = 1
        scene.navigation.popViewController(animated: false)
        other.pushViewController(scene.second, animated: true)
        try scene.stage.settle()
        XCTAssertTrue(other.isNavigationBarHidden)
        XCTAssertNotNil(scene.second.navigationItem.standardAppearance)
        other.popViewController(animated: true)
        try scene.stage.settle()
        XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero)
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        tabs.selectedIndex = 0
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
    }

    // MARK: Colours, titles, labels

    func testADynamicColourFollowsTheInterfaceStyleDuringATransition() async throws {
        let dynamic = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(red: 0, green: 0, blue: 1, alpha: 1) : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        let dark = SeenPaint(red: 0, green: 0, blue: 1, alpha: 1, shadow: 1)
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: BarState(background: .color(dynamic)))
            scene.push()
            scene.stage.advance(by: 0.1)
            scene.stage.change(to: scene.stage.device.dark)
            try scene.stage.settle()
            scene.paint.assertClose(to: dark, within: 1e-6, "\(driver)")
        }
    }

    /// From a large title over a clear bar to a coloured bar of the standard height.
    func testALargeTitleToClear() async throws {
        // On the iOS 26 design nothing is painted behind a large title (B17.41).
        let start = BarDesign.current == .glass ? SeenPaint.nothing : .ember
        for driver in BarDriver.allCases {
            let scene = try BarStage(
                driver, from: BarState(background: BarState.ember.background) { $0.prefersLargeTitles = true },
                to: BarState(background: .clear) { $0.prefersLargeTitles = false })
            scene.bar.prefersLargeTitles = true
            try scene.stage.settle()
            let before = scene.dump
            XCTAssertEqual(scene.bar.bounds.height, HeadlessDevice.rowHeight + 52, "\(driver)")
            scene.push()
            var heights: [CGFloat] = []
            while scene.navigation.transitionCoordinator != nil {
                heights.append(scene.bar.layer.presentation()?.frame.height ?? 0)
                scene.paint.assertClose(to: .between(.nothing, start, at: Double(scene.popProgress)), "\(driver)")
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(heights, heights.sorted(by: >), "\(driver): it snaps back")
            XCTAssertGreaterThan(Set(heights).count, 5, "\(driver): it snaps")
            try scene.stage.settle()
            XCTAssertEqual(scene.bar.bounds.height, HeadlessDevice.rowHeight, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
            XCTAssertEqual(scene.second.navigationItem.largeTitleDisplayMode, .automatic, "\(driver)")
        }
    }

    func testTheLabelsOfBarItemsAreNotTouched() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState(background: .clear, isHidden: true))
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
        item.accessibilityLabel = "Edit the list"
        scene.first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
        scene.bar.accessibilityLabel = "The bar"
        try scene.arrive()
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(item.accessibilityLabel, "Edit the list")
        XCTAssertEqual(scene.bar.accessibilityLabel, "The bar")
        XCTAssertFalse(scene.bar.accessibilityElementsHidden)
    }

    /// In another library, the glass that iOS 26 draws behind buttons was wrong around custom buttons.
    ///
    /// The glass belongs to UIKit, and the app decides which buttons have it. Baton does not change buttons and adds
    /// nothing to the bar that glass could be drawn over.
    func testTheGlassBehindButtonsIsUIKitsAndTheApps() async throws {
        for states in [(BarState(), BarState()), (.ember, .clear), (.clear, BarState(tintColor: .red))] {
            for driver in BarDriver.allCases {
                let scene = try BarStage(driver, from: states.0, to: states.1, on: .phone)
                let own = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
                own.tintColor = .green
                let button = UIBarButtonItem(customView: own)
                let buttons = UINavigationBarAppearance()
                buttons.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
                scene.second.navigationItem.rightBarButtonItem = button
                scene.second.navigationItem.standardAppearance = buttons
                scene.push()
                var frames = 0
                while scene.navigation.transitionCoordinator != nil {
                    XCTAssertEqual(scene.bar.barBackdrops.count, 0, "\(driver)")
                    scene.stage.advance(by: 1.0 / 30)
                    frames += 1
                }
                XCTAssertGreaterThan(frames, 5, "\(driver)")
                try scene.stage.settle()
                XCTAssertTrue(scene.second.navigationItem.rightBarButtonItem === button, "\(driver)")
                XCTAssertTrue(button.customView === own && own.isDescendant(of: scene.bar), "\(driver)")
                XCTAssertEqual([own.tintColor, button.tintColor], [.green, nil], "\(driver)")
                XCTAssertEqual(
                    scene.second.navigationItem.standardAppearance?.buttonAppearance, buttons.buttonAppearance)
            }
        }
    }

    func testEveryFieldOfTheLettersReachesTheAppearances() async throws {
        let arrow = try XCTUnwrap(UIImage(systemName: "star"))
        let font = UIFont.systemFont(ofSize: 21)
        let state = BarState {
            $0.title = BarTitleStyle(font: font, color: .red, shadow: .init(color: .blue, blurRadius: 3), kern: 2)
            $0.largeTitle = BarTitleStyle(color: .green)
            $0.titleOffset = UIOffset(horizontal: 1, vertical: 5)
            $0.backIndicatorImage = arrow
        }
        let scene = try BarStage(.slide, from: state, to: .clear)
        let written = try XCTUnwrap(scene.first.navigationItem.standardAppearance)
        XCTAssertEqual(written.titleTextAttributes[.font] as? UIFont, font)
        XCTAssertEqual(written.titleTextAttributes[.kern] as? CGFloat, 2)
        XCTAssertEqual((written.titleTextAttributes[.shadow] as? NSShadow)?.shadowBlurRadius, 3)
        XCTAssertEqual(written.largeTitleTextAttributes[.foregroundColor] as? UIColor, .green)
        XCTAssertNil(written.largeTitleTextAttributes[.font], "a small title's font is not a large one's")
        XCTAssertEqual(written.largeTitleTextAttributes[.kern] as? CGFloat, 2)
        XCTAssertEqual(written.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 5))
        XCTAssertEqual(written.backIndicatorImage, arrow)
        XCTAssertNotNil(written.backgroundEffect, "only letters were asked for")
    }

    // MARK: System updates and lost states

    /// In another library, the status bar style was lost after a bar change on a presented screen.
    func testTheStatusBarStyleOutlivesAChangeOfTheBarOnAPresentedScreen() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let root = UIViewController()
        root.navigationItem.barState = BarState(background: .color(.red)) { $0.statusBarStyle = .lightContent }
        let presented = BatonNavigationController(showing: root)
        presented.transitions = .slide
        presented.modalPresentationStyle = .fullScreen
        present(presented, from: scene.navigation)
        try scene.stage.settle()
        XCTAssertEqual(presented.preferredStatusBarStyle, .lightContent)
        root.navigationItem.barState.background = .clear
        XCTAssertEqual(presented.preferredStatusBarStyle, .lightContent)
    }

    func testAHiddenBarOfAPresentedScreenDoesNotFlashBeforeItHides() async throws {
        for transitions in [ModalTransitions.slide(from: .bottom), .fade, .card] {
            let presenter = UIViewController()
            let stage = Stage(root: presenter)
            try stage.settle()
            let root = TestScreen("Root")
            root.navigationItem.barState.isHidden = true
            let stack = UINavigationController(rootViewController: root)
            stack.transitions = .system
            presenter.present(stack, using: transitions)
            stage.turn()
            for frame in 0..<40 {
                XCTAssertLessThanOrEqual(stack.navigationBar.frame.maxY, 0, "frame \(frame)")
                XCTAssertEqual(root.view.safeAreaInsets.top, stack.view.safeAreaInsets.top, "frame \(frame)")
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertTrue(presenter.presentedViewController === stack)
        }
    }

    /// A bar of alpha 0 stays invisible whatever the order of UIKit's own views is. UIKit's background is not shown.
    func testABarOfAlphaNothingShowsNothing() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(
                driver, from: BarState(), to: BarState(background: .color(.red), backgroundAlpha: 0))
            let opaque = UINavigationBarAppearance()
            opaque.configureWithOpaqueBackground()
            scene.bar.standardAppearance = opaque
            scene.bar.scrollEdgeAppearance = opaque
            try scene.arrive()
            XCTAssertEqual(scene.paint.alpha, 0, "\(driver)")
            XCTAssertNil(scene.second.navigationItem.scrollEdgeAppearance?.backgroundColor, "\(driver)")
            XCTAssertNil(scene.second.navigationItem.standardAppearance?.backgroundEffect, "\(driver)")
        }
    }

    /// UIKit's own background must not show through a colour that fades into a hidden bar.
    func testColourToHiddenShowsNothingOfTheSystemsBackground() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState(isHidden: true))
        let yellow = UINavigationBarAppearance()
        yellow.configureWithTransparentBackground()
        yellow.backgroundColor = .yellow
        scene.bar.scrollEdgeAppearance = yellow
        try scene.stage.settle()
        let recording = try scene.stage.record("push") { try scene.arrive() }
        // At the end the bar is above the screen.
        let seen = recording.frames.filter { $0.views.contains { $0.name == "UINavigationBar" && $0.position.y > 0 } }
        XCTAssertGreaterThan(seen.count, 5)
        let yellows = seen.flatMap(\.views).filter {
            guard let color = $0.background, color.alpha > 0, $0.opacity > 0 else { return false }
            return color.red == 1 && color.green == 1 && color.blue == 0
        }
        XCTAssertEqual(yellows.map(\.name), [])
    }

    /// In another library, a bar that is not translucent caused a crash.
    func testAnOldBarThatIsNotTranslucentCanBeClear() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: .clear)
            scene.bar.isTranslucent = false
            scene.bar.barTintColor = .red
            try scene.arrive()
            XCTAssertNil(scene.second.navigationItem.scrollEdgeAppearance?.backgroundColor, "\(driver)")
            XCTAssertEqual(scene.bar.barTintColor, .red, "\(driver)")
        }
    }

    // MARK: Tab bar and safe area

    /// In other libraries, the tab bar left with the screen and its bottom inset jumped, or content was below the bar
    /// after the pop.
    func testTheBottomInsetIsWhatUIKitGivesWithAndWithoutABar() async throws {
        defer { HeadlessQuirks.customTransitionsLeaveTabBarAnimations = true }
        for driver in BarDriver.allCases {
            // An animator of an app's leaves its own animations.
            HeadlessQuirks.customTransitionsLeaveTabBarAnimations = driver == .slide
            let tabs = UITabBarController()
            let scene = try BarStage(
                driver, from: BarState(), to: .ember,
                root: {
                    tabs.viewControllers = [$0]
                    return tabs
                })
            scene.second.hidesBottomBarWhenPushed = true
            let before = scene.first.view.safeAreaInsets
            let dump = scene.dump
            try scene.arrive()
            XCTAssertEqual(scene.second.view.safeAreaInsets.bottom, 34, "\(driver)")
            scene.drivePop(to: 0.4)
            try scene.release(finishing: false)
            XCTAssertEqual(scene.second.view.safeAreaInsets.bottom, 34, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertEqual(scene.first.view.safeAreaInsets, before, "\(driver)")
            XCTAssertEqual(scene.dump.difference(from: dump), [], "\(driver)")
            let hit = scene.stage.window.hitTest(CGPoint(x: 195, y: 790), with: nil)
            XCTAssertTrue(hit?.isDescendant(of: tabs.tabBar) == true, "\(driver): the tab bar is dead")
        }
    }

    /// The screen behind a modal shows the tab bar with the app's background.
    func testTheTabBarIsInThePictureBehindAModal() async throws {
        let tabs = UITabBarController()
        tabs.tabBar.standardAppearance.backgroundColor = .red
        let scene = try BarStage(
            .slide, from: .ember, to: .ember,
            root: {
                tabs.viewControllers = [$0]
                return tabs
            })
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        present(modal, from: tabs)
        try scene.stage.settle()
        XCTAssertIdentical(tabs.tabBar.window, scene.stage.window)
        XCTAssertEqual(tabs.tabBar.alpha, 1)
        XCTAssertEqual(tabs.tabBar.standardAppearance.backgroundColor, .red)
    }

    /// Presents synchronously.
    ///
    /// In an asynchronous test the call would otherwise resolve to UIKit's asynchronous overload.
    private func present(_ controller: UIViewController, from presenter: UIViewController) {
        presenter.present(controller, animated: true)
    }
}

/// Configures the shared bar directly, as code did before bar states.
private final class ByHandScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance.backgroundColor = .brown
    }
}
