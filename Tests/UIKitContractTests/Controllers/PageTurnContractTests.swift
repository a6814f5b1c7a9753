import UIKit
import XCTest

/// Tests the order of the appearance callbacks in a page controller.
@MainActor
final class PageTurnContractTests: ContractTestCase {
    func testTheIncomingPageIsFirst() async {
        // B27.55
        let scene = PageScene(.scroll)
        scene.pages.setViewControllers([scene.next], direction: .forward, animated: true, completion: nil)
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            B.viewDidAppear(true)
            A.viewDidDisappear(true)
            """)
        scene.putAway()
    }

    func testInAPageThatCurlsTheOldPageIsGoneFirst() async {
        // B27.55
        let scene = PageScene(.pageCurl)
        scene.pages.setViewControllers([scene.next], direction: .forward, animated: true, completion: nil)
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            """)
        scene.putAway()
    }

    func testInACancelledTurnTheOldPageReturnsFirst() async throws {
        // B27.55
        try Device.requireFinger()
        let scene = PageScene(.scroll)
        let finger = ScriptedFinger(on: scene.window)
        finger.down(300, 400)
        finger.drag(to: 240, 400, lasting: 0.3)
        finger.rest()
        finger.up()
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            A.viewWillAppear(true)
            A.viewDidAppear(true)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            """)
        scene.putAway()
    }

    func testInACancelledCurlTheNewPageIsGoneFirst() async throws {
        // B27.55
        try Device.requireFinger()
        let scene = PageScene(.pageCurl)
        let finger = ScriptedFinger(on: scene.window)
        finger.down(300, 400)
        finger.drag(to: 240, 400, lasting: 0.3)
        finger.rest()
        finger.up()
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            B.viewWillAppear(true)
            A.viewWillDisappear(true)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            """)
        scene.putAway()
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
