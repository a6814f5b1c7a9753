import BatonMotion
import Foundation
import HeadlessMotion
import Testing

struct Transform2DTests {
    static let samples: [Transform2D] = [
        .identity,
        Transform2D(tx: 30, ty: -20),
        Transform2D(rotationAngle: 2.5),
        Transform2D(a: 2, d: 0.5),
        Transform2D(a: -1),
        Transform2D(d: -1),
        Transform2D(a: -1, d: -1),
        Transform2D(c: 0.7),
        Transform2D(b: 0.7, tx: 4),
        Transform2D(a: 0.3, b: 0.7, c: -0.9, d: 0.1, tx: 5, ty: 6),
        Transform2D(a: 0.3, b: 0.7, c: 0.9, d: 0.1, tx: 5, ty: 6),
        Transform2D(a: 0, d: 1),
        Transform2D(a: 0, b: 0, c: 3, d: 4),
        Transform2D(a: 1, d: 0),
        Transform2D(a: 2, b: 4, c: 1, d: 2),
        Transform2D(a: 0, d: 0, tx: 7),
    ]

    @Test(arguments: samples)
    func partsRecomposeToTheSameTransform(transform: Transform2D) {
        #expect(difference(Transform2D(transform.parts), transform) < 1e-12)
    }

    @Test func decompositionReturnsTheOriginalParts() {
        let made = Transform2D.Parts(
            translationX: 8, translationY: -9, rotation: 0.6, scaleX: 2, scaleY: 3, shear: 0.5
        )
        let found = Transform2D(made).parts
        #expect(found.translationX == 8 && found.translationY == -9)
        #expect(isClose(found.rotation, 0.6) && isClose(found.shear, 0.5))
        #expect(isClose(found.scaleX, 2) && isClose(found.scaleY, 3))
    }

    @Test func partsAreAppliedInTheirOrder() {
        // A scale, a shear (x gains half of y), a quarter turn, and a translation.
        let parts = Transform2D.Parts(
            translationX: 10, translationY: 20, rotation: .pi / 2, scaleX: 2, scaleY: 3, shear: 0.5
        )
        let steps = Transform2D(a: 2, c: 0.5, d: 3)
            .concatenating(Transform2D(a: 0, b: 1, c: -1, d: 0))
            .concatenating(Transform2D(tx: 10, ty: 20))
        #expect(difference(Transform2D(parts), steps) < 1e-12)
        #expect(difference(steps, Transform2D(a: 0, b: 2, c: -3, d: 0.5, tx: 10, ty: 20)) < 1e-12)
    }

    @Test func halfwayToAQuarterTurnIsAnEighthTurn() {
        let half = Transform2D.identity.mixed(with: Transform2D(rotationAngle: .pi / 2), by: 0.5)
        let cosine = 0.5.squareRoot()
        #expect(difference(half, Transform2D(a: cosine, b: cosine, c: -cosine, d: cosine)) < 1e-12)
    }

    @Test(arguments: [(3.0, -3.0), (-3, 3), (0.2, -0.2), (-2, 2.5)])
    func turnsGoTheShorterWay(from: Double, to: Double) {
        let half = Transform2D(rotationAngle: from).mixed(with: Transform2D(rotationAngle: to), by: 0.5)
        let turn = (to - from).remainder(dividingBy: 2 * .pi)
        #expect(abs(turn) < .pi)
        #expect(difference(half, Transform2D(rotationAngle: from + turn / 2)) < 1e-12)
    }

    @Test(arguments: [-0.5, 0.25, 0.75, 1.5])
    func translationsAndScalesMixLinearly(fraction: Double) {
        let from = Transform2D(a: 1, d: 2, tx: 0, ty: 10)
        let to = Transform2D(a: 3, d: 1, tx: 100, ty: -10)
        let expected = Transform2D(
            a: 1 + 2 * fraction, d: 2 - fraction, tx: 100 * fraction, ty: 10 - 20 * fraction
        )
        #expect(difference(from.mixed(with: to, by: fraction), expected) < 1e-12)
    }

    @Test func overshootContinuesTheRotation() {
        let beyond = Transform2D.identity.mixed(with: Transform2D(rotationAngle: 1), by: 1.25)
        #expect(difference(beyond, Transform2D(rotationAngle: 1.25)) < 1e-12)
    }

    @Test(arguments: samples, samples)
    func nearTheEndsNothingJumps(from: Transform2D, to: Transform2D) {
        #expect(difference(from.mixed(with: to, by: 1e-9), from) < 1e-6)
        #expect(difference(from.mixed(with: to, by: 1 - 1e-9), to) < 1e-6)
    }

    @Test(arguments: [Transform2D(a: -1), Transform2D(d: -1)])
    func aMirrorImageFlipsWithoutRotation(mirrored: Transform2D) {
        let half = Transform2D.identity.mixed(with: mirrored, by: 0.5)
        let expected = Transform2D(a: (1 + mirrored.a) / 2, d: (1 + mirrored.d) / 2)
        #expect(difference(half, expected) < 1e-12)
    }

    @Test func twoMirrorImagesTurnIntoEachOtherWithoutCollapsing() {
        for fraction in [0.25, 0.5, 0.75] {
            let mixed = Transform2D(a: -1).mixed(with: Transform2D(d: -1), by: fraction)
            #expect(isClose(mixed.a * mixed.d - mixed.b * mixed.c, -1))
        }
    }

    @Test func aCollapsedTransformTakesTheRotationOfTheOtherEnd() {
        let turned = Transform2D(a: 0, b: 2, c: -2, d: 0)
        let nothing = Transform2D(a: 0, d: 0, tx: 8)
        #expect(turned.mixed(with: nothing, by: 0.5) == Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 4))
        #expect(nothing.mixed(with: turned, by: 0.5) == Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 4))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let moved = Transform2D(tx: 10).concatenating(Transform2D(a: 2, d: 2))
        #expect(moved == Transform2D(a: 2, d: 2, tx: 20))
        #expect(Transform2D(a: 2, d: 2).concatenating(Transform2D(tx: 10)) == Transform2D(a: 2, d: 2, tx: 10))
        let twice = Transform2D(rotationAngle: 0.4).concatenating(Transform2D(rotationAngle: 0.5))
        #expect(difference(twice, Transform2D(rotationAngle: 0.9)) < 1e-12)
    }
}
