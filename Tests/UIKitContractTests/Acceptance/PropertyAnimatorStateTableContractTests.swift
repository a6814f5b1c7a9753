import UIKit
import XCTest

/// Tests the result of each operation on a property animator in each of its states.
///
/// Operations that raise an exception are excluded.
@preconcurrency
@MainActor
final class PropertyAnimatorStateTableContractTests: ContractTestCase {
    private typealias Operation = @MainActor (UIViewPropertyAnimator) -> Void

    private let operations: [(name: String, perform: Operation)] = [
        ("start", { $0.startAnimation() }), ("pause", { $0.pauseAnimation() }),
        ("scrub", { $0.fractionComplete = 0.4 }), ("reverse", { $0.isReversed = true }),
        ("continue", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }),
        ("stop", { $0.stopAnimation(true) }), ("stop to finish", { $0.stopAnimation(false) }),
    ]

    func testANewAnimator() {
        // B6.50
        XCTAssertEqual(
            table(["start", "pause", "scrub"]) { _ in },
            """
            start: active, running
            pause: active, paused
            scrub: active, paused
            """)
    }

    func testARunningAnimator() {
        // B6.50, B6.52, B6.56, B6.57, B6.59
        XCTAssertEqual(
            table(operations.map(\.name)) {
                $0.startAnimation()
                Device.wait(0.2)
            },
            """
            start: active, running
            pause: active, paused
            scrub: active, running
            reverse: active, running
            continue: active, running
            stop: inactive
            stop to finish: stopped
            """)
    }

    func testAPausedAnimator() {
        // B6.50, B6.52, B6.56, B6.57, B6.59
        XCTAssertEqual(
            table(operations.map(\.name)) {
                $0.startAnimation()
                Device.wait(0.2)
                $0.pauseAnimation()
            },
            """
            start: active, running
            pause: active, paused
            scrub: active, paused
            reverse: active, paused
            continue: active, running
            stop: inactive
            stop to finish: stopped
            """)
    }

    func testAnAnimatorThatHasEndedIsLikeANewOne() {
        // B6.50, B6.51
        XCTAssertEqual(
            table(["start", "pause", "scrub"]) {
                $0.startAnimation()
                Device.wait(1.2)
                XCTAssertEqual($0.state, .inactive)
                let other = UIView()
                $0.addAnimations { other.alpha = 0 }
            },
            """
            start: active, running
            pause: active, paused
            scrub: active, paused
            """)
    }

    /// Returns the state of an animator after each operation, starting from a prepared state.
    private func table(_ names: [String], from prepare: (UIViewPropertyAnimator) -> Void) -> String {
        operations.filter { names.contains($0.name) }.map { operation in
            let stage = BoxStage()
            let animator = stage.mover()
            prepare(animator)
            operation.perform(animator)
            let line = "\(operation.name): \(describe(animator))"
            if animator.state == .active { animator.stopAnimation(false) }
            if animator.state == .stopped { animator.finishAnimation(at: .current) }
            stage.putAway()
            return line
        }.joined(separator: "\n")
    }

    private func describe(_ animator: UIViewPropertyAnimator) -> String {
        switch animator.state {
        case .inactive: "inactive"
        case .stopped: "stopped"
        default: "active, \(animator.isRunning ? "running" : "paused")"
        }
    }
}
