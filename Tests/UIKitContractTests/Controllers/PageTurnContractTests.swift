import UIKit
import XCTest

/// Tests the order of the appearance callbacks in a page controller.
@preconcurrency
@MainActor
final class PageTurnContractTests: ContractTestCase {
    func testTheIncomingPageIsFirst() {
        // B27.55
        XCTAssertEqual(
            callbacksOfTurn(.scroll),
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            B.viewDidAppear(true)
            A.viewDidDisappear(true)
            """)
    }

    func testInAPageThatCurlsTheOldPageIsGoneFirst() {
        // B27.55
        XCTAssertEqual(
            callbacksOfTurn(.pageCurl),
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            """)
    }

    func testInACancelledTurnTheOldPageReturnsFirst() throws {
        // B27.55
        try Device.requireFinger()
        XCTAssertEqual(
            callbacksOfCancelledTurn(.scroll),
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            A.viewWillAppear(true)
            A.viewDidAppear(true)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            """)
    }

    func testInACancelledCurlTheNewPageIsGoneFirst() throws {
        // B27.55
        try Device.requireFinger()
        XCTAssertEqual(
            callbacksOfCancelledTurn(.pageCurl),
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            """)
    }

    /// Turns to B by code, and returns the callbacks of both pages.
    private func callbacksOfTurn(_ style: UIPageViewController.TransitionStyle) -> String {
        let scene = PageScene(style)
        defer { scene.putAway() }
        scene.pages.setViewControllers([scene.next], direction: .forward, animated: true, completion: nil)
        Device.wait(1)
        return scene.log.text
    }

    /// Begins to turn to B with a finger, lets it go at rest before the middle, and returns the callbacks of both pages.
    private func callbacksOfCancelledTurn(_ style: UIPageViewController.TransitionStyle) -> String {
        let scene = PageScene(style)
        defer { scene.putAway() }
        let finger = ScriptedFinger(on: scene.window)
        finger.down(300, 400)
        finger.drag(to: 240, 400, lasting: 0.3)
        finger.rest()
        finger.up()
        Device.wait(1)
        return scene.log.text
    }
}

/// A page controller that shows A, with B after it.
@MainActor
private final class PageScene: NSObject, UIPageViewControllerDataSource {
    let log = CallLog()
    let pages: UIPageViewController
    let next: LoggingScreen
    let window: UIWindow
    private let first: LoggingScreen

    init(_ style: UIPageViewController.TransitionStyle) {
        pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        first = LoggingScreen("A", log)
        next = LoggingScreen("B", log)
        pages.setViewControllers([first], direction: .forward, animated: false, completion: nil)
        window = Device.show(pages)
        super.init()
        pages.dataSource = self
        log.clear()
    }

    func putAway() {
        Device.put(away: window)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        viewController === next ? first : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        viewController === first ? next : nil
    }
}
