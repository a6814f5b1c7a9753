/// A code in which frequent symbols have few bits, given by the number of bits of each symbol.
struct HuffmanCode {
    /// How many codes have each number of bits.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private let symbols: [Int]

    init(_ lengths: [Int]) {
        for length in lengths where length > 0 { counts[length] += 1 }
        symbols = (1..<16).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    }

    func read(from bits: inout BitReader) -> Int? {
        var (code, first, place) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = bits.read(1) else { return nil }
            code |= bit
            if code - first < counts[length] { return symbols[place + code - first] }
            place += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        return nil
    }
}

/// Reads numbers of few bits one after another, from the lowest bit of each byte.
struct BitReader {
    private let bytes: [UInt8]
    private var place: Int

    init(bytes: [UInt8], place: Int) {
        self.bytes = bytes
        self.place = place * 8
    }

    mutating func skipToByte() {
        place = (place + 7) / 8 * 8
    }

    mutating func read(_ count: Int) -> Int? {
        guard place + count <= bytes.count * 8 else { return nil }
        var number = 0
        for bit in 0..<count {
            number |= Int(bytes[place >> 3] >> UInt8(place & 7) & 1) << bit
            place += 1
        }
        return number
    }
}
