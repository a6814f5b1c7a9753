/// The lengths and distances for which the format deflate has codes: the smallest of each code, and how many bits follow.
enum DeflateTable {
    typealias Entry = (base: Int, bits: Int)

    static let lengths: [Entry] =
        table(from: 3, bits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
        + [(258, 0)]
    static let distances = table(
        from: 1,
        bits: [
            0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
        ])

    private static func table(from start: Int, bits: [Int]) -> [Entry] {
        var base = start
        return bits.map { count in
            defer { base += 1 << count }
            return (base, count)
        }
    }
}
