/// Generates the same random numbers for the same seed on every machine: a linear congruential generator of which the
/// high bits are used.
///
/// With another generator, such as `SeededNumbers`, a seed of a random test would be another program.
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
