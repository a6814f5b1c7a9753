import UIKit
import XCTest

/// Tests the states of recognizers, and the touch calls that the view receives meanwhile.
@preconcurrency
@MainActor
final class GestureStateContractTests: ContractTestCase {
    func testContinuousGesture() throws {
        // B7.1, B7.2, B7.8
        let scene = try TouchScene()
        defer { scene.putAway() }
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        XCTAssertTrue(pan.cancelsTouchesInView)
        XCTAssertFalse(pan.delaysTouchesBegan)
        XCTAssertTrue(pan.delaysTouchesEnded)
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 56, 200, lasting: 1.0 / 60)
        finger.drag(to: 80, 200, lasting: 1.0 / 60)
        finger.drag(to: 90, 200, lasting: 1.0 / 60)
        finger.up()
        Device.turn()
        XCTAssertEqual(
            scene.log.text,
            """
            view touchesBegan
            view touchesMoved
            view touchesCancelled
            pan began
            pan changed
            pan ended
            """)
        XCTAssertEqual(pan.state, .possible)
    }

    func testDiscreteGesture() throws {
        // B7.1, B7.8
        let scene = try TouchScene()
        defer { scene.putAway() }
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        scene.finger().tap(50, 200)
        Device.turn()
        XCTAssertEqual(
            scene.log.text,
            """
            view touchesBegan
            view touchesCancelled
            tap ended
            """)
        XCTAssertEqual(tap.state, .possible)
    }

    func testAFailureCallsNoAction() throws {
        // B7.1, B7.3
        let scene = try TouchScene()
        defer { scene.putAway() }
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 150, 200)
        finger.up()
        Device.turn()
        XCTAssertEqual(
            scene.log.text,
            """
            view touchesBegan
            view touchesMoved
            view touchesEnded
            """)
        XCTAssertEqual(tap.state, .possible)
    }

    func testDisablingDuringAGestureCancels() throws {
        // B7.9
        let scene = try TouchScene()
        defer { scene.putAway() }
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 100, 200, lasting: 1.0 / 60)
        scene.log.clear()
        pan.isEnabled = false
        Device.turn()
        XCTAssertEqual(scene.log.text, "pan cancelled")
        pan.isEnabled = true
        finger.drag(to: 200, 200)
        finger.up()
        Device.turn()
        // B7.3
        XCTAssertEqual(scene.log.text, "pan cancelled", "The rest of the touch is ignored.")
    }

    func testModalThatCoversTheViewCancels() throws {
        // B7.19
        let scene = try TouchScene()
        defer { scene.putAway() }
        _ = scene.add(UIPanGestureRecognizer(), "pan")
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 100, 200, lasting: 1.0 / 60)
        scene.log.clear()
        cover(scene)
        Device.wait(1)
        XCTAssertEqual(scene.log.text, "pan cancelled")
        finger.up()
    }

    func testRemovedViewCancels() throws {
        // B7.19
        let scene = try TouchScene()
        defer { scene.putAway() }
        _ = scene.add(UIPanGestureRecognizer(), "pan")
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 100, 200, lasting: 1.0 / 60)
        scene.log.clear()
        scene.view.removeFromSuperview()
        Device.turn()
        finger.drag(to: 200, 200)
        finger.up()
        XCTAssertEqual(scene.log.text, "pan cancelled")
    }

    func testAPansTranslationContinuesFromTheValueSet() throws {
        // B7.13
        let scene = try TouchScene()
        defer { scene.putAway() }
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        let finger = scene.finger()
        finger.down(50, 200)
        finger.drag(to: 100, 200)
        pan.setTranslation(.zero, in: scene.view)
        XCTAssertEqual(pan.translation(in: scene.view), .zero)
        finger.drag(to: 130, 240)
        XCTAssertEqual(pan.translation(in: scene.view).x, 30, accuracy: 0.5)
        XCTAssertEqual(pan.translation(in: scene.view).y, 40, accuracy: 0.5)
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(pan.translation(in: scene.view).x, 15, accuracy: 0.5)
        finger.up()
    }

    func testARestDoesNotLowerAPansVelocity() throws {
        // B7.14
        try Device.asStated { try checkVelocityAfterARest() }
    }

    private func checkVelocityAfterARest() throws {
        let scene = try TouchScene()
        defer { scene.putAway() }
        let pan = scene.add(UIPanGestureRecognizer(), "pan")
        var atEnd = CGPoint.zero
        Device.onEachStep(of: pan) { [unowned pan] in
            if pan.state == .ended { atEnd = pan.velocity(in: nil) }
        }
        let finger = scene.finger()
        finger.down(20, 200)
        finger.drag(to: 220, 200, lasting: 0.4)
        finger.up()
        XCTAssertEqual(atEnd.x, 500, accuracy: 500 * max(0.02, Device.motionTolerance))
        finger.down(20, 200)
        finger.drag(to: 220, 200, lasting: 0.4)
        atEnd = .zero
        finger.rest()
        finger.up()
        XCTAssertEqual(atEnd.x, 500, accuracy: 500 * max(0.02, Device.motionTolerance))
    }

    private func cover(_ scene: TouchScene) {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.window.rootViewController?.present(cover, animated: true)
    }
}
