import UIKit
import XCTest

/// Tests the system transitions for users who prefer cross-fade transitions.
@MainActor
final class CrossFadeTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testPushAndPopFadeInsteadOfSliding() async throws {
        // B10.23
        HeadlessDevice.current = .phone.crossFading
        let stack = AskingStack.shown()
        let top = try XCTUnwrap(stack.topViewController)
        let above = UIViewController()
        stack.pushViewController(above, animated: true)
        TurnLoop.main.advance(by: 0.1)
        try expectMiddle(of: above, over: top)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(top.view.window)
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        try expectMiddle(of: above, over: top)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual([above.view.alpha, top.view.alpha], [1, 1])
        XCTAssertNil(above.view.window)
    }

    func testReduceMotionAloneLeavesTheSlide() async throws {
        // B10.23
        HeadlessDevice.current.reduceMotion = true
        let stack = AskingStack.shown()
        let above = UIViewController()
        stack.pushViewController(above, animated: true)
        TurnLoop.main.advance(by: 0.1)
        let seen = try XCTUnwrap(above.view.layer.presentation())
        XCTAssertEqual(seen.opacity, 1)
        XCTAssertGreaterThan(seen.frame.minX, 0)
        TurnLoop.main.advance(by: 1)
    }

    func testTitlesFadeInTheirPlaces() async throws {
        // B10.23
        HeadlessDevice.current = .phone.crossFading
        let stack = AskingStack.shown()
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let above = UIViewController()
        above.navigationItem.titleView = title
        stack.pushViewController(above, animated: true)
        TurnLoop.main.advance(by: 0.1)
        let seen = try XCTUnwrap(title.layer.presentation())
        XCTAssertEqual(seen.frame.midX, stack.navigationBar.bounds.midX, accuracy: 1)
        TurnLoop.main.advance(by: 1)
    }

    func testPresentAndDismissFade() async throws {
        // B10.23
        HeadlessDevice.current = .phone.crossFading
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
            let stack = ModalStack(count: 1)
            let screen = stack.present(style, animated: true)
            TurnLoop.main.advance(by: 0.2)
            let view = try XCTUnwrap(screen.presentationController?.presentedView)
            let place = view.frame
            try expectMiddle(of: view, at: place)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(view.frame, place)
            stack.root.dismiss(animated: true)
            TurnLoop.main.advance(by: 0.2)
            try expectMiddle(of: view, at: place)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(screen.view.alpha, 1)
            XCTAssertNil(screen.view.window)
            stack.putAway()
        }
    }

    func testASheetUnderTheFingerStillFollowsIt() async {
        // B10.23
        let stage = SheetStage(.phone.crossFading)
        stage.present()
        HeadlessSheets.pull(stage.presented, by: 200)
        TurnLoop.main.runTurn()
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.offset, 200, accuracy: 1)
        HeadlessSheets.release(stage.presented, .cancel)
        TurnLoop.main.advance(by: 1)
        stage.putAway()
    }

    func testChangesOfBothFlagsArePosted() async {
        // B10.24, B20.1
        var posted: [String] = []
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let name = notification.name
                MainActor.assumeIsolated {
                    posted.append(name == names[0] ? "motion" : "fade \(UIAccessibility.prefersCrossFadeTransitions)")
                }
            }
        }
        HeadlessDevice.current.prefersCrossFade = true
        HeadlessDevice.current.reduceMotion = true
        HeadlessDevice.current.interfaceStyle = .dark
        HeadlessDevice.current.prefersCrossFade = false
        XCTAssertEqual(posted, ["motion", "fade true", "fade false"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    /// Checks that the upper screen is half transparent, in place, above an opaque lower screen.
    private func expectMiddle(of upper: UIViewController, over lower: UIViewController) throws {
        try expectMiddle(of: upper.view, at: lower.view.frame)
        let below = try XCTUnwrap(lower.view.layer.presentation())
        XCTAssertEqual(below.opacity, 1)
        XCTAssertEqual(below.transform.m41, 0)
    }

    private func expectMiddle(of view: UIView, at place: CGRect) throws {
        let seen = try XCTUnwrap(view.layer.presentation())
        XCTAssertGreaterThan(seen.opacity, 0.01)
        XCTAssertLessThan(seen.opacity, 0.99)
        XCTAssertEqual(seen.frame, place)
    }
}
