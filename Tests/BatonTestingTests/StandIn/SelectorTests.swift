import BatonTesting
import UIKit
import XCTest

/// Targets and selectors without the Objective-C runtime.
@MainActor
final class SelectorTests: XCTestCase {
    private let screen = TargetScreen()
    private lazy var stage = Stage(root: screen)

    func testARecognizerCallsItsTarget() async throws {
        let tap = UITapGestureRecognizer(target: screen, action: Selector("tapped"))
        screen.view.addGestureRecognizer(tap)
        stage.finger.tap(at: CGPoint(x: 100, y: 400))
        XCTAssertEqual(screen.calls, ["tapped UITapGestureRecognizer"])
        tap.removeTarget(screen, action: nil)
        stage.advance(by: 1)
        stage.finger.tap(at: CGPoint(x: 100, y: 400))
        XCTAssertEqual(screen.calls.count, 1)
    }

    func testAControlCallsItsTargetForItsEvents() async {
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        screen.view.addSubview(button)
        button.addTarget(screen, action: "tapped", for: .touchUpInside)
        stage.finger.tap(at: CGPoint(x: 50, y: 350))
        XCTAssertEqual(screen.calls, ["tapped UIButton"])
        button.removeTarget(screen, action: "other", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.calls.count, 2)
        button.removeTarget(nil, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.calls.count, 2)
    }

    func testWithoutATargetAnActionGoesUpTheResponderChain() async {
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        screen.view.addSubview(button)
        stage.turn()
        button.addTarget(nil, action: "tapped", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.calls, ["tapped UIButton"])
    }

    func testABarButtonItemCallsItsTarget() async throws {
        let navigation = UINavigationController(rootViewController: screen)
        let item = UIBarButtonItem(title: "Go", style: .plain, target: screen, action: "tapped")
        screen.navigationItem.rightBarButtonItem = item
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertTrue(HeadlessBars.tap(item, in: navigation.navigationBar))
        XCTAssertEqual(screen.calls, ["tapped UIBarButtonItem"])
    }

    func testADisplayLinkCallsItsTarget() async {
        let stage = Stage(root: screen)
        let link = CADisplayLink(target: screen, selector: "tapped")
        link.add(to: .main, forMode: .common)
        stage.advance(by: 2.0 / 60)
        link.invalidate()
        XCTAssertEqual(screen.calls, ["tapped CADisplayLink", "tapped CADisplayLink"])
    }

    func testATargetWithoutTheMethodIsReported() async {
        HeadlessLog.reset()
        let tap = UITapGestureRecognizer(target: screen, action: "swiped")
        XCTAssertEqual(tap.state, .possible)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertEqual(
            HeadlessLog.warnings.first?.hasPrefix("TargetScreen has no method for the selector swiped."), true)
    }
}

private final class TargetScreen: UIViewController, SelectorTable {
    private(set) var calls: [String] = []

    var methods: [Selector: (Any?) -> Void] {
        ["tapped": { [unowned self] sender in calls.append("tapped \(sender.map { "\(type(of: $0))" } ?? "nil")") }]
    }
}
