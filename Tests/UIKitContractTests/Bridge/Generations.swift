/// The versions of the system on which a statement holds.
struct Generations: ExpressibleByArrayLiteral {
    let versions: [Int]

    /// The versions that the tests run on. Those between 15 and 18 differ little.
    static let all: Generations = [15, 18, 26, 27]
    /// The systems before the iOS 26 design.
    static let classic: Generations = [15, 18]
    /// The systems with the iOS 26 design.
    static let glass: Generations = [26, 27]

    init(arrayLiteral elements: Int...) {
        versions = elements
    }

    static func from(_ first: Int) -> Generations { Generations(all.versions.filter { $0 >= first }) }

    private init(_ versions: [Int]) {
        self.versions = versions
    }
}
