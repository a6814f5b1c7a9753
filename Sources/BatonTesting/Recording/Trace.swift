import UIKit

/// A recording as text, short enough to be reviewed: what moved, at a few moments, and what was called.
///
/// A view is in it if anything about it changed during the recording, and of such a view only what changed.
public struct Trace: Sendable {
    private let recording: Recording
    private let interval: Double

    /// A trace with a line for every moving view at each interval, in seconds.
    public init(_ recording: Recording, every interval: Double = 0.05) {
        self.recording = recording
        self.interval = interval
    }

    /// The lines, ending with a line break.
    public var text: String {
        let movers = TraceMovers(recording.frames)
        var lines = ["# \(recording.name)"]
        var last: [String] = []
        for frame in sampled {
            let moved = movers.lines(frame).map { "  \($0)" }
            // While nothing moves there is nothing to read.
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
