import BatonMotion
import Testing

struct RubberBandTests {
    private static let bands = [
        RubberBand(dimension: 100), RubberBand(dimension: 844), RubberBand(dimension: 1, coefficient: 0.2),
        RubberBand(dimension: 300, coefficient: 1),
    ]

    @Test func pullsSolvedByHand() {
        // The offset is 1 - 1/(1 + 1) of 100 if the pull times the coefficient equals the dimension.
        #expect(isClose(RubberBand(dimension: 100, coefficient: 0.5).offset(forPull: 200), 50))
        #expect(isClose(RubberBand(dimension: 110).offset(forPull: 200), 55))
        #expect(isClose(RubberBand(dimension: 100, coefficient: 0.5).offset(forPull: 600), 75))
    }

    @Test(arguments: bands)
    func pullAndOffsetAreInverse(band: RubberBand) {
        for pull in [0, 1e-6, 0.5, 10, 333, 10_000] {
            let back = band.pull(forOffset: band.offset(forPull: pull))
            #expect(isClose(back, pull, within: 1e-8 * max(pull, 1)))
        }
        for part in stride(from: -0.9375, through: 0.9375, by: 0.125) {
            let offset = part * band.dimension
            #expect(isClose(band.offset(forPull: band.pull(forOffset: offset)), offset))
        }
    }

    @Test(arguments: bands)
    func offsetAndPullAreSymmetric(band: RubberBand) {
        for pull in [0, 0.1, 20, 5000] {
            #expect(band.offset(forPull: -pull) == -band.offset(forPull: pull))
            #expect(band.pull(forOffset: -pull) == -band.pull(forOffset: pull))
        }
    }

    @Test(arguments: bands)
    func offsetGrowsEverMoreSlowlyAndStaysBelowTheDimension(band: RubberBand) {
        let offsets = (0...100).map { band.offset(forPull: Double($0) * band.dimension / 10) }
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
        #expect(offsets.allSatisfy { $0 < band.dimension })
        let firstPull = band.dimension * 1e-6
        #expect(isClose(band.offset(forPull: firstPull) / firstPull, band.coefficient, within: 1e-5))
    }

    @Test func unreachableOffsetsGiveAFinitePull() {
        let band = RubberBand(dimension: 100)
        for offset in [100, 101, 1e9, .infinity] {
            let pull = band.pull(forOffset: offset)
            #expect(pull.isFinite)
            #expect(isClose(band.offset(forPull: pull), 100, within: 1e-6))
        }
        #expect(band.offset(forPull: .infinity) == 100)
        #expect(band.offset(forPull: -.infinity) == -100)
    }

    @Test(arguments: [
        RubberBand(dimension: 0), RubberBand(dimension: -5), RubberBand(dimension: .nan),
        RubberBand(dimension: .infinity), RubberBand(dimension: 100, coefficient: 0),
        RubberBand(dimension: 100, coefficient: -1), RubberBand(dimension: 100, coefficient: .nan),
    ])
    func aBandWithInvalidParametersDoesNotMove(band: RubberBand) {
        #expect(band.offset(forPull: 50) == 0)
        #expect(band.pull(forOffset: 50) == 0)
    }

    @Test func aPullThatIsNotANumberGivesZero() {
        #expect(RubberBand(dimension: 100).offset(forPull: .nan) == 0)
        #expect(RubberBand(dimension: 100).pull(forOffset: .nan) == 0)
    }
}
