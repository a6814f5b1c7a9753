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
        var filtered = [UInt8](repeating: 0, count: (length + 1) * height)
        filtered.withUnsafeMutableBufferPointer { filtered in
            bytes.withUnsafeBufferPointer { bytes in
                for y in 0..<height {
                    let row = RasterRow(bytes, at: y * length, length: length)
                    let filter = row.bestFilter
                    filtered[y * (length + 1)] = filter
                    row.write(filter: filter, to: filtered, at: y * (length + 1) + 1)
                }
            }
        }
        return filtered
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
