import UIKit
import XCTest

/// What a transaction around UIKit's own animations does to them.
@preconcurrency
@MainActor
final class TransactionContractTests: ContractTestCase {
    func testATimingFunctionReplacesTheCurveOfABlock() {
        let screen = UIViewController()
        let window = Device.show(screen)
        let view = UIView()
        screen.view.addSubview(view)
        Device.turn()
        fadeLinearly(view)
        Device.turn()
        Device.wait(0.25)
        XCTAssertEqual(view.layer.presentation()?.opacity ?? -1, 0.75, accuracy: Float(Device.timeTolerance))
        Device.wait(1)
        Device.put(away: window)
    }

    func testACompletionBlockWaitsForAPushAndAPop() {
        let stage = NavigationStage()
        defer { stage.putAway() }
        inTransaction(stage.log) { stage.navigation.pushViewController(stage.b, animated: true) }
        Device.turn()
        XCTAssertEqual(stage.log.count(of: "completion"), 0)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.suffix(2), ["didShow(B, true)", "completion"])
        inTransaction(stage.log) { stage.navigation.popViewController(animated: true) }
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.suffix(2), ["didShow(A, true)", "completion"])
    }

    func testACompletionBlockDoesNotWaitForAPushWithoutAnimation() {
        let stage = NavigationStage()
        defer { stage.putAway() }
        inTransaction(stage.log) { stage.navigation.pushViewController(stage.b, animated: false) }
        XCTAssertEqual(stage.log.count(of: "completion"), 1)
    }

    func testACompletionBlockWaitsForAPushThatWaitsItself() {
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        inTransaction(stage.log) { stage.navigation.popViewController(animated: true) }
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.suffix(2), ["didShow(A, true)", "completion"])
    }

    func testACompletionBlockWaitsForAPresentationAndADismissal() {
        let scene = ModalScene(.fullScreen)
        inTransaction(scene.log) { scene.present() }
        Device.turn()
        XCTAssertEqual(scene.log.count(of: "completion"), 0)
        Device.wait(1)
        XCTAssertEqual(scene.log.lines.last, "completion")
        inTransaction(scene.log) { scene.dismiss() }
        Device.turn()
        XCTAssertEqual(scene.log.count(of: "completion"), 1)
        Device.wait(1)
        XCTAssertEqual(scene.log.lines.last, "completion")
        XCTAssertEqual(scene.log.count(of: "completion"), 2)
        scene.putAway()
    }

    private func fadeLinearly(_ view: UIView) {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
        CATransaction.commit()
    }

    private func inTransaction(_ log: CallLog, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("completion") }
        body()
        CATransaction.commit()
    }
}
