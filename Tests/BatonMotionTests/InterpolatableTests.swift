import BatonMotion
import Foundation
import Testing

struct InterpolatableTests {
    @Test(arguments: [(0.25, 12.5), (0.5, 15), (-1, 0), (2, 30)])
    func numbersMixLinearlyAndExtrapolate(fraction: Double, expected: Double) {
        #expect(10.0.mixed(with: 20, by: fraction) == expected)
        #expect(CGFloat(10).mixed(with: 20, by: fraction) == CGFloat(expected))
    }

    @Test func bothEndsAreExactDespiteRounding() {
        #expect((0.1).mixed(with: 1e17, by: 0) == 0.1)
        #expect((1e17).mixed(with: 0.1, by: 1) == 0.1)
        #expect((-0.0).mixed(with: 5, by: 0).sign == .minus)
        #expect(Double.infinity.mixed(with: 1, by: 0) == .infinity)
        #expect(Double.infinity.mixed(with: 1, by: 1) == 1)
    }

    @Test(arguments: [0.1, 0.333, 0.7, 0.9999])
    func mixingEqualValuesReturnsTheValue(fraction: Double) {
        #expect((0.1).mixed(with: 0.1, by: fraction) == 0.1)
    }

    @Test func geometryMixesComponentwise() {
        let from = CGRect(x: 0, y: 10, width: 100, height: 200)
        let to = CGRect(x: 40, y: -10, width: 300, height: 100)
        #expect(from.mixed(with: to, by: 0.25) == CGRect(x: 10, y: 5, width: 150, height: 175))
        #expect(from.mixed(with: to, by: 1.5) == CGRect(x: 60, y: -20, width: 400, height: 50))
        #expect(from.origin.mixed(with: to.origin, by: 0.5) == CGPoint(x: 20, y: 0))
        #expect(from.size.mixed(with: to.size, by: 0.5) == CGSize(width: 200, height: 150))
    }

    @Test func everyTypeHasExactEnds() {
        expectExactEnds(1e17, 0.1)
        expectExactEnds(CGFloat(1e17), 0.1)
        expectExactEnds(CGPoint(x: 1e17, y: 0.1), CGPoint(x: 0.1, y: 1e17))
        expectExactEnds(CGSize(width: 1e17, height: 0.1), CGSize(width: 0.1, height: 1e17))
        expectExactEnds(CGRect(x: 1e17, y: 1, width: 2, height: 0.1), CGRect(x: 0.1, y: 2, width: 3, height: 1e17))
        expectExactEnds(
            ColorComponents(red: 0.1, green: 0.7, blue: 0.3, alpha: 0),
            ColorComponents(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.3)
        )
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
