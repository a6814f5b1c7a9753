import BatonMotion
import Testing

struct FlickProjectionTests {
    @Test(arguments: [(FlickProjection.normal, 499.0), (.fast, 99)])
    func aFlickProjectsToTheExpectedDistance(projection: FlickProjection, distance: Double) {
        // B6.39: (v/1000) * d/(1-d), d = 0.998 or 0.99.
        #expect(isClose(projection.distance(velocity: 1000), distance))
        #expect(isClose(projection.distance(velocity: 250), distance / 4))
    }

    @Test(arguments: [0.9, 0.99, 0.998])
    func projectionIsTheSumOfTheStepsOfEachMillisecond(rate: Double) {
        // Each millisecond keeps the fraction `rate` of the speed. The sum of all steps is the distance.
        var speed = 700.0
        var sum = 0.0
        for _ in 0..<50_000 {
            speed *= rate
            sum += speed / 1000
        }
        #expect(isClose(FlickProjection(decelerationRate: rate).distance(velocity: 700), sum, within: 1e-6))
    }

    @Test(arguments: [0, 1, 333.3, 1e5])
    func projectionIsSymmetric(velocity: Double) {
        let forward = FlickProjection.fast.distance(velocity: velocity)
        #expect(FlickProjection.fast.distance(velocity: -velocity) == -forward)
    }

    @Test func invalidNumbersAreReplaced() {
        #expect(FlickProjection(decelerationRate: .nan) == .normal)
        #expect(FlickProjection(decelerationRate: -1).distance(velocity: 500) == 0)
        #expect(FlickProjection(decelerationRate: 1).decelerationRate == 0.9999)
        #expect(FlickProjection(decelerationRate: .infinity).distance(velocity: 1000).isFinite)
        #expect(FlickProjection.normal.distance(velocity: .nan) == 0)
        #expect(FlickProjection.normal.distance(velocity: .infinity) == 0)
    }
}
