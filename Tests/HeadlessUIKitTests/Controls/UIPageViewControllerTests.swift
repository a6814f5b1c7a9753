import XCTest

@testable import UIKit

@MainActor
final class UIPageViewControllerTests: XCTestCase {
    func testADragTurnsThePage() async {
        let stage = PageStage()
        defer { stage.putAway() }
        stage.drag(by: -150)
        stage.release()
        XCTAssertEqual(stage.pages.viewControllers, [stage.screens[2]])
        XCTAssertEqual(
            stage.text,
            """
            2 willAppear
            1 willDisappear
            will transition to 2
            2 didAppear
            1 didDisappear
            did finish from 1: true
            """)
        XCTAssertEqual(stage.pages.children, [stage.screens[2]])
        XCTAssertEqual(stage.screens[2].view.convert(CGPoint.zero, to: nil), .zero)
    }

    func testAShortDragReturnsToThePage() async {
        let stage = PageStage()
        defer { stage.putAway() }
        stage.drag(by: 60)
        TurnLoop.main.advance(by: 0.3)
        stage.release()
        XCTAssertEqual(stage.pages.viewControllers, [stage.screens[1]])
        XCTAssertEqual(
            stage.text,
            """
            0 willAppear
            1 willDisappear
            will transition to 0
            1 willAppear
            1 didAppear
            0 willDisappear
            0 didDisappear
            did finish from 1: false
            """)
        XCTAssertNil(stage.screens[0].parent)
    }

    func testThereIsNothingBeyondTheLastPage() async {
        let stage = PageStage(showing: 2)
        defer { stage.putAway() }
        stage.drag(by: -150)
        XCTAssertLessThan(stage.screens[2].view.convert(CGPoint.zero, to: nil).x, -30)
        stage.release()
        XCTAssertEqual(stage.pages.viewControllers, [stage.screens[2]])
        XCTAssertEqual(stage.text, "")
        XCTAssertEqual(stage.screens[2].view.convert(CGPoint.zero, to: nil), .zero)
    }

    func testAPageSetByCodeCallsOnlyItsCompletion() async {
        let stage = PageStage()
        defer { stage.putAway() }
        stage.pages.setViewControllers([stage.screens[0]], direction: .reverse, animated: true) {
            stage.note("completion \($0)")
        }
        TurnLoop.main.advance(by: 0.15)
        XCTAssertEqual(stage.screens[0].view.convert(CGPoint.zero, to: nil).x, -195, accuracy: 5)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(
            stage.text,
            """
            0 willAppear
            1 willDisappear
            0 didAppear
            1 didDisappear
            completion true
            """)
    }

    func testAPageSetWithoutAnimationAppearsAtOnce() async {
        let stage = PageStage()
        defer { stage.putAway() }
        stage.pages.setViewControllers([stage.screens[2]], direction: .forward, animated: false)
        XCTAssertEqual(stage.text, "1 willDisappear\n2 willAppear\n1 didDisappear\n2 didAppear")
        XCTAssertEqual(stage.pages.children, [stage.screens[2]])
    }
}

/// Three pages, with a log of the callbacks of the pages and the delegate.
@MainActor
private final class PageStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private(set) var screens: [UIViewController] = []
    private var lines: [String] = []
    private let window: UIWindow

    init(showing first: Int = 1) {
        HeadlessDevice.current = .phone
        TurnLoop.main.reset()
        window = UIWindow(frame: UIScreen.main.bounds)
        super.init()
        screens = (0..<3).map { index in
            let page = Page()
            page.title = "\(index)"
            page.note = { [weak self] in self?.lines.append("\(index) \($0)") }
            return page
        }
        pages.dataSource = self
        pages.delegate = self
        pages.setViewControllers([screens[first]], direction: .forward, animated: false)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        lines = []
    }

    var text: String { lines.joined(separator: "\n") }

    func putAway() {
        window.isHidden = true
    }

    func note(_ line: String) {
        lines.append(line)
    }

    func drag(by way: CGFloat) {
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 400), in: window)
        for part in 1...10 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 200 + way * CGFloat(part) / 10, y: 400), in: window)
        }
    }

    func release() {
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 3)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        screens.firstIndex(of: viewController).flatMap { $0 > 0 ? screens[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        screens.firstIndex(of: viewController).flatMap { $0 < 2 ? screens[$0 + 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        note("will transition to \(pendingViewControllers[0].title ?? "")")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        note("did finish from \(previousViewControllers[0].title ?? ""): \(completed)")
    }
}

@MainActor
private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
