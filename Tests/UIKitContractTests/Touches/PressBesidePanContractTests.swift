import UIKit
import XCTest

@preconcurrency

@MainActor
final class PressBesidePanContractTests: ContractTestCase {
    func testAPressWithoutDurationBeginsWithTheTouchAndAPanBesideItWorks() throws {
        // B27.82
        let scene = try TouchScene()
        let both = AllowsBoth()
        let press = scene.add(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0
        press.delegate = both
        let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.window.rootViewController?.view)
        pan.delegate = both
        let finger = scene.finger()
        finger.down(100, 200)
        Device.turn()
        XCTAssertEqual(scene.log.lines.filter { $0.hasPrefix("press") }, ["press began"])
        finger.drag(to: 200, 200)
        finger.up()
        Device.turn()
        XCTAssertEqual(scene.log.count(of: "pan began"), 1)
        XCTAssertEqual(scene.log.count(of: "pan ended"), 1)
        XCTAssertEqual(scene.log.count(of: "press ended"), 1)
        scene.putAway()
    }
}

/// Allows all recognizers at the same time.
@MainActor
private final class AllowsBoth: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
