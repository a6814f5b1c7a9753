import BatonMotion
import Foundation
import HeadlessMotion
import Testing

struct Transform3DTests {
    @Test(arguments: [0.0, 1, 2], [0.5, 0.25, 0.9])
    func rotationAboutAnAxisMixesEvenly(axis: Double, fraction: Double) {
        for angle in [1e-7, 0.1, 0.6, .pi / 2, 3] {
            let mixed = Transform3D.identity.mixed(with: turn(angle, about: axis), by: fraction)
            #expect(difference(mixed, turn(angle * fraction, about: axis)) < 1e-12, "angle \(angle)")
        }
    }

    @Test(arguments: [0.0, 1, 2], [(3.0, -3.0), (-0.3, 0.4), (2, -2.5), (0.4, -2.5)])
    func turnsGoTheShorterWay(axis: Double, angles: (Double, Double)) {
        let middle = angles.0 + (angles.1 - angles.0).remainder(dividingBy: 2 * .pi) / 2
        let half = turn(angles.0, about: axis).mixed(with: turn(angles.1, about: axis), by: 0.5)
        #expect(difference(half, turn(middle, about: axis)) < 1e-12)
    }

    @Test func halfWayBetweenTwoQuarterTurnsLiesOnTheArc() {
        // Half of the rotation from one to the other, applied twice.
        let (from, to) = (turn(.pi / 2, about: 0), turn(.pi / 2, about: 1))
        let half = from.mixed(with: to, by: 0.5)
        let back = turn(-.pi / 2, about: 0)
        let step = back.concatenating(half)
        #expect(difference(from.concatenating(step).concatenating(step), to) < 1e-12)
    }

    @Test func overshootInSpaceContinuesTheRotation() {
        let beyond = Transform3D.identity.mixed(with: turn(1, about: 1), by: 1.25)
        #expect(difference(beyond, turn(1.25, about: 1)) < 1e-12)
    }

    @Test(arguments: Self.solid, Self.solid)
    func nearTheEndsNothingJumps(from: Transform3D, to: Transform3D) {
        // This is true only if decomposition and recomposition return the same transform.
        #expect(difference(from.mixed(with: to, by: 1e-10), from) < 1e-6)
        #expect(difference(from.mixed(with: to, by: 1 - 1e-10), to) < 1e-6)
    }

    @Test(arguments: Self.solid)
    func mixingATransformWithItselfReturnsIt(transform: Transform3D) {
        #expect(difference(transform.mixed(with: transform, by: 0.37), transform) < 1e-9)
    }

    @Test func perspectiveRotationAndTranslationMixSeparately() {
        // A side of a cube: rotated, moved back, and seen in a perspective that becomes stronger.
        func side(_ angle: Double, _ depth: Double, _ eye: Double) -> Transform3D {
            turn(angle, about: 1).concatenating(Transform3D(m43: depth)).concatenating(Transform3D(m34: eye))
        }
        let half = side(0, 0, -0.001).mixed(with: side(1.5, -200, -0.003), by: 0.5)
        #expect(difference(half, side(0.75, -100, -0.002)) < 1e-12)
    }

    @Test func scaleAndSkewMixBeforeTheTurn() {
        func shape(_ scale: Double, _ skew: Double, _ angle: Double) -> Transform3D {
            Transform3D(m11: scale, m21: skew, m22: 2, m32: skew / 2, m33: 3).concatenating(turn(angle, about: 0))
        }
        let half = shape(1, 0, 0).mixed(with: shape(3, 0.5, 0.8), by: 0.5)
        #expect(difference(half, shape(2, 0.25, 0.4)) < 1e-12)
    }

    @Test(arguments: Transform2DTests.samples, Transform2DTests.samples)
    func flatTransformsMixAsInThePlane(from: Transform2D, to: Transform2D) {
        let scalesOnly = [from, to].allSatisfy { $0.b == 0 && $0.c == 0 }
        guard !scalesOnly else { return }
        for fraction in [-0.2, 0.3, 0.8] {
            let mixed = Transform3D(from).mixed(with: Transform3D(to), by: fraction)
            #expect(mixed == Transform3D(from.mixed(with: to, by: fraction)))
        }
    }

    @Test(arguments: [0.0, 1])
    func scalesAndTranslationsMixLinearlyFromZeroAndThroughMirroring(start: Double) {
        let from = Transform3D(m11: 1, m22: start, m33: 2, m41: 10, m42: 20, m43: 30)
        let to = Transform3D(m11: -1, m22: 5, m33: -2, m41: 0, m42: 0, m43: -30)
        let expected = Transform3D(m11: 0.5, m22: 0.75 * start + 1.25, m33: 1, m41: 7.5, m42: 15, m43: 15)
        #expect(from.mixed(with: to, by: 0.25) == expected)
    }

