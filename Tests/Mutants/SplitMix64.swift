/// A generator whose numbers follow from a seed, so that a sample can be taken again.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns some of the values. The same seed takes the same of them.
    static func sample<Value>(of values: [Value], count: Int, seed: UInt64) -> [Value] {
        var generator = SplitMix64(seed: seed)
        return Array(values.shuffled(using: &generator).prefix(count))
    }
}
