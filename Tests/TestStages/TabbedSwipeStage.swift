import Baton
import BatonTesting
import TestSupport
import UIKit
import XCTest

/// A stack of A in the first of two tabs. B, which is pushed, hides the tab bar. C does not, but may be pushed above B.
@MainActor
final class TabbedSwipeStage {
    enum Animation: CaseIterable {
        case slide
        case cover
        /// Baton's animators in a delegate of the app's.
        case batonsInOwnDelegate
        /// Animators that are not Baton's in a delegate of the app's.
        case handWritten

        /// Whether Baton corrects the inset of the screen without the bar.
        var keepsInset: Bool { self != .handWritten }
    }

    let animation: Animation
    let tabs = UITabBarController()
    let (a, b, c) = (TestScreen("A"), TestScreen("B"), TestScreen("C"))
    let navigation: UINavigationController
    let stage: Stage
    private let swipe = SwipePop()
    private let delegate = HandWrittenStackDelegate()

    init(_ animation: Animation, on device: HeadlessDevice) throws {
        self.animation = animation
        b.hidesBottomBarWhenPushed = true
        navigation = UINavigationController(rootViewController: a)
        tabs.viewControllers = [navigation, TestScreen("Other")]
        stage = Stage(device, root: tabs)
        switch animation {
        case .slide: navigation.transitions = .slide
        case .cover: navigation.transitions = .cover
        case .batonsInOwnDelegate: animate(by: PushAnimator(.slide), PopAnimator(.slide))
        case .handWritten: animate(by: BlockMover(.push), BlockMover(.pop))
        }
        try stage.settle()
    }

    private func animate(
        by push: any UIViewControllerAnimatedTransitioning, _ pop: any UIViewControllerAnimatedTransitioning
    ) {
        (delegate.push, delegate.pop) = (push, pop)
        delegate.interaction = { [swipe] in swipe.interaction.isBeginning ? swipe.interaction : nil }
        navigation.delegate = delegate
        swipe.attach(to: navigation)
    }

    var finger: Finger { stage.finger }

    func point(_ way: CGFloat) -> CGPoint {
        CGPoint(x: stage.device.layoutDirection == .rightToLeft ? 390 - way : way, y: 400)
    }

    func push() throws {
        navigation.pushViewController(b, animated: true)
        try checkEachFrame("\(animation), push")
        XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    }

    /// Pushes B and C, one after the other.
    func pushTwo() throws {
        try push()
        navigation.pushViewController(c, animated: true)
        try checkEachFrame("\(animation), push of C")
        XCTAssertEqual(c.view.safeAreaInsets.bottom, 34)
        XCTAssertFalse(showsBar)
    }

    /// Whether any part of the tab bar is seen.
    var showsBar: Bool {
        let seen = tabs.tabBar.seenFrame
        return seen.maxX > 0 && seen.minX < 390 && seen.minY < 844
    }

    /// Checks that the tab bar is at its place, with buttons that work.
    func checkBar(line: UInt = #line) {
        XCTAssertEqual(
            tabs.tabBar.seenFrame, CGRect(x: 0, y: 761, width: 390, height: 83), "\(animation)", line: line)
        let other = tabs.viewControllers?[1].tabBarItem
        XCTAssertEqual(other.map { HeadlessBars.tap($0, in: tabs.tabBar) }, true, "\(animation)", line: line)
        tabs.selectedIndex = 0
    }

    func checkEachFrame(_ what: String, line: UInt = #line) throws {
        for frame in 0..<40 {
            stage.advance(by: 1.0 / 60)
            checkInsets("\(what), frame \(frame)", line: line)
        }
        try stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [], line: line)
    }

    /// Above the tab bar with 49 points and the home indicator with 34, or above the indicator only.
    func checkInsets(_ what: String, line: UInt = #line) {
        if isSeen(a) { XCTAssertEqual(a.view.safeAreaInsets.bottom, 83, what, line: line) }
        for screen in [b, c] where isSeen(screen) && animation.keepsInset {
            XCTAssertEqual(screen.view.safeAreaInsets.bottom, 34, what, line: line)
        }
    }

    private func isSeen(_ screen: UIViewController) -> Bool { screen.viewIfLoaded?.window != nil }
}
