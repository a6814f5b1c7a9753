import UIKit
import XCTest

/// Tests what code outside of UIKit may conclude from the recognizers of the system's swipes, and from those beside them.
@preconcurrency
@MainActor
final class SwipeRecognizerContractTests: ContractTestCase {
    func testUIKitNeverDisablesItsSwipes() throws {
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let navigation = stage.navigation
        let changes: [(String, () -> Void)] = [
            ("above the root", {}),
            ("hidden bar", { navigation.setNavigationBarHidden(true, animated: false) }),
            ("hidden button", { stage.b.navigationItem.hidesBackButton = true }),
            ("animators", { navigation.delegate = stage.delegate }),
            ("push", { navigation.pushViewController(UIViewController(), animated: true) }),
            ("root", { navigation.popToRootViewController(animated: false) }),
        ]
        for (name, change) in changes {
            change()
            Device.turn()
            XCTAssertEqual(swipes(of: navigation).map(\.isEnabled), swipes(of: navigation).map { _ in true }, name)
            stage.waitForTheEnd()
        }
    }

    func testTheDelegatesOfAllStacksHaveTheSameClasses() throws {
        let (plain, other) = (UINavigationController(), UINavigationController(rootViewController: UIViewController()))
        for navigation in [plain, other] { navigation.loadViewIfNeeded() }
        let pairs = zip(swipes(of: plain), swipes(of: other))
        for (one, another) in pairs {
            let delegate = try XCTUnwrap(one.delegate)
            XCTAssertTrue(type(of: delegate) == another.delegate.map { type(of: $0) })
        }
    }

    func testTheScrollViewsPanDoesNotFailAtTheLeadingEdge() throws {
        // B27.86
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let scroll = UIScrollView(frame: swipe.stage.b.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 1_200, height: 100)
        swipe.stage.b.view.addSubview(scroll)
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        Device.onEachStep(of: pan) { states.append(pan.state) }
        swipe.stage.b.view.addGestureRecognizer(pan)
        pan.require(toFail: scroll.panGestureRecognizer)
        Device.turn()
        swipe.finger.down(swipe.width * 0.3, 400)
        swipe.finger.drag(to: swipe.width * 0.9, 400)
        XCTAssertEqual(scroll.panGestureRecognizer.state, .changed)
        XCTAssertLessThan(scroll.contentOffset.x, 0)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(scroll.contentOffset.x, 0)
        XCTAssertEqual(states, [])
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.b)
        // Without the pan of the scroll view the other one begins.
        scroll.isScrollEnabled = false
        swipe.finger.down(swipe.width * 0.9, 400)
        swipe.finger.drag(to: swipe.width * 0.3, 400)
        swipe.finger.up()
        XCTAssertEqual(states.first, .began)
    }

    func testThePageControllerIsNextToTheSuperviewOfItsScrollView() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false, completion: nil)
        let scroll = try XCTUnwrap(scrollView(in: pages.view))
        XCTAssertIdentical(scroll.superview?.next, pages)
    }

    private func swipes(of navigation: UINavigationController) -> [UIGestureRecognizer] {
        var all = [navigation.interactivePopGestureRecognizer]
        if #available(iOS 26, *) { all.append(navigation.interactiveContentPopGestureRecognizer) }
        XCTAssertNotNil(all[0])
        return all.compactMap { $0 }
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
    }
}
