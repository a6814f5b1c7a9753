/// A row of a picture while it is written. It works on the bytes in place, since a picture has many.
struct RasterRow {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let length: Int

    /// The filters that are tried. Most rows are like the one above, which is the first.
    static let filters: [UInt8] = [2, 4, 1]

    /// - Parameters:
    ///   - bytes: All bytes of the picture.
    ///   - start: Where the row begins.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, length: Int) {
        (self.bytes, self.start, self.length) = (bytes, start, length)
    }

    /// The filter whose differences are smallest.
    var bestFilter: UInt8 {
        var best = (filter: Self.filters[0], size: size(filter: Self.filters[0]))
        for filter in Self.filters.dropFirst() where best.size > 0 {
            let size = size(filter: filter)
            if size < best.size { best = (filter, size) }
        }
        return best.filter
    }

    /// Writes the differences behind a filter.
    func write(filter: UInt8, to target: UnsafeMutableBufferPointer<UInt8>, at place: Int) {
        var index = 0
        while index < length {
            target[place + index] = difference(at: index, filter)
            index += 1
        }
    }

    /// The sum of the differences behind a filter.
    private func size(filter: UInt8) -> Int {
        var (sum, index) = (0, 0)
        while index < length {
            let difference = Int(difference(at: index, filter))
            sum += difference < 128 ? difference : 256 - difference
            index += 1
        }
        return sum
    }

    private func difference(at index: Int, _ filter: UInt8) -> UInt8 {
        let place = start + index
        let above = start > 0 ? bytes[place - length] : 0
        if filter == 2 { return bytes[place] &- above }
        let left = index < Raster.depth ? 0 : bytes[place - Raster.depth]
        if filter == 1 { return bytes[place] &- left }
        let corner = index < Raster.depth || start == 0 ? 0 : bytes[place - length - Raster.depth]
        let guess = Raster.prediction(filter, left: Int(left), above: Int(above), corner: Int(corner))
        return bytes[place] &- UInt8(guess)
    }
}
