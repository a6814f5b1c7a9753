import BatonGallery
import Foundation
import Testing

/// Tests what is computed from the frames after a release.
struct SwipeReleaseTests {
    private static let frames = (1...60).map { Double($0) / 60 }

    /// From 0.4 on, by a curve over the rest.
    private func release(velocity: Double = 0, _ curve: (Double) -> Double) -> SwipeRelease {
        SwipeRelease(
            progress: 0.4, velocity: velocity, samples: Self.frames.map { ($0, 0.4 + 0.6 * min(1, curve($0))) })
    }

    @Test func theSystemSpringIsRecognized() {
        let rate = (1000.0 / 3).squareRoot()
        let slow = release { 1 - (1 + rate * $0) * exp(-rate * $0) }
        #expect(slow.isFinished)
        #expect(slow.errorOfSystemSpring < 0.001)
        // Two widths a second are 2 / 0.6 of what is left.
        let quick = release(velocity: 2) { 1 - (1 + (rate - 2 / 0.6) * $0) * exp(-rate * $0) }
        #expect(quick.errorOfSystemSpring < 0.001)
        #expect(release { 1 - (1 + (rate - 2 / 0.6) * $0) * exp(-rate * $0) }.errorOfSystemSpring > 0.001)
    }

    @Test func anotherCurveIsNot() {
        #expect(release { $0 / 0.35 }.errorOfSystemSpring > 0.03)
        #expect(release { 1 - exp(-5 * $0) }.errorOfSystemSpring > 0.03)
    }

    @Test func theTimeEndsWhereAHundredthIsLeft() {
        // A hundredth of a width is left when 59 of 60 parts of the rest are behind: after 0.59 seconds.
        let linear = release { $0 / 0.6 }
        #expect(abs(linear.seconds - 0.59) < 1.0 / 60)
        let back = SwipeRelease(progress: 0.4, velocity: 0, samples: [(0.1, 0.2), (0.2, 0.005), (0.3, 0)])
        #expect(!back.isFinished)
        #expect(back.seconds == 0.1)
    }
}
