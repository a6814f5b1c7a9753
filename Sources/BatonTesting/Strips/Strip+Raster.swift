public import UIKit

extension Strip {
    /// The picture as a PNG file. In contrast to SVG it shows depth and blurs, and letters are plain lines.
    public var png: Data {
        Data(raster.png)
    }

    /// The pixels, one for each point of the strip.
    var raster: Raster {
        let (gap, phone) = (Int(Self.gap), Int(width))
        let height = Int((recording.height * width / recording.width).rounded())
        var raster = Raster(width: max(0, times.count * (phone + gap) - gap), height: height)
        for (index, frame) in frames.enumerated() {
            var picture = PhonePicture(frame?.views ?? [], of: recording, width: phone, height: height)
            picture.draw(into: &raster, at: index * (phone + gap))
        }
        return raster
    }
}
