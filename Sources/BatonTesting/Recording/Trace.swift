import UIKit

/// A recording as text, short enough for a review: the views that move, at a few moments, and the log of calls.
///
/// The trace contains a view only if a property of the view changed during the recording, and only the properties that
/// changed. Views that UIKit adds for itself are left out. A bar has one line, with its titles and how much is visible of each:
///
/// ```
/// @0.150
///   Places  x 101.4
///   UINavigationBar  x 101.4  y 47.0  "Your places" 0.260  "Places" 0.740
/// ```
///
/// To see a view that an animator adds to the container of a transition, give it a class of its own: a plain `UIView` there
/// could be one of UIKit's.
public struct Trace: Sendable {
    private let recording: Recording
    private let interval: Double

    /// Creates a trace with a line for each moving view at each interval, in seconds.
    public init(_ recording: Recording, every interval: Double = 0.05) {
        self.recording = recording
        self.interval = interval
    }

    /// The lines of the trace, with a final line break.
    public var text: String {
        let movers = TraceMovers(recording.frames)
        var lines = ["# \(recording.name)"]
        var last: [String] = []
        for frame in sampled {
            let moved = movers.lines(frame).map { "  \($0)" }
            // A moment without a change is skipped.
            guard moved != last || !frame.touches.isEmpty else { continue }
            lines.append("@\(TraceNumber.time(frame.time))\(touches(frame))")
            lines += moved
            last = moved
        }
        lines.append("log")
        lines += recording.events.map { "  \(TraceNumber.time($0.time)) [\($0.turn)] \($0.text)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The first frame, the first at or after each interval, and the last.
    private var sampled: [Recording.Frame] {
        var next = 0.0
        var list: [Recording.Frame] = []
        for frame in recording.frames where frame.time >= next - 1e-6 {
            list.append(frame)
            next = (frame.time / interval + 1e-6).rounded(.down) * interval + interval
        }
        if let last = recording.frames.last, list.last?.time != last.time { list.append(last) }
        return list
    }

    private func touches(_ frame: Recording.Frame) -> String {
        frame.touches.map { "  finger \(TraceNumber.points($0.x)),\(TraceNumber.points($0.y))" }.joined()
    }
}
