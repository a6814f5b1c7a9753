import UIKit
import XCTest

/// Which changes of properties an observer hears of.
@preconcurrency
@MainActor
final class ObservationContractTests: ContractTestCase {
    private let log = Log()

    func testANewValueIsReportedAtOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let observation = view.observe(\.center, options: [.old, .new]) { [log] _, change in
            log.add("\(change.oldValue?.x ?? -1) to \(change.newValue?.x ?? -1)")
        }
        view.center.x = 9
        XCTAssertEqual(log.lines, ["5.0 to 9.0"])
        observation.invalidate()
        view.center.x = 12
        XCTAssertEqual(log.lines.count, 1)
    }

    func testValuesAreGivenOnlyIfAskedFor() {
        let view = UIView()
        let observation = view.observe(\.alpha) { [log] _, change in
            log.add("\(change.oldValue == nil) \(change.newValue == nil) \(change.kind == .setting)")
        }
        view.alpha = 0.5
        XCTAssertEqual(log.lines, ["true true true"])
        observation.invalidate()
    }

    func testTheInitialValueIsReported() {
        let view = UIView()
        let observation = view.observe(\.isHidden, options: [.initial, .new]) { [log] _, change in
            log.add("\(change.newValue == true)")
        }
        view.isHidden = true
        XCTAssertEqual(log.lines, ["false", "true"])
        observation.invalidate()
    }

    func testAnObservationEndsWithItsRelease() {
        let view = UIView()
        var observation: NSKeyValueObservation? = view.observe(\.alpha) { [log] _, _ in log.add("alpha") }
        view.alpha = 0.5
        withExtendedLifetime(observation) {}
        observation = nil
        view.alpha = 0.6
        XCTAssertEqual(log.lines, ["alpha"])
    }

    func testAnObservationCanHoldAnother() {
        let (view, other) = (UIView(), UIView())
        var outer: NSKeyValueObservation?
        do {
            let inner = [view, other].map { $0.observe(\.alpha) { [log] _, _ in log.add("alpha") } }
            outer = view.observe(\.center) { _, _ in withExtendedLifetime(inner) {} }
        }
        view.alpha = 0.5
        other.alpha = 0.5
        withExtendedLifetime(outer) {}
        outer = nil
        view.alpha = 0.6
        other.alpha = 0.6
        XCTAssertEqual(log.lines, ["alpha", "alpha"])
    }

    func testADelegateIsNotKeptAlive() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        weak var held: Log?
        var observation: NSKeyValueObservation?
        do {
            let delegate = Log()
            view.delegate = delegate
            held = delegate
            observation = view.observe(\.delegate) { [log] _, _ in log.add("delegate") }
        }
        XCTAssertNil(held)
        XCTAssertNil(view.delegate)
        view.contentOffset.y = 20
        XCTAssertEqual(log.lines, [])
        observation?.invalidate()
    }

    func testAFrameIsReportedOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let observation = view.observe(\.frame, options: .new) { [log] view, change in
            log.add("\(change.newValue == CGRect(x: 5, y: 5, width: 20, height: 20))")
        }
        view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        XCTAssertEqual(log.lines, ["true"])
        observation.invalidate()
    }

    func testAScrollViewReportsItsOffsetAfterItsDelegate() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = log
        let offset = view.observe(\.contentOffset, options: .new) { [log] _, change in
            log.add("offset \(change.newValue?.y ?? -1)")
        }
        let size = view.observe(\.contentSize, options: .new) { [log] _, change in
            log.add("size \(change.newValue?.height ?? -1)")
        }
        view.contentOffset.y = 20
        view.contentSize.height = 2000
        XCTAssertEqual(log.lines, ["scrolled", "offset 20.0", "size 2000.0"])
        offset.invalidate()
        size.invalidate()
    }

    func testAPropertyAnimatorReportsItsState() {
        // B6.66
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        let running = animator.observe(\.isRunning, options: .new) { [log] _, change in
            log.add("running \(change.newValue == true)")
        }
        let state = animator.observe(\.state, options: .new) { [log] _, change in
            log.add("state \(change.newValue?.rawValue ?? -1)")
        }
        animator.startAnimation()
        XCTAssertEqual(Set(log.lines), ["running true", "state 1"])
        animator.pauseAnimation()
        XCTAssertEqual(log.lines.last, "running false")
        let reversed = animator.observe(\.isReversed, options: .new) { [log] _, change in
            log.add("reversed \(change.newValue == true)")
        }
        animator.isReversed = true
        XCTAssertEqual(log.lines.last, "reversed true")
        animator.stopAnimation(true)
        XCTAssertEqual(log.lines.last, "state 0")
        for observation in [running, state, reversed] { observation.invalidate() }
    }

    func testALayerReportsItsProperties() {
        let layer = CALayer()
        let observation = layer.observe(\.position, options: .new) { [log] _, change in
            log.add("\(change.newValue?.x ?? -1)")
        }
        layer.position.x = 3
        XCTAssertEqual(log.lines, ["3.0"])
        observation.invalidate()
    }
}

/// What observers heard.
@MainActor
private final class Log: NSObject, UIScrollViewDelegate {
    private(set) var lines: [String] = []

    nonisolated func add(_ line: String) {
        MainActor.assumeIsolated { lines.append(line) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        lines.append("scrolled")
    }
}
