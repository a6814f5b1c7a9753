extension Raster {
    /// The picture as the bytes of a PNG file.
    var png: [UInt8] {
        let size = Deflate.bytesOf(UInt32(width)) + Deflate.bytesOf(UInt32(height))
        return Self.signature + Self.chunk("IHDR", size + [8, 6, 0, 0, 0])
            + Self.chunk("IDAT", Deflate.zlib(filtered)) + Self.chunk("IEND", [])
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Each row behind the number of its filter: the difference from the left or from above, whichever is smaller.
    private var filtered: [UInt8] {
        let length = width * Self.depth
        var above = [UInt8](repeating: 0, count: length)
        return (0..<height).flatMap { y -> [UInt8] in
            let row = Array(bytes[y * length..<(y + 1) * length])
            defer { above = row }
            let left = row.indices.map { row[$0] &- ($0 < Self.depth ? 0 : row[$0 - Self.depth]) }
            let up = row.indices.map { row[$0] &- above[$0] }
            return Self.size(of: up) <= Self.size(of: left) ? [2] + up : [1] + left
        }
    }

    private static func size(of differences: [UInt8]) -> Int {
        differences.reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
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
