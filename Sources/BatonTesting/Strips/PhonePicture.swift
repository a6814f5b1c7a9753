import UIKit

/// One moment of a recording in the frame of a phone, in pixels.
///
/// It is drawn in tiles. For each the views are looked up once that are visible there, and a tile of one colour is one point.
struct PhonePicture {
    private let compositor: Compositor
    private let screen: RoundedShape
    private let scale: Double
    private let width: Int
    private let height: Int
    /// The colours at the corners of all pixels, each of which four pixels share.
    private var corners: [Paint]

    private static let edge = RecordedColor(red: 0.53, green: 0.53, blue: 0.53)
    private static let edgeWidth = 3.0
    private static let tile = 10

    init(_ views: [RecordedView], of recording: Recording, width: Int, height: Int) {
        scale = recording.width / Double(width)
        let pixel = scale
        compositor = Compositor(views.map { $0.thickened(to: pixel) }, drawsText: true)
        (self.width, self.height) = (width, height)
        screen = RoundedShape(
            CGRect(x: 0, y: 0, width: recording.width, height: recording.height), radius: Strip.corner)
        corners = [Paint](repeating: .clear, count: (width + 1) * (height + 1))
    }

    /// Draws the picture into a larger one, at a distance from its left edge.
    mutating func draw(into raster: inout Raster, at x: Int) {
        let tiles = stride(from: 0, to: height, by: Self.tile).flatMap { y in
            stride(from: 0, to: width, by: Self.tile).map { tile(x: $0, y: y) }
        }
        for tile in tiles { paintCorners(of: tile) }
        for tile in tiles { paint(tile, into: &raster, at: x) }
    }

    /// Some neighbouring pixels, with the views that are visible there.
    private struct Tile {
        let x: Range<Int>
        let y: Range<Int>
        let part: Compositor
        let detail: CompositedPart.Detail
    }

    private func tile(x: Int, y: Int) -> Tile {
        let (right, lower) = (min(x + Self.tile, width), min(y + Self.tile, height))
        let rect = CGRect(
            x: Double(x) * scale, y: Double(y) * scale, width: Double(right - x) * scale,
            height: Double(lower - y) * scale)
        let part = compositor.part(in: rect)
        let isInside = rect.corners.allSatisfy { screen.distance(to: $0) <= -Self.edgeWidth }
        return Tile(x: x..<right, y: y..<lower, part: part, detail: isInside ? part.detail(in: rect) : .lines)
    }

    /// Neighbouring tiles have corners in common, which the first of them paints, and the last row and column.
    private mutating func paintCorners(of tile: Tile) {
        let right = tile.x.upperBound == width ? width : tile.x.upperBound - 1
        let lower = tile.y.upperBound == height ? height : tile.y.upperBound - 1
        let one = tile.detail == .plain ? paint(Double(tile.x.lowerBound), Double(tile.y.lowerBound), tile.part) : nil
        for y in tile.y.lowerBound...lower {
            for x in tile.x.lowerBound...right {
                corners[y * (width + 1) + x] = one ?? paint(Double(x), Double(y), tile.part)
            }
        }
    }

    /// The colour of a pixel is half that of its middle and half those of its corners. Where these are the same and nothing is
    /// thinner than a pixel, they are that of the middle too.
    private func paint(_ tile: Tile, into raster: inout Raster, at left: Int) {
        for y in tile.y {
            for x in tile.x {
                let place = y * (width + 1) + x
                let (one, two) = (corners[place], corners[place + 1])
                let (three, four) = (corners[place + width + 1], corners[place + width + 2])
                var color = one
                if tile.detail == .lines || !(one.isSame(as: two) && one.isSame(as: three) && one.isSame(as: four)) {
                    color = Paint(average: [one, two, three, four])
                        .mixed(with: paint(Double(x) + 0.5, Double(y) + 0.5, tile.part), by: 0.5)
                }
                raster.set(color.bytes, x: left + x, y: y)
            }
        }
    }

    private func paint(_ x: Double, _ y: Double, _ part: Compositor) -> Paint {
        let point = CGPoint(x: x * scale, y: y * scale)
        let distance = screen.distance(to: point)
        guard distance <= 0 else { return .clear }
        return distance > -Self.edgeWidth ? Paint(Self.edge) : part.paint(at: point)
    }
}

extension RecordedView {
    /// A line that is thinner than a pixel is drawn as thick as one, and paler. Otherwise it would be seen only where a point that is
    /// looked at is on it.
    fileprivate func thickened(to pixel: Double) -> RecordedView {
        let (width, height) = (bounds.width, bounds.height)
        guard let color = background, min(width, height) > 0, min(width, height) < pixel, max(width, height) > pixel,
            anchorPoint == CGPoint(x: 0.5, y: 0.5)
        else { return self }
        var line = self
        line.bounds = bounds.insetBy(dx: min(0, (width - pixel) / 2), dy: min(0, (height - pixel) / 2))
        line.background = RecordedColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * min(width, height) / pixel)
        return line
    }
}

extension Paint {
    /// The components as bytes: red, green, blue and alpha.
    fileprivate var bytes: (UInt8, UInt8, UInt8, UInt8) {
        let color = color
        func byte(_ part: Double) -> UInt8 { UInt8((min(1, max(0, part)) * 255).rounded()) }
        return (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    }
}
