/// The numbers with which the older random tests have always been played, so that a seed means the same program.
///
/// It generates the same random numbers for the same seed on every machine: a linear congruential generator of which the
/// high bits are used.
package struct RandomNumbers {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
