import Testing

@testable import BatonPage
@testable import BatonTesting

/// What is kept of the values of an attribute.
struct KeyframesTests {
    private func keys(_ values: [Double], within tolerance: Double = 0.1) -> [Keyframes.Key] {
        let samples = values.enumerated().map { Keyframes.Key(time: Double($0), values: [$1]) }
        return Keyframes(samples, within: tolerance).keys
    }

    @Test func aLineIsItsTwoEnds() {
        #expect(keys([0, 1, 2, 3, 4]).map(\.time) == [0, 4])
    }

    @Test func theEndsOfALineAreKept() {
        #expect(keys([0, 0, 0, 5, 10, 10, 10]).map(\.time) == [0, 2, 4, 6])
    }

    @Test func aDeviationWithinTheToleranceIsLeftOut() {
        #expect(keys([0, 0.05, 0.02, 0]).map(\.time) == [0, 3])
        // From 0.12 to the end the line is 0.06 above the value between.
        #expect(keys([0, 0.12, 0, 0]).map(\.time) == [0, 1, 3])
    }

    /// The line goes to 1, which is 0.5 above the middle: too far.
    @Test func noValueOnTheWayIsForgotten() {
        #expect(keys([0, 0, 1], within: 0.4).map(\.time) == [0, 1, 2])
        #expect(keys([0, 0, 1], within: 0.6).map(\.time) == [0, 2])
    }

    /// The line to the last value is 0.5 beside the second one, though close to the third.
    @Test(arguments: [1.0, -1]) func theStrictestValueOnTheWayCounts(sign: Double) {
        #expect(keys([0, 0, 0.7 * sign, 1.5 * sign], within: 0.4).map(\.time) == [0, 2, 3])
    }

    @Test func aSlowCurveIsNowhereFartherThanTheTolerance() {
        let values = (0...100).map { Double($0 * $0) / 100 }
        let kept = keys(values, within: 0.25)
        // A chord over n frames is n * n / 400 below x * x / 100: ten frames make 0.25.
        #expect(kept.count == 11)
        for (start, end) in zip(kept, kept.dropFirst()) {
            for time in Int(start.time)...Int(end.time) {
                let share = (Double(time) - start.time) / (end.time - start.time)
                let shown = start.values[0] + (end.values[0] - start.values[0]) * share
                #expect(abs(shown - values[time]) <= 0.25 + 1e-9)
            }
        }
    }

    @Test func allValuesOfATimeAreKeptTogether() {
        let samples = [[0.0, 0], [1, 0], [2, 3], [3, 6]].enumerated().map {
            Keyframes.Key(time: Double($0), values: $1)
        }
        #expect(Keyframes(samples, within: 0.1).keys.map(\.time) == [0, 1, 3])
    }

    @Test func nothingGivesNothing() {
        #expect(keys([]).isEmpty)
        #expect(keys([7]).map(\.values) == [[7]])
    }
}
