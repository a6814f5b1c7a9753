import BatonMotion
import HeadlessMotion
import Testing

struct TransformMixingTests {
    @Test func transformsHaveExactEnds() {
        let turn = Transform2D(rotationAngle: 0.1)
        let other = Transform2D(a: 0.3, b: 0.7, c: -0.9, d: 0.1, tx: 1e17, ty: 0.1)
        expectExactEnds(turn, other)
        expectExactEnds(turn.parts, other.parts)
        expectExactEnds(Transform2D.Parts(rotation: 3), Transform2D.Parts(rotation: -3))
        expectExactEnds(Transform3D(turn), Transform3D(m13: 0.3, m34: -0.002, m41: 1e17, m43: 0.1))
    }

    private func expectExactEnds<Value: Interpolatable & Equatable>(
        _ from: Value,
        _ to: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(from.mixed(with: to, by: 0) == from, sourceLocation: sourceLocation)
        #expect(from.mixed(with: to, by: 1) == to, sourceLocation: sourceLocation)
        #expect(to.mixed(with: from, by: 1) == from, sourceLocation: sourceLocation)
        #expect(from.mixed(with: to, by: .nan) == from, sourceLocation: sourceLocation)
        #expect(from.mixed(with: to, by: 0.5) != from, sourceLocation: sourceLocation)
        #expect(from.mixed(with: to, by: 0.5) != to, sourceLocation: sourceLocation)
    }
}
