import UIKit
import XCTest

/// Tests changes to a stack that are requested in the callbacks at the end of the system's own transitions.
@preconcurrency
@MainActor
final class ChangeAtTheEndContractTests: ContractTestCase {
    func testAPopWhereAPushEnds() {
        // B1.54
        for moment in EndMoment.allCases {
            for animated in [true, false] {
                let scene = EndScene()
                scene.afterPush(at: moment) { $0.popViewController(animated: animated) }
                scene.expect([scene.stage.a, scene.stage.b], after: "a pop in \(moment)")
            }
        }
    }

    func testAPopToTheRootWhereAPushEnds() {
        // B1.54
        for moment in EndMoment.allCases {
            for animated in [true, false] {
                let scene = EndScene()
                scene.afterPush(at: moment) { $0.popToRootViewController(animated: animated) }
                scene.expect([scene.stage.a], after: "a pop to the root in \(moment)")
            }
        }
    }

    func testAPushWhereAPushEnds() {
        // B1.54
        for moment in EndMoment.allCases {
            for animated in [true, false] {
                let scene = EndScene()
                let d = scene.stage.screen("D")
                scene.afterPush(at: moment) { $0.pushViewController(d, animated: animated) }
                scene.expect([scene.stage.a, scene.stage.b, scene.c, d], after: "a push in \(moment)")
            }
        }
    }

    func testAPopWhereAPopEnds() {
        // B1.54
        for moment in EndMoment.allCases {
            for animated in [true, false] {
                let scene = EndScene()
                scene.afterPop(at: moment) { $0.popViewController(animated: animated) }
                scene.expect([scene.stage.a], after: "a pop in \(moment)")
            }
        }
    }

    func testAPopWhereASwipeEnds() throws {
        // B1.54
        for moment in EndMoment.allCases {
            for animated in [true, false] {
                let scene = EndScene()
                try scene.afterSwipe(at: moment) { $0.popToRootViewController(animated: animated) }
                scene.expect([scene.stage.a], after: "a pop in \(moment)")
            }
        }
    }

    func testAPopWhereACancelledSwipeEnds() throws {
        // B1.54
        for animated in [true, false] {
            let scene = EndScene()
            try scene.afterCancelledSwipe { $0.popToRootViewController(animated: animated) }
            scene.expect([scene.stage.a], after: "a pop in viewDidAppear")
        }
    }

    func testAPushAndAnotherTabInTheCompletionHandlerOfAPush() {
        // B1.54, B1.13
        let scene = TwoStacks()
        let (c, d) = (LoggingScreen("C", scene.log), LoggingScreen("D", scene.log))
        scene.navigation.pushViewController(scene.b, animated: true)
        scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned scene] _ in
            scene.navigation.pushViewController(c, animated: false)
            scene.tabs.selectedIndex = 1
        }
        Device.wait(2)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.a, scene.b, c])
        scene.tabs.selectedIndex = 0
        Device.wait(1)
        XCTAssertNotNil(c.view.window)
        XCTAssertNil(scene.b.view.superview)
        scene.navigation.pushViewController(d, animated: true)
        Device.wait(2)
        XCTAssertEqual(scene.navigation.viewControllers, [scene.a, scene.b, c, d])
        XCTAssertNotNil(d.view.window)
        scene.putAway()
    }
}

/// A callback at the end of a transition.
private enum EndMoment: CaseIterable {
    case viewDidDisappear
    case viewDidAppear
    case didShow
}

/// A stack of A, B and C that changes once more where a transition ends.
@MainActor
private final class EndScene: NSObject, UINavigationControllerDelegate {
    let stage = NavigationStage(showing: true)
    let c: LoggingScreen
    private var inDidShow: (() -> Void)?

    override init() {
        c = stage.screen("C")
        super.init()
        stage.navigation.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        take(&inDidShow)
    }

    /// Pushes C, and changes the stack where the push ends.
    func afterPush(at moment: EndMoment, _ change: @escaping (UINavigationController) -> Void) {
        prepare(change, at: moment, leaving: stage.b, entering: c)
        stage.navigation.pushViewController(c, animated: true)
    }

    /// Pops C, and changes the stack where the pop ends.
    func afterPop(at moment: EndMoment, _ change: @escaping (UINavigationController) -> Void) {
        stage.navigation.pushViewController(c, animated: false)
        Device.wait(0.1)
        prepare(change, at: moment, leaving: c, entering: stage.b)
        stage.navigation.popViewController(animated: true)
    }

    /// Swipes C away, and changes the stack where the swipe ends.
    func afterSwipe(at moment: EndMoment, _ change: @escaping (UINavigationController) -> Void) throws {
        try Device.requireFinger()
        stage.navigation.pushViewController(c, animated: false)
        Device.wait(0.1)
        prepare(change, at: moment, leaving: c, entering: stage.b)
        try swipe(by: 0.7)
    }

    /// Swipes C back only a little, and changes the stack where C appears again.
    func afterCancelledSwipe(_ change: @escaping (UINavigationController) -> Void) throws {
        try Device.requireFinger()
        stage.navigation.pushViewController(c, animated: false)
        Device.wait(0.1)
        prepare(change, at: .viewDidAppear, leaving: stage.b, entering: c)
        try swipe(by: 0.2)
    }

    private func swipe(by part: CGFloat) throws {
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.navigation.view.window))
        finger.down(3, 400)
        finger.drag(to: 3 + part * stage.navigation.view.bounds.width, 400, lasting: 0.5)
        finger.rest()
        finger.up()
    }

    private func prepare(
        _ change: @escaping (UINavigationController) -> Void, at moment: EndMoment, leaving: LoggingScreen,
        entering: LoggingScreen
    ) {
        stage.log.clear()
        var once: (() -> Void)? = { [navigation = stage.navigation] in change(navigation) }
        switch moment {
        case .viewDidDisappear: leaving.inside("viewDidDisappear") { [self] in take(&once) }
        case .viewDidAppear: entering.inside("viewDidAppear") { [self] in take(&once) }
        case .didShow: inDidShow = once
        }
    }

    private func take(_ action: inout (() -> Void)?) {
        let due = action
        action = nil
        due?()
    }

    /// Expects a stack at rest: only the top view is on screen, and the last call of each screen is a did call.
    func expect(
        _ controllers: [UIViewController], after change: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, controllers, change, file: file, line: line)
        XCTAssertNil(stage.navigation.transitionCoordinator, change, file: file, line: line)
        for screen in Set([stage.a, stage.b, c] + controllers) {
            let isShown = screen.viewIfLoaded?.window != nil
            XCTAssertEqual(isShown, screen === controllers.last, change, file: file, line: line)
        }
        for name in ["A", "B", "C", "D"] {
            guard let last = stage.log.lines.last(where: { $0.hasPrefix("\(name).") }) else { continue }
            XCTAssertTrue(last.hasPrefix("\(name).viewDid"), "\(last) after \(change)", file: file, line: line)
        }
        stage.putAway()
    }
}
