import UIKit

/// A few moments of a recording side by side, as a picture in SVG.
///
/// It draws colours, gradients, images, symbols, text, alpha, corners and masks. Borders, shadows and blurs are left out,
/// depth is drawn flat, and all corners of a view are rounded alike. The `png` has them.
/// Equal recordings give equal bytes.
public struct Strip: Sendable {
    let recording: Recording
    let times: [Double]
    let width: Double

    static let gap = 14.0
    package static let corner = 44.0

    /// Creates a strip of moments that are evenly spaced from the beginning to the end.
    ///
    /// - Parameters:
    ///   - recording: What is shown.
    ///   - count: The number of the moments.
    ///   - width: The width of each picture in points.
    public init(_ recording: Recording, count: Int = 5, width: Double = 150) {
        let last = Double(max(1, count - 1))
        self.init(recording, at: (0..<count).map { recording.duration * Double($0) / last }, width: width)
    }

    /// Creates a strip of the moments at the given times, in seconds.
    public init(_ recording: Recording, at times: [Double], width: Double = 150) {
        self.recording = recording
        self.times = times
        self.width = width
    }

    /// The frames that are visible at the times, with what the system draws over them.
    var frames: [Recording.Frame?] {
        let chrome = DeviceChrome(recording)
        return times.map { time in
            var frame = recording.frames.last { $0.time <= time + 1e-9 } ?? recording.frames.first
            frame.map { frame?.views = chrome.views(over: $0) }
            return frame
        }
    }

    /// The picture as the text of an SVG file. Each text has the direction of its first letter.
    public var svg: String {
        var drawing = StripDrawing()
        let scale = width / recording.width
        let phones = frames.enumerated().map { index, frame in
            let x = Double(index) * (width + Self.gap)
            let content = frame.map { drawing.element(of: $0.views) } ?? ""
            return "<g transform='translate(\(number(x)),0) scale(\(number(scale, decimals: 4)))'>"
                + "<g clip-path='url(#screen)'>\(content)</g>\(edge)</g>"
        }
        let size = (Double(times.count) * (width + Self.gap) - Self.gap, recording.height * scale)
        return """
            <svg xmlns='http://www.w3.org/2000/svg' viewBox='-1 -1 \(number(size.0 + 2)) \(number(size.1 + 2))' \
            width='\(number(size.0 + 2))' height='\(number(size.1 + 2))' font-family='-apple-system,Helvetica,Arial,sans-serif'>
            <title>\(StripDrawing.escaped(recording.name))</title>
            <style>text{unicode-bidi:plaintext}</style>
            <defs><clipPath id='screen'><rect \(screen)/></clipPath>\(drawing.definitions.joined())</defs>
            \(phones.joined(separator: "\n"))
            </svg>

            """
    }

    private var screen: String {
        "width='\(number(recording.width))' height='\(number(recording.height))' rx='\(number(Self.corner))'"
    }

    private var edge: String { "<rect \(screen) fill='none' stroke='#888' stroke-width='3'/>" }

    private func number(_ value: Double, decimals: Int = 1) -> String {
        ShortNumber.text(value, decimals: decimals)
    }
}
