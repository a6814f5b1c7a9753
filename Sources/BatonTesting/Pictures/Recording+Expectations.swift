public import UIKit

extension Recording {
    /// The largest difference of a component that nobody sees, out of 255.
    fileprivate static let tolerance = 3

    /// Compares a strip of the recording with the file `Pictures/NAME.png` beside the test's source, and throws an error if
    /// they differ. The error says where the new strip was written.
    ///
    /// With `RECORD_PICTURES=1` in the environment the file is written instead. Look at it before you commit it.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - times: The moments of the strip in seconds, or nil for five moments from the beginning to the end.
    ///   - file: The source of the test, beside which the folder `Pictures` is.
    public func expectPicture(named name: String, at times: [Double]? = nil, file: StaticString = #filePath) throws {
        let strip = times.map { Strip(self, at: $0) } ?? Strip(self)
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Pictures")
        let expected = folder.appendingPathComponent("\(name).png")
        if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try strip.png.write(to: expected)
        }
        guard let picture = Raster(contentsOf: expected) else {
            let problem = "There is no picture Pictures/\(name).png. RECORD_PICTURES=1 swift test writes it."
            throw PictureMismatch(problem, strip, name: name)
        }
        if let problem = strip.problem(with: picture) {
            throw PictureMismatch("\(self.name) differs from Pictures/\(name).png: \(problem)", strip, name: name)
        }
    }

    /// Compares the colour at a point and a time with an expected one, and throws an error if they differ. The error says
    /// where a picture of the moment was written.
    public func expectColor(
        _ expected: RecordedColor, at point: CGPoint, time: Double, within tolerance: Double = 0.02
    ) throws {
        guard let seen = color(at: point, time: time) else { throw NothingRecorded(self, at: time) }
        let parts = [seen.red - expected.red, seen.green - expected.green, seen.blue - expected.blue]
        guard parts.contains(where: { abs($0) > tolerance }) else { return }
        let place = "(\(TraceNumber.part(point.x)), \(TraceNumber.part(point.y)))"
        let problem =
            "\(name) shows \(TraceNumber.color(seen)) at \(place) after \(TraceNumber.part(time)) s, not "
            + "\(TraceNumber.color(expected))."
        throw PictureMismatch(
            problem, Strip(self, at: [time], width: width), name: "\(name) at \(TraceNumber.part(time))")
    }
}

/// The error for a moment before the first frame.
private struct NothingRecorded: Error, CustomStringConvertible {
    let description: String

    init(_ recording: Recording, at time: Double) {
        let moment = "\(recording.name) shows nothing after \(TraceNumber.part(time)) s"
        description =
            recording.frames.first.map {
                "\(moment): its first frame is that of \(TraceNumber.part($0.time)) s. Expect a colour from then on."
            }
            ?? "\(moment), because it has no frame. Let time pass while it is recorded, for example by `stage.turn()`."
    }
}

extension Strip {
    /// What is different from an expected picture, or nil if nobody would see it.
    fileprivate func problem(with expected: Raster) -> String? {
        let raster = raster
        guard raster.width == expected.width, raster.height == expected.height else {
            return "\(raster.width) by \(raster.height) pixels, was \(expected.width) by \(expected.height)."
        }
        guard let difference = raster.difference(from: expected, tolerance: Recording.tolerance) else { return nil }
        let (x, y) = difference.first
        let phone = x / Int(width + Self.gap) + 1
        return "\(difference.count) pixels, the first in picture \(phone) at (\(x), \(y))."
    }
}
