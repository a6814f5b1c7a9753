import UIKit
import XCTest

/// States of recognizers that are assigned from outside.
@preconcurrency
@MainActor
final class AssignedStateContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func stateAfterAssigning(to recognizer: UIGestureRecognizer) -> UIGestureRecognizer.State {
        let root = UIViewController()
        let window = Device.show(root)
        root.view.addGestureRecognizer(recognizer)
        recognizer.state = .began
        let state = recognizer.state
        Device.put(away: window)
        return state
    }

    func testASystemRecognizerKeepsItsState() {
        // B19.20
        XCTAssertEqual(stateAfterAssigning(to: UIPanGestureRecognizer()), .possible)
        XCTAssertEqual(stateAfterAssigning(to: UIScreenEdgePanGestureRecognizer()), .possible)
    }

    func testASubclassThatOverridesThePropertyHasTheStateThatItSays() {
        // B19.20
        XCTAssertEqual(stateAfterAssigning(to: PretendingPan()), .began)
    }
}

/// Has the state that was assigned.
private final class PretendingPan: UIPanGestureRecognizer {
    private var assigned = UIGestureRecognizer.State.possible

    override var state: UIGestureRecognizer.State {
        get { assigned }
        set { assigned = newValue }
    }
}
