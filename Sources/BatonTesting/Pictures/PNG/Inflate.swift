/// Reads bytes in the format of zlib. Its checksum is not compared.
struct Inflate {
    private var bits: BitReader
    private var output: [UInt8] = []

    /// The order in which a block lists the lengths of the codes for lengths.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Returns the bytes, or nil if the data is damaged.
    static func bytes(of data: [UInt8]) -> [UInt8]? {
        var inflate = Inflate(bits: BitReader(bytes: data, place: 2))
        while true {
            guard let isLast = inflate.bits.read(1), let kind = inflate.bits.read(2), inflate.readBlock(kind) else {
                return nil
            }
            if isLast == 1 { return inflate.output }
        }
    }

    private mutating func readBlock(_ kind: Int) -> Bool {
        switch kind {
        case 0: return readPlain()
        case 1:
            let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
            return readCodes(HuffmanCode(lengths), HuffmanCode([Int](repeating: 5, count: 30)))
        case 2: return readTable().map { readCodes($0.0, $0.1) } ?? false
        default: return false
        }
    }

    private mutating func readPlain() -> Bool {
        bits.skipToByte()
        guard let count = bits.read(16), bits.read(16) != nil else { return false }
        for _ in 0..<count {
            guard let byte = bits.read(8) else { return false }
            output.append(UInt8(byte))
        }
        return true
    }

    private mutating func readCodes(_ symbols: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while let symbol = symbols.read(from: &bits) {
            if symbol == 256 { return true }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            guard let length = number(symbol - 257, in: DeflateTable.lengths),
                let distance = distances.read(from: &bits).flatMap({ number($0, in: DeflateTable.distances) }),
                distance <= output.count
            else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }

    private mutating func number(_ code: Int, in table: [DeflateTable.Entry]) -> Int? {
        guard table.indices.contains(code) else { return nil }
        return bits.read(table[code].bits).map { table[code].base + $0 }
    }

    private mutating func readTable() -> (HuffmanCode, HuffmanCode)? {
        guard let symbols = bits.read(5), let distances = bits.read(5), let count = bits.read(4) else { return nil }
        var own = [Int](repeating: 0, count: 19)
        for place in Self.order.prefix(count + 4) {
            guard let length = bits.read(3) else { return nil }
            own[place] = length
        }
        guard let lengths = readLengths(symbols + 257 + distances + 1, HuffmanCode(own)) else { return nil }
        return (HuffmanCode(Array(lengths.prefix(symbols + 257))), HuffmanCode(Array(lengths.dropFirst(symbols + 257))))
    }

    private mutating func readLengths(_ count: Int, _ code: HuffmanCode) -> [Int]? {
        var lengths: [Int] = []
        while lengths.count < count {
            guard let symbol = code.read(from: &bits) else { return nil }
            switch symbol {
            case 16:
                guard let last = lengths.last, let more = bits.read(2) else { return nil }
                lengths += [Int](repeating: last, count: more + 3)
            case 17, 18:
                guard let more = bits.read(symbol == 17 ? 3 : 7) else { return nil }
                lengths += [Int](repeating: 0, count: more + (symbol == 17 ? 3 : 11))
            default: lengths.append(symbol)
            }
        }
        return lengths
    }
}