    @Test func aSingularTransformMixesElementwise() {
        let squeezed = Transform3D(m13: 1, m33: 0, m43: 8)
        let solid = turn(.pi / 2, about: 0)
        let half = squeezed.mixed(with: solid, by: 0.5)
        let expected = Transform3D(m13: 0.5, m22: 0.5, m23: 0.5, m32: -0.5, m33: 0, m43: 4)
        #expect(difference(half, expected) < 1e-12)
        #expect(difference(solid.mixed(with: squeezed, by: 0.5), expected) < 1e-12)
    }

    @Test(arguments: [0, 1, 2])
    func mirrorImagesInSpaceFlipWithoutTurning(axis: Int) {
        // A small perspective avoids the shortcuts for simple transforms.
        let eye = Transform3D(m34: -0.002)
        let mirrors = [Transform3D(m11: -1), Transform3D(m22: -1), Transform3D(m33: -1)]
        let halves = [Transform3D(m11: 0.5), Transform3D(m22: 0.5), Transform3D(m33: 0.5)]
        let mixed = eye.mixed(with: mirrors[axis].concatenating(eye), by: 0.25)
        #expect(difference(mixed, halves[axis].concatenating(eye)) < 1e-12)
    }

    @Test func twoMirrorImagesInSpaceTurnWithoutCollapsing() {
        let eye = Transform3D(m34: -0.002)
        let mixed = Transform3D(m11: -1).concatenating(eye)
            .mixed(with: Transform3D(m22: -1).concatenating(eye), by: 0.5)
        #expect(isClose(abs(mixed.m11 * mixed.m22 - mixed.m12 * mixed.m21), 1))
    }

    @Test func valuesThatAreNotNumbersDoNotTrap() {
        let broken = Transform3D(m12: .nan, m34: .nan)
        #expect(broken.mixed(with: turn(1, about: 0), by: 0.5).m12.isNaN)
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let moved = Transform3D(m41: 10, m42: 20, m43: 30)
        let scaled = Transform3D(m11: 2, m22: 3, m33: 4)
        #expect(moved.concatenating(scaled) == Transform3D(m11: 2, m22: 3, m33: 4, m41: 20, m42: 60, m43: 120))
        #expect(scaled.concatenating(moved) == Transform3D(m11: 2, m22: 3, m33: 4, m41: 10, m42: 20, m43: 30))
        // After a translation by 30 in depth, the perspective changes the divisor.
        let seen = moved.concatenating(Transform3D(m34: -0.01))
        #expect(difference(seen, Transform3D(m34: -0.01, m41: 10, m42: 20, m43: 30, m44: 0.7)) < 1e-12)
    }

    @Test func flatTransformKeepsItsNumbers() {
        let flat = Transform2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(Transform3D(flat) == Transform3D(m11: 1, m12: 2, m21: 3, m22: 4, m41: 5, m42: 6))
        #expect(Transform3D(Transform2D.identity) == .identity)
    }
}

extension Transform3DTests {
    /// Transforms that can be decomposed: rotated, skewed, mirrored, and with perspective.
    static let solid: [Transform3D] = [
        .identity,
        turn(0.4, about: 0),
        turn(.pi, about: 1),
        turn(2.9, about: 2).concatenating(turn(-1, about: 0)),
        Transform3D(m11: 0.2, m12: 0.9, m13: -0.4, m21: -0.7, m22: 0.5, m23: 0.8, m31: 0.3, m32: 0.1, m33: 0.6),
        Transform3D(m11: -0.2, m12: -0.9, m13: 0.4, m21: -0.7, m22: 0.5, m23: 0.8, m31: 0.3, m32: 0.1, m33: 0.6),
        turn(1, about: 1).concatenating(Transform3D(m34: -0.002, m41: 40, m43: -90)),
        Transform3D(m14: 0.001, m24: -0.002, m34: -0.003, m41: 5, m44: 0.8).concatenating(turn(0.5, about: 0)),
        Transform3D(m12: 0.4, m21: 0.3, m31: -0.5, m32: 0.7, m33: 2).concatenating(
            Transform3D(m14: 0.001, m34: -0.002)),
        Transform3D(m11: 2, m22: -3, m33: 0.5, m34: -0.001),
    ]

    /// Returns a rotation about x (0), y (1) or z (2), with the standard matrices for row vectors.
    private static func turn(_ angle: Double, about axis: Double) -> Transform3D {
        let (cosine, sine) = (cos(angle), sin(angle))
        switch axis {
        case 0: return Transform3D(m22: cosine, m23: sine, m32: -sine, m33: cosine)
        case 1: return Transform3D(m11: cosine, m13: -sine, m31: sine, m33: cosine)
        default: return Transform3D(m11: cosine, m12: sine, m21: -sine, m22: cosine)
        }
    }

    private func turn(_ angle: Double, about axis: Double) -> Transform3D { Self.turn(angle, about: axis) }
}
