import UIKit

extension Raster {
    /// Reads a PNG file with eight bits a component, with or without alpha. Returns nil for any other file.
    package init?(png: [UInt8]) {
        guard png.starts(with: Self.signature), let header = Self.chunks("IHDR", of: png).first, header.count == 13,
            header[8] == 8, [2, 6].contains(header[9]), header[12] == 0,
            let filtered = Inflate.bytes(of: Self.chunks("IDAT", of: png).flatMap { $0 })
        else { return nil }
        let (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
        let depth = header[9] == 6 ? 4 : 3
        guard filtered.count == height * (width * depth + 1) else { return nil }
        let rows = Self.rows(of: filtered, length: width * depth, depth: depth)
        self.init(width: width, height: height, bytes: depth == 4 ? rows : Self.opaque(rows))
    }

    private static func chunks(_ name: String, of png: [UInt8]) -> [[UInt8]] {
        var contents: [[UInt8]] = []
        var place = signature.count
        while place + 12 <= png.count {
            let count = number(png[place..<place + 4])
            guard place + 12 + count <= png.count else { return contents }
            if Array(png[place + 4..<place + 8]) == Array(name.utf8) {
                contents.append(Array(png[place + 8..<place + 8 + count]))
            }
            place += 12 + count
        }
        return contents
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// The rows without their filters.
    private static func rows(of filtered: [UInt8], length: Int, depth: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(filtered.count)
        for row in 0..<filtered.count / (length + 1) {
            let start = row * (length + 1)
            for column in 0..<length {
                let left = column < depth ? 0 : result[result.count - depth]
                let above = row == 0 ? 0 : result[result.count - length]
                let corner = row == 0 || column < depth ? 0 : result[result.count - length - depth]
                let guess = prediction(filtered[start], left: Int(left), above: Int(above), corner: Int(corner))
                result.append(filtered[start + 1 + column] &+ UInt8(guess))
            }
        }
        return result
    }

    /// What a filter expects of a byte, after those beside it.
    static func prediction(_ filter: UInt8, left: Int, above: Int, corner: Int) -> Int {
        switch filter {
        case 1: return left
        case 2: return above
        case 3: return (left + above) / 2
        case 4:
            let sum = left + above - corner
            let distances = (abs(sum - left), abs(sum - above), abs(sum - corner))
            if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
            return distances.1 <= distances.2 ? above : corner
        default: return 0
        }
    }

    /// The pixels with an alpha of 255 after each three components.
    private static func opaque(_ components: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(components.count / 3 * depth)
        for start in stride(from: 0, to: components.count, by: 3) {
            bytes += components[start..<start + 3]
            bytes.append(255)
        }
        return bytes
    }
}

extension Raster {
    /// Reads a PNG file, or returns nil if there is none.
    init?(contentsOf file: URL) {
        guard let stream = InputStream(url: file) else { return nil }
        stream.open()
        defer { stream.close() }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&part, maxLength: part.count)
            guard count > 0 else { break }
            bytes += part.prefix(count)
        }
        self.init(png: bytes)
    }
}
