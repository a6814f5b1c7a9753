import UIKit
import XCTest

@preconcurrency

@MainActor
final class ChildChangeContractTests: ContractTestCase {
    func testATransitionBetweenChildrenAddsOneViewAndRemovesTheOther() {
        // B6.22
        let log = CallLog()
        let parent = UIViewController()
        let window = Device.show(parent)
        let from = LoggingScreen("from", log)
        let to = LoggingScreen("to", log)
        parent.addChild(from)
        parent.view.addSubview(from.view)
        parent.addChild(to)
        Device.turn()
        log.clear()
        change(in: parent, from: from, to: to) { log.note("completion \($0)") }
        XCTAssertIdentical(to.view.superview, parent.view)
        XCTAssertIdentical(from.view.superview, parent.view)
        Device.wait(1)
        XCTAssertNil(from.view.superview)
        XCTAssertEqual(to.view.alpha, 0.5)
        XCTAssertEqual(
            log.text,
            """
            from.viewWillDisappear(true)
            to.viewWillAppear(true)
            from.viewDidDisappear(true)
            to.viewDidAppear(true)
            completion true
            """)
        Device.put(away: window)
    }

    private func change(
        in parent: UIViewController, from: UIViewController, to: UIViewController,
        completion: @escaping (Bool) -> Void
    ) {
        parent.transition(
            from: from, to: to, duration: 0.3, animations: { to.view.alpha = 0.5 }, completion: completion)
    }
}
