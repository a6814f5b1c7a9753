/// Compresses bytes in the format of zlib, with the codes that need no table.
struct Deflate {
    private var bits = BitWriter()

    private static let window = 32_768
    private static let longest = 258
    /// How many earlier places with the same beginning are compared.
    private static let patience = 24

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        deflate.bits.write(0b011, count: 3)  // The last block, with fixed codes.
        deflate.compress(bytes)
        deflate.literal(256)
        return [0x78, 0x9C] + deflate.bits.finished + bytesOf(adler(bytes))
    }

    private mutating func compress(_ bytes: [UInt8]) {
        var latest = [Int](repeating: -1, count: 1 << 15)
        var earlier = [Int](repeating: -1, count: bytes.count)
        var place = 0
        while place < bytes.count {
            let match = Self.match(at: place, in: bytes, latest, earlier)
            let next = place + max(1, match.length)
            if match.length > 0 { copy(match) } else { literal(Int(bytes[place])) }
            while place < next {
                if place + 3 <= bytes.count {
                    let key = Self.key(of: bytes, at: place)
                    earlier[place] = latest[key]
                    latest[key] = place
                }
                place += 1
            }
        }
    }

    /// The longest earlier run of the same bytes that is worth a code.
    private static func match(
        at place: Int, in bytes: [UInt8], _ latest: [Int], _ earlier: [Int]
    ) -> (length: Int, distance: Int) {
        guard place + 3 <= bytes.count else { return (0, 0) }
        let limit = min(longest, bytes.count - place)
        var best = (length: 0, distance: 0)
        var candidate = latest[key(of: bytes, at: place)]
        var tries = patience
        while candidate >= 0, place - candidate <= window, tries > 0, best.length < limit {
            var length = 0
            while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best.length { best = (length, place - candidate) }
            candidate = earlier[candidate]
            tries -= 1
        }
        return best.length >= 3 ? best : (0, 0)
    }

    private static func key(of bytes: [UInt8], at place: Int) -> Int {
        (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & 0x7FFF
    }

    // MARK: Codes

    private mutating func literal(_ symbol: Int) {
        switch symbol {
        case ..<144: bits.writeCode(0x30 + symbol, count: 8)
        case ..<256: bits.writeCode(0x190 + symbol - 144, count: 9)
        case ..<280: bits.writeCode(symbol - 256, count: 7)
        default: bits.writeCode(0xC0 + symbol - 280, count: 8)
        }
    }

    private mutating func copy(_ match: (length: Int, distance: Int)) {
        let length = DeflateTable.lengths.lastIndex { $0.base <= match.length } ?? 0
        literal(257 + length)
        bits.write(match.length - DeflateTable.lengths[length].base, count: DeflateTable.lengths[length].bits)
        let distance = DeflateTable.distances.lastIndex { $0.base <= match.distance } ?? 0
        bits.writeCode(distance, count: 5)
        bits.write(match.distance - DeflateTable.distances[distance].base, count: DeflateTable.distances[distance].bits)
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (one, two) = (UInt32(1), UInt32(0))
        for byte in bytes {
            one = (one + UInt32(byte)) % 65_521
            two = (two + one) % 65_521
        }
        return two << 16 | one
    }

    /// The four bytes of a number, the highest first.
    static func bytesOf(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// Writes numbers of few bits one after another, from the lowest bit of each byte.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var rest: UInt32 = 0
    private var count = 0

    var finished: [UInt8] {
        count > 0 ? bytes + [UInt8(truncatingIfNeeded: rest)] : bytes
    }

    /// Writes a number, its lowest bit first.
    mutating func write(_ number: Int, count added: Int) {
        rest |= UInt32(number) << UInt32(count)
        count += added
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
            count -= 8
        }
    }

    /// Writes a code, its highest bit first.
    mutating func writeCode(_ code: Int, count added: Int) {
        var mirrored = 0
        for bit in 0..<added where code >> bit & 1 == 1 { mirrored |= 1 << (added - 1 - bit) }
        write(mirrored, count: added)
    }
}
