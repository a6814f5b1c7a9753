import UIKit
import XCTest

@preconcurrency

@MainActor
final class SpringContractTests: ContractTestCase {
    /// The values of springs are computed by hand from the formulas of B27.30.
    private let close = max(1e-3, 100 * Device.motionTolerance)

    func testASpringOscillatesOnlyBelowTheCriticalRatio() {
        // B6.30
        for (ratio, swings) in [(1, false), (0.4, true)] as [(CGFloat, Bool)] {
            let stage = BoxStage()
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: ratio) { stage.box.center.x += 100 }
            animator.startAnimation()
            var furthest: CGFloat = 0
            for _ in 0..<50 {
                Device.wait(0.02)
                furthest = max(furthest, stage.x)
            }
            XCTAssertEqual(furthest > 101, swings)
            Device.wait(0.3)
            XCTAssertEqual(stage.x, 100, accuracy: 1e-6)
            stage.putAway()
        }
    }

    func testAThousandthOfTheWayIsLeftAtTheDuration() {
        // B6.35, B27.30
        let stage = BoxStage()
        run(UISpringTimingParameters(dampingRatio: 0.5)) { stage.box.center.x += 100 }
        // The angular frequency is 2 ln(1000 / sqrt(3)).
        for (time, place) in [(0.1, 48.78231), (0.2, 116.03473)] as [(TimeInterval, CGFloat)] {
            Device.wait(time)
            XCTAssertEqual(stage.x, place, accuracy: close)
        }
        stage.putAway()
    }

    func testTheSpringOfUIKitFromRest() {
        // B27.10
        let stage = BoxStage()
        run(UISpringTimingParameters()) { stage.box.center.x += 100 }
        for (step, place) in [(0.05, 23), (0.05, 54.5), (0.05, 75.8), (0.05, 87.9), (0.1, 97.3), (0.1, 99.4)]
            as [(TimeInterval, CGFloat)]
        {
            Device.wait(step)
            XCTAssertEqual(stage.x, place, accuracy: max(0.3, 100 * Device.motionTolerance))
        }
        Device.wait(0.106)
        XCTAssertEqual(stage.x, 99.9, accuracy: 0.1)
        stage.putAway()
    }

    func testASpringBeginsWhereTheViewIsSeen() {
        // B6.37
        let stage = BoxStage()
        stage.animate(1, .curveLinear) { stage.box.alpha = 0 }
        Device.wait(0.5)
        let seen = stage.shown.opacity
        XCTAssertEqual(seen, 0.5, accuracy: 0.1)
        springBlock { stage.box.alpha = 1 }
        XCTAssertEqual(stage.shown.opacity, seen, accuracy: 0.05)
        stage.putAway()
    }

    func testTheVelocityIsInDistancesPerSecond() {
        // B6.31
        for distance: CGFloat in [100, 400] {
            let stage = BoxStage()
            run(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 1))) {
                stage.box.center.x += distance
            }
            Device.wait(0.1)
            XCTAssertEqual(stage.x / distance, 0.272018, accuracy: close / 100)
            stage.putAway()
        }
    }

    func testTheVelocityOfAPointIsAVector() {
        // B6.32
        let stage = BoxStage()
        run(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 0))) {
            stage.box.center.x += 100
            stage.box.center.y += 100
            stage.box.alpha = 0
        }
        Device.wait(0.1)
        XCTAssertEqual(stage.shown.position.x - 50, 27.2018, accuracy: close)
        XCTAssertEqual(stage.shown.position.y - 50, 23.6069, accuracy: close)
        XCTAssertEqual(stage.shown.opacity, 1 - 0.272018, accuracy: Float(close) / 100)
        Device.wait(1)
        stage.putAway()
    }

    func testAPausedPointStaysWhereItIsInBothDirections() {
        // B6.32, B6.58
        let stage = BoxStage()
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations {
            stage.box.center.x += 100
            stage.box.center.y += 100
        }
        animator.startAnimation()
        Device.wait(0.1)
        animator.pauseAnimation()
        Device.turn()
        let place = stage.shown.position
        XCTAssertGreaterThan(place.x, place.y + 2)
        animator.startAnimation()
        Device.turn()
        XCTAssertEqual(stage.shown.position.x, place.x, accuracy: close)
        XCTAssertEqual(stage.shown.position.y, place.y, accuracy: close)
        stage.putAway(stopping: animator)
    }

    func testAPhysicalSpringHasItsOwnDuration() {
        // B6.33
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
        let short = UIViewPropertyAnimator(duration: 0.01, timingParameters: parameters)
        let long = UIViewPropertyAnimator(duration: 42, timingParameters: parameters)
        XCTAssertEqual(short.duration, long.duration, accuracy: 1e-9)
        XCTAssertGreaterThan(long.duration, 0.3)
        XCTAssertLessThan(long.duration, 3)
    }

    func testTheSystemsSpringDoesNotOscillate() {
        // B6.34
        let stage = BoxStage()
        run(UISpringTimingParameters()) { stage.box.center.x += 100 }
        var furthest: CGFloat = 0
        for _ in 0..<60 {
            Device.wait(0.01)
            furthest = max(furthest, stage.x)
        }
        XCTAssertLessThanOrEqual(furthest, 100.1)
        XCTAssertEqual(stage.x, 100, accuracy: close)
        stage.putAway()
    }

    func testDurationAndBounceArePerceptual() throws {
        // B6.36
        guard #available(iOS 17.0, *) else { throw XCTSkip("The form is of iOS 17.") }
        for (bounce, time, place) in [(0, 0.1, 35.77396), (0.5, 0.2, 102.69720)] as [(CGFloat, TimeInterval, CGFloat)] {
            let stage = BoxStage()
            let parameters = UISpringTimingParameters(duration: 0.5, bounce: bounce)
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
            animator.addAnimations { stage.box.center.x += 100 }
            animator.startAnimation()
            XCTAssertGreaterThan(animator.duration, 0.5)
            XCTAssertLessThan(animator.duration, 3)
            Device.wait(time)
            XCTAssertEqual(stage.x, place, accuracy: max(1e-3, 100 * Device.motionTolerance))
            stage.putAway(stopping: animator)
        }
    }

    func testDurationBounceAndVelocityTogetherAtFixedTimes() throws {
        // B6.1, B6.31, B6.36
        guard #available(iOS 17.0, *) else { throw XCTSkip("The form is of iOS 17.") }
        let samples: [(bounce: CGFloat, places: [CGFloat])] = [
            (0, [41.4661, 74.7817, 90.3866]), (0.5, [56.6461, 106.9970, 115.8030]),
        ]
        for (bounce, places) in samples {
            let stage = BoxStage()
            let parameters = UISpringTimingParameters(
                duration: 0.5, bounce: bounce, initialVelocity: CGVector(dx: 2, dy: 2))
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
            animator.addAnimations { stage.box.center.x += 100 }
            animator.startAnimation()
            for place in places {
                Device.wait(0.1)
                XCTAssertEqual(stage.box.center.x, 150)
                XCTAssertEqual(stage.x, place, accuracy: max(1e-3, 100 * Device.motionTolerance))
            }
            stage.putAway(stopping: animator)
        }
    }

    func testASpringBlockAcceptsDurationAndBounce() throws {
        // B6.36
        guard #available(iOS 17.0, *) else { throw XCTSkip("The form is of iOS 17.") }
        let stage = BoxStage()
        springBlock(0.5, 0.5) { stage.box.center.x += 100 }
        Device.wait(0.2)
        XCTAssertEqual(stage.x, 102.69720, accuracy: max(1e-3, 100 * Device.motionTolerance))
        stage.putAway()
    }

    @available(iOS 17.0, *)
    private func springBlock(_ duration: TimeInterval, _ bounce: CGFloat, _ changes: @escaping () -> Void) {
        UIView.animate(springDuration: duration, bounce: bounce, animations: changes)
    }

    /// Runs a spring block.
    private func springBlock(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes)
    }

    private func run(_ parameters: UISpringTimingParameters, _ changes: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations(changes)
        animator.startAnimation()
    }
}
