import Baton
import BatonTesting
import UIKit
import XCTest

/// Tests swipes from a screen that hides the tab bar with `hidesBottomBarWhenPushed` under Baton's animators (B16.31).
@MainActor
final class HiddenTabBarSwipeTests: GenerationTestCase {
    /// A stack of A in the first of two tabs. B hides the tab bar.
    @MainActor
    private final class Tabbed {
        let tabs = UITabBarController()
        let (a, b) = (TestScreen("A"), TestScreen("B"))
        let navigation: UINavigationController
        let stage: Stage

        init(_ device: HeadlessDevice) throws {
            b.hidesBottomBarWhenPushed = true
            navigation = UINavigationController(rootViewController: a)
            navigation.transitions = .slide
            tabs.viewControllers = [navigation, TestScreen("Other")]
            stage = Stage(device, root: tabs)
            try stage.settle()
        }
    }

    private func checkEachFrame(_ stand: Tabbed, _ what: String) {
        for frame in 0..<40 {
            stand.stage.advance(by: 1.0 / 60)
            checkInsets(stand, "\(what), frame \(frame)")
        }
    }

    /// Above the tab bar with 49 points and the home indicator with 34, or above the indicator only.
    private func checkInsets(_ stand: Tabbed, _ what: String) {
        if stand.a.viewIfLoaded?.window != nil { XCTAssertEqual(stand.a.view.safeAreaInsets.bottom, 83, what) }
        if stand.b.viewIfLoaded?.window != nil { XCTAssertEqual(stand.b.view.safeAreaInsets.bottom, 34, what) }
    }

    override func tearDown() async throws {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = false
    }

    func testTheBarAndTheInsetsAreRightThroughout() async throws {
        try swipe(breaks: false)
    }

    /// Baton cannot prevent that UIKit's bar flashes and loses its buttons (B16.31). The insets stay right, and a pop
    /// that finishes brings the bar back.
    func testWhereUIKitBreaksTheBarTheInsetsAreRight() async throws {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = true
        try swipe(breaks: true)
    }

    private func swipe(breaks: Bool) throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try Tabbed(device)
            let tabs = stand.tabs
            let isMirrored = device.layoutDirection == .rightToLeft
            func x(_ way: CGFloat) -> CGFloat { isMirrored ? 390 - way : way }
            stand.navigation.pushViewController(stand.b, animated: true)
            checkEachFrame(stand, "push")
            try stand.stage.settle()
            for (round, end) in ([100, 120, 80, 350] as [CGFloat]).enumerated() {
                stand.stage.finger.down(at: CGPoint(x: x(2), y: 400))
                for step in 1...10 {
                    stand.stage.finger.drag(to: CGPoint(x: x(2 + (end - 2) * CGFloat(step) / 10), y: 400), in: 0.05)
                    checkInsets(stand, "swipe \(round), step \(step)")
                }
                stand.stage.finger.hold(for: 0.2)
                stand.stage.finger.up()
                checkEachFrame(stand, "release \(round)")
                try stand.stage.settle()
                XCTAssertEqual(stand.navigation.viewControllers.count, end > 300 ? 1 : 2)
                let seen = tabs.tabBar.seenFrame
                let isSeen = seen.maxX > 0 && seen.minX < 390 && seen.minY < 844
                if !breaks || end > 300 { XCTAssertEqual(isSeen, end > 300, "\(seen)") }
            }
            XCTAssertEqual(tabs.tabBar.seenFrame, CGRect(x: 0, y: 761, width: 390, height: 83))
            XCTAssertTrue(HeadlessBars.tap(tabs.viewControllers![1].tabBarItem, in: tabs.tabBar))
        }
    }
}
