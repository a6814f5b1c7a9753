import Testing

@testable import Mutants

struct SplitMix64Tests {
    @Test func theNumbersAreThoseOfTheAlgorithm() {
        var generator = SplitMix64(seed: 0)
        #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
        #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test func aSeedTakesTheSameSample() {
        let sample = { SplitMix64.sample(of: Array(0..<100), count: 10, seed: $0) }
        #expect(sample(7) == sample(7))
        #expect(sample(7) != sample(8))
        #expect(Set(sample(7)).count == 10)
        #expect(SplitMix64.sample(of: [1, 2], count: 10, seed: 7).sorted() == [1, 2])
    }
}
