extension Raster {
    /// The picture as the bytes of a PNG file.
    var png: [UInt8] {
        let size = Deflate.bytesOf(UInt32(width)) + Deflate.bytesOf(UInt32(height))
        return Self.signature + Self.chunk("IHDR", size + [8, 6, 0, 0, 0])
            + Self.chunk("IDAT", Deflate.zlib(filtered)) + Self.chunk("IEND", [])
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Each row behind the number of its filter: the one whose differences are smallest.
    private var filtered: [UInt8] {
        let length = width * Self.depth
        var above = [UInt8](repeating: 0, count: length)
        return (0..<height).flatMap { y -> [UInt8] in
            let row = Array(bytes[y * length..<(y + 1) * length])
            defer { above = row }
            let lines = [UInt8(2), 4, 1].map { [$0] + Self.differences(of: row, above, filter: $0) }
            return lines.min { Self.size(of: $0) < Self.size(of: $1) } ?? []
        }
    }

    private static func differences(of row: [UInt8], _ above: [UInt8], filter: UInt8) -> [UInt8] {
        row.indices.map { index in
            let left = index < depth ? 0 : Int(row[index - depth])
            let corner = index < depth ? 0 : Int(above[index - depth])
            let guess = prediction(filter, left: left, above: Int(above[index]), corner: corner)
            return row[index] &- UInt8(guess)
        }
    }

    /// The sum of differences behind the number of a filter.
    private static func size(of differences: [UInt8]) -> Int {
        differences.dropFirst().reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return Deflate.bytesOf(UInt32(content.count)) + body + Deflate.bytesOf(checksum(body))
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            var rest = sum ^ UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
            return rest
        }
    }
}
