public import BatonTesting

/// A recording as a picture in SVG that moves, in the frame of a phone and under a finger.
///
/// It needs no script, so that it moves in an `img` element too. It repeats, and rests at its end. Where a reader asks for
/// reduced motion, it shows the first frame. It draws what a `Strip` draws. Equal recordings give equal bytes.
public struct MovingPicture: Sendable {
    private let recording: Recording
    private let width: Double

    /// The seconds between the end and the next beginning.
    private static let rest = 1.0
    /// The room beside the phone, for a finger at its edge.
    private static let margin = MovingFinger.radius + 2

    /// Creates the moving picture of a recording.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - width: The width of the phone in points.
    public init(_ recording: Recording, width: Double = 260) {
        self.recording = recording.withSystem
        self.width = width
    }

    /// The picture as the text of an SVG file.
    public var svg: String {
        let clock = MovingClock(
            times: recording.frames.map(\.time), period: ((recording.duration + Self.rest) * 1_000).rounded() / 1_000)
        var drawing = MovingDrawing(clock)
        let still = drawing.still(recording.frames.first?.views ?? [])
        let moving = drawing.element(of: MovingNode(of: recording.frames.map(\.views)))
        return """
            <svg xmlns='http://www.w3.org/2000/svg' \(frame) font-family='-apple-system,Helvetica,Arial,sans-serif'>
            <title>\(StripDrawing.escaped(recording.name))</title>
            <style>text{unicode-bidi:plaintext}.still{display:none}\
            @media(prefers-reduced-motion:reduce){.still{display:inline}.moving{display:none}}</style>
            <defs><clipPath id='screen'><rect \(screen)/></clipPath>\(drawing.strip.definitions.joined())</defs>
            <g clip-path='url(#screen)'><g class='still'>\(still)</g>
            <g class='moving'>\(moving)</g></g>
            <rect \(screen) fill='none' stroke='#888' stroke-width='3'/>
            <g class='moving'>\(MovingFinger(recording, clock).element)</g>
            </svg>

            """
    }

    private var frame: String {
        let sides = [recording.width + 2 * Self.margin, recording.height + 4]
        let scale = width / recording.width
        let size = sides.map { StripDrawing.number($0 * scale) }
        let box = ([-Self.margin, -2] + sides).map { StripDrawing.number($0) }.joined(separator: " ")
        return "viewBox='\(box)' width='\(size[0])' height='\(size[1])'"
    }

    private var screen: String {
        "width='\(StripDrawing.number(recording.width))' height='\(StripDrawing.number(recording.height))' "
            + "rx='\(StripDrawing.number(Strip.corner))'"
    }
}
