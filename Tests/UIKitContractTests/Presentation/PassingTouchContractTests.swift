import UIKit
import XCTest

@preconcurrency

@MainActor
final class PassingTouchContractTests: ContractTestCase {
    func testAViewInTheContainerMayPassTouchesToAViewBehindIt() throws {
        // B27.84
        try Device.requireFinger()
        let scene = ModalScene(.custom)
        let behind = LoggingTouchView(scene.log)
        behind.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        scene.presenter.view.addSubview(behind)
        let passing = PassingView(frame: scene.window.bounds)
        passing.target = behind
        let animator = ModalAnimator()
        animator.whenAsked = { $0.containerView.addSubview(passing) }
        scene.delegate.animator = animator
        scene.presentQuietly()
        passing.superview?.bringSubviewToFront(passing)
        let finger = ScriptedFinger(on: scene.window)
        finger.tap(50, 150)
        Device.turn()
        XCTAssertEqual(scene.log.text, "view touchesBegan\nview touchesEnded")
        scene.dismiss()
        Device.wait(1)
        scene.putAway()
    }
}

/// A view that gives its touches to a view elsewhere in the window.
@MainActor
private final class PassingView: UIView {
    weak var target: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        target
    }
}
