public import UIKit

extension Strip {
    /// The picture as a PNG file. In contrast to SVG it shows depth and blurs, and letters are plain lines.
    public var png: Data {
        Data(raster.png)
    }

    /// The pixels, one for each point of the strip.
    var raster: Raster {
        let phones = times.map { PhonePicture(recording, at: $0, width: width) }
        let (gap, phone) = (Int(Self.gap), Int(width))
        var raster = Raster(width: max(0, phones.count * (phone + gap) - gap), height: phones.first?.height ?? 0)
        for (index, picture) in phones.enumerated() {
            for (y, row) in picture.rows.enumerated() {
                for (x, pixel) in row.enumerated() { raster[index * (phone + gap) + x, y] = pixel }
            }
        }
        return raster
    }
}

/// One moment of a recording in the frame of a phone.
private struct PhonePicture {
    private let compositor: Compositor
    private let screen: RoundedShape
    private let scale: Double
    private let width: Int
    let height: Int

    private static let edge = RecordedColor(red: 0.53, green: 0.53, blue: 0.53)
    private static let edgeWidth = 3.0

    init(_ recording: Recording, at time: Double, width: Double) {
        let frame = recording.frames.last { $0.time <= time + 1e-9 } ?? recording.frames.first
        compositor = Compositor(frame?.views ?? [], drawsText: true)
        scale = recording.width / width
        self.width = Int(width)
        height = Int((recording.height / scale).rounded())
        screen = RoundedShape(
            CGRect(x: 0, y: 0, width: recording.width, height: recording.height), radius: Strip.corner)
    }

    /// The pixels. The colour of a pixel is half that of its middle and half those of its corners, which it shares with others.
    var rows: [[[UInt8]]] {
        var upper = corners(y: 0)
        return (0..<height).map { y in
            let lower = corners(y: y + 1)
            defer { upper = lower }
            return (0..<width).map { x in
                let edges = Paint(average: [upper[x], upper[x + 1], lower[x], lower[x + 1]])
                return edges.mixed(with: paint(Double(x) + 0.5, Double(y) + 0.5), by: 0.5).bytes
            }
        }
    }

    private func corners(y: Int) -> [Paint] {
        (0...width).map { paint(Double($0), Double(y)) }
    }

    private func paint(_ x: Double, _ y: Double) -> Paint {
        let point = CGPoint(x: x * scale, y: y * scale)
        let distance = screen.distance(to: point)
        guard distance <= 0 else { return .clear }
        return distance > -Self.edgeWidth ? Paint(Self.edge) : compositor.paint(at: point)
    }
}

extension Paint {
    /// The components as bytes.
    fileprivate var bytes: [UInt8] {
        let color = color
        return [color.red, color.green, color.blue, color.alpha].map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }
}
