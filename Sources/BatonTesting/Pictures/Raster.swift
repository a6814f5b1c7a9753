/// The pixels of a picture, row by row from the top. Each has four bytes: red, green, blue and alpha.
package struct Raster: Equatable {
    package let width: Int
    package let height: Int
    var bytes: [UInt8]

    /// The number of bytes in a pixel.
    static let depth = 4

    /// Creates a picture without colour.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * Self.depth))
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The four bytes of a pixel.
    package internal(set) subscript(x: Int, y: Int) -> [UInt8] {
        get { Array(bytes[place(x, y)..<place(x, y) + Self.depth]) }
        set { bytes.replaceSubrange(place(x, y)..<place(x, y) + Self.depth, with: newValue) }
    }

    /// Returns the pixels of which a component differs by more than a tolerance, as their number and the first of them.
    /// The sizes must be the same.
    func difference(from other: Raster, tolerance: Int) -> (count: Int, first: (x: Int, y: Int))? {
        let places = (0..<width * height).filter { pixel in
            (0..<Self.depth).contains { part in
                let index = pixel * Self.depth + part
                return abs(Int(bytes[index]) - Int(other.bytes[index])) > tolerance
            }
        }
        return places.first.map { (places.count, ($0 % width, $0 / width)) }
    }

    /// Sets a pixel, without an array.
    mutating func set(_ pixel: (UInt8, UInt8, UInt8, UInt8), x: Int, y: Int) {
        let place = place(x, y)
        (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = pixel
    }

    private func place(_ x: Int, _ y: Int) -> Int { (y * width + x) * Self.depth }
}
