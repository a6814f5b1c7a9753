import Baton
import Testing
import UIKit

struct ReleaseRuleTests {
    /// Over 198 points, a velocity of 1000 points per second projects 99 points, which is half of the distance.
    @Test(arguments: [
        (0.4, 0.0, TransitionOutcome.cancelled, 0.4),
        (0.6, 0, .completed, 0.6),
        (0.5, 0, .completed, 0.5),
        (0.1, 1000, .completed, 0.6),
        (0.1, 700, .cancelled, 0.45),
        (0.9, -1000, .cancelled, 0.4),
        (0.9, -600, .completed, 0.6),
        (0.9, -4000, .cancelled, -1.1),
    ])
    func progressAndVelocityDecideTogether(
        progress: Double, velocity: Double, outcome: TransitionOutcome, projected: Double
    ) {
        let verdict = ReleaseRule().verdict(progress: progress, velocity: velocity, distance: 198)
        #expect(verdict.outcome == outcome)
        #expect(abs(verdict.projectedProgress - projected) <= 1e-9)
    }

    @Test func aSlowerDecelerationNeedsLessVelocity() {
        let far = ReleaseRule(decelerationRate: .normal)
        #expect(far.verdict(progress: 0.1, velocity: 300, distance: 198).outcome == .completed)
        #expect(ReleaseRule().verdict(progress: 0.1, velocity: 300, distance: 198).outcome == .cancelled)
    }

    @Test func thresholdIsTheFirstProgressThatFinishes() {
        let rule = ReleaseRule(threshold: 0.3)
        #expect(rule.verdict(progress: 0.3, velocity: 0, distance: 100).outcome == .completed)
        #expect(rule.verdict(progress: (0.3).nextDown, velocity: 0, distance: 100).outcome == .cancelled)
    }

    @Test func velocityCountsOverAnyDistance() {
        // 2 points per second project 0.198 points.
        #expect(ReleaseRule().verdict(progress: 0.4, velocity: 2, distance: 0.5).outcome == .completed)
    }

    @Test(arguments: [0, -0.0, -0.4, -.infinity, .nan])
    func zeroProgressNeverFinishes(progress: Double) {
        for threshold in [-1, 0, 0.5] {
            let rule = ReleaseRule(threshold: threshold)
            let verdict = rule.verdict(progress: progress, velocity: 9000, distance: 100)
            #expect(verdict.outcome == .cancelled)
            #expect(verdict.projectedProgress == 0)
        }
    }

    @Test(arguments: [1, 1.3, .infinity])
    func fullProgressAlwaysFinishes(progress: Double) {
        for threshold in [0.5, 1, 20] {
            let rule = ReleaseRule(threshold: threshold)
            let verdict = rule.verdict(progress: progress, velocity: -9000, distance: 100)
            #expect(verdict.outcome == .completed)
            #expect(verdict.projectedProgress == 1)
        }
    }

    @Test(arguments: [0, -200, .nan, .infinity])
    func withoutADistanceProgressDecides(distance: Double) {
        let rule = ReleaseRule()
        for velocity in [-9000.0, 0, 9000] {
            #expect(rule.verdict(progress: 0.49, velocity: velocity, distance: distance).outcome == .cancelled)
            #expect(rule.verdict(progress: 0.51, velocity: velocity, distance: distance).outcome == .completed)
            #expect(rule.verdict(progress: 0.51, velocity: velocity, distance: distance).projectedProgress == 0.51)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func withoutAVelocityProgressDecides(velocity: Double) {
        #expect(ReleaseRule().verdict(progress: 0.51, velocity: velocity, distance: 1).projectedProgress == 0.51)
    }

    @Test func projectionOverATinyDistanceStaysFinite() {
        let verdict = ReleaseRule().verdict(progress: 0.2, velocity: 1e9, distance: .leastNonzeroMagnitude)
        #expect(verdict.projectedProgress == 0.2)
    }

    @Test func invalidThresholdsAreReplaced() {
        #expect(ReleaseRule(threshold: .nan) == ReleaseRule())
        #expect(ReleaseRule(threshold: -.infinity).threshold == 0.01)
        #expect(ReleaseRule(threshold: 2).threshold == 1)
    }

    @Test(arguments: [
        (0.31, 0.5, "cancelled: projected 0.31 < 0.5"),
        (0.6249, 0.5, "finished: projected 0.62 >= 0.5"),
        (0.5, 0.5, "finished: projected 0.50 >= 0.5"),
        (0.29, 0.5, "cancelled: projected 0.29 < 0.5"),
        (0.499, 0.5, "cancelled: projected 0.49 < 0.5"),
        (0.3351, 0.335, "finished: projected 0.34 >= 0.335"),
        (0.3849, 0.3845, "finished: projected 0.39 >= 0.3845"),
        (-1, 0.5, "cancelled: projected 0.00 < 0.5"),
    ])
    func verdictDescriptionIsRoundedConsistentlyWithTheOutcome(progress: Double, threshold: Double, line: String) {
        let verdict = ReleaseRule(threshold: threshold).verdict(progress: progress, velocity: 0, distance: 100)
        #expect(verdict.description == line)
    }

    @Test(arguments: [(-49.0, "-0.29"), (-20.1, "0.00"), (1e8, "1000000.20")])
    func verdictDescriptionHasProjectionsOutsideTheRange(velocity: Double, shown: String) {
        // Over 9.9 points, a velocity of 100 points per second projects one whole distance.
        let verdict = ReleaseRule().verdict(progress: 0.2, velocity: velocity, distance: 9.9)
        #expect(verdict.description.contains("projected \(shown) "))
    }
}
