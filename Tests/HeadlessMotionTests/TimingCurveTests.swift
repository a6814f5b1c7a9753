import HeadlessMotion
import Testing

struct TimingCurveTests {
    static let monotone: [TimingCurve] = [
        .linear, .easeInOut, .easeIn, .easeOut, .systemDefault,
        TimingCurve(x1: 0.9, y1: 0.1, x2: 0.1, y2: 0.9),
        TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0),
        TimingCurve(x1: 0, y1: 0, x2: 0, y2: 1),
        TimingCurve(x1: 1, y1: 0, x2: 1, y2: 1),
        TimingCurve(x1: 0.02, y1: 0.98, x2: 0.5, y2: 1),
    ]
    static let overshooting = [
        TimingCurve(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6),
        TimingCurve(x1: 0.2, y1: 1.8, x2: 0.9, y2: -0.8),
    ]
    static let times = Array(stride(from: 0.0, through: 1, by: 1.0 / 256)) + [1e-9, 1e-4, 0.9999, 1 - 1e-9]

    @Test(arguments: monotone + overshooting)
    func valueAgreesWithABisectionToAMillionth(curve: TimingCurve) {
        for time in Self.times {
            #expect(isClose(curve.value(at: time), bisected(curve, at: time), within: 1e-6), "at \(time)")
        }
    }

    @Test func namedCurvesHaveTheSystemsControlPoints() {
        // B6.4: the points of the four named curves and of Core Animation's default.
        #expect(points(.easeInOut) == [0.42, 0, 0.58, 1])
        #expect(points(.easeIn) == [0.42, 0, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0.58, 1])
        #expect(points(.systemDefault) == [0.25, 0.1, 0.25, 1])
        #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
    }

    /// Calculated by hand: x and y of each curve at the parameter 0.5, and of one curve at 0.25.
    @Test(arguments: [
        (TimingCurve.easeIn, 0.6575, 0.5), (.easeOut, 0.3425, 0.5), (.easeInOut, 0.5, 0.5),
        (.systemDefault, 0.3125, 0.5375), (.easeInOut, 0.274375, 0.15625),
    ])
    func curvePassesThroughPointsSolvedByHand(curve: TimingCurve, time: Double, value: Double) {
        #expect(isClose(curve.value(at: time), value))
        #expect(isClose(curve.time(ofValue: value), time))
    }

    @Test(arguments: monotone + overshooting)
    func endsAreExactAndValuesOutsideAreClamped(curve: TimingCurve) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -0.5) == 0 && curve.value(at: 7) == 1)
        #expect(curve.value(at: .nan) == 0 && curve.value(at: .infinity) == 1)
        #expect(curve.time(ofValue: 0) == 0 && curve.time(ofValue: 1) == 1)
        #expect(curve.time(ofValue: -2) == 0 && curve.time(ofValue: 2) == 1 && curve.time(ofValue: .nan) == 0)
        #expect(curve.velocity(at: -0.1) == 0 && curve.velocity(at: 1.1) == 0 && curve.velocity(at: .nan) == 0)
    }

    @Test(arguments: monotone)
    func monotoneCurvesNeverDecrease(curve: TimingCurve) {
        let values = Self.times.sorted().map(curve.value(at:))
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    }

    @Test(arguments: monotone)
    func timeOfValueInvertsValue(curve: TimingCurve) {
        for value in stride(from: 0.0, through: 1, by: 1.0 / 64) {
            let time = curve.time(ofValue: value)
            #expect(isClose(bisected(curve, at: time), value, within: 1e-6), "value \(value)")
        }
        for time in stride(from: 0.125, through: 0.875, by: 1.0 / 64) {
            let back = curve.time(ofValue: curve.value(at: time))
            #expect(isClose(back, time, within: 1e-5), "time \(time)")
        }
    }

    @Test(arguments: overshooting)
    func timeOfValueFindsOneOfSeveralTimes(curve: TimingCurve) {
        for value in stride(from: 0.0625, to: 1, by: 0.0625) {
            #expect(isClose(curve.value(at: curve.time(ofValue: value)), value, within: 1e-6))
        }
    }

    @Test(arguments: [TimingCurve.easeInOut, TimingCurve(x1: 0.7, y1: 0.2, x2: 0.3, y2: 0.8)])
    func pointSymmetricCurvesHaveSymmetricValues(curve: TimingCurve) {
        for time in Self.times {
            #expect(isClose(curve.value(at: time) + curve.value(at: 1 - time), 1, within: 1e-9))
        }
    }

    @Test(arguments: [TimingCurve.linear, .easeInOut, .easeIn, .easeOut, .systemDefault] + overshooting)
    func velocityIsTheSlopeOfTheValue(curve: TimingCurve) {
        let width = 1e-4
        for time in stride(from: 0.05, through: 0.95, by: 0.05) {
            let rise = bisected(curve, at: time + width) - bisected(curve, at: time - width)
            #expect(isClose(curve.velocity(at: time), rise / (2 * width), within: 1e-4), "at \(time)")
        }
    }

    @Test func velocityAtTheEndsIsTheSlopeOfTheHandle() {
        #expect(isClose(TimingCurve.systemDefault.velocity(at: 0), 0.4))
        #expect(isClose(TimingCurve.systemDefault.velocity(at: 1), 0))
        #expect(isClose(TimingCurve.easeInOut.velocity(at: 0), 0))
        // The handle has no length, so the slope is that of the line to the other control point: 1 / 0.58.
        #expect(isClose(TimingCurve.easeOut.velocity(at: 0), 1 / 0.58))
        #expect(isClose(TimingCurve.easeIn.velocity(at: 1), 1 / 0.58))
        #expect(TimingCurve(x1: 0, y1: 1, x2: 0.5, y2: 1).velocity(at: 0) == .infinity)
        #expect(TimingCurve(x1: 0, y1: -1, x2: 0.5, y2: 1).velocity(at: 0) == -.infinity)
    }

    @Test func invalidControlPointsAreReplaced() {
        #expect(points(TimingCurve(x1: -3, y1: 0.5, x2: 4, y2: 0.5)) == [0, 0.5, 1, 0.5])
        #expect(points(TimingCurve(x1: .nan, y1: 0.5, x2: 0.2, y2: .infinity)) == [0, 0, 1, 1])
        #expect(TimingCurve(x1: .nan, y1: .nan, x2: .nan, y2: .nan) == .linear)
    }

    private func points(_ curve: TimingCurve) -> [Double] { [curve.x1, curve.y1, curve.x2, curve.y2] }

    /// Returns the value by bisection of the Bernstein form, which is slow but reliable.
    private func bisected(_ curve: TimingCurve, at time: Double) -> Double {
        func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
            let rest = 1 - parameter
            return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
                + parameter * parameter * parameter
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if coordinate(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
        }
        return coordinate(curve.y1, curve.y2, (low + high) / 2)
    }
}
