import BatonTesting
import Foundation

/// Where a trace says that a view is at a moment.
struct TracedPlace: Codable {
    let scene: String
    let milliseconds: Double
    let view: String
    let x: Double?
    let y: Double?

    /// Reads the places in the trace of a recording. Views that share their name with another are left out.
    static func all(in recording: Recording) -> [TracedPlace] {
        let trace = Trace(recording).text
        var milliseconds = 0.0
        var list: [TracedPlace] = []
        for line in trace.prefix(upTo: trace.range(of: "\nlog\n")?.lowerBound ?? trace.endIndex).split(separator: "\n")
        {
            if line.hasPrefix("@") {
                milliseconds = time(of: line, in: recording) * 1000
            } else if line.hasPrefix("  "), let place = place(line, in: recording.name, at: milliseconds) {
                list.append(place)
            }
        }
        let names = Dictionary(recording.frames.flatMap(\.views).map { ($0.label, Set([$0.id])) }) { $0.union($1) }
        return list.filter { names[$0.view]?.count == 1 && ($0.x ?? $0.y) != nil }
    }

    /// The time of the frame that a line such as `@0.150  finger 2.0,3.0` is about. It is rounded in the trace, and less so
    /// in the page.
    private static func time(of line: Substring, in recording: Recording) -> Double {
        let rounded = Double(line.dropFirst().prefix { $0 != " " }) ?? .nan
        return (recording.frames.first { abs($0.time - rounded) < 0.000_51 }?.time ?? .nan) + 0.000_000_6
    }

    /// Reads a line such as `  Message  x 101.4  alpha 0.500`.
    private static func place(_ line: Substring, in scene: String, at time: Double) -> TracedPlace? {
        let parts = line.dropFirst(2).split(separator: "  ").map(String.init)
        guard let view = parts.first else { return nil }
        let value = { (name: String) in
            parts.dropFirst().first { $0.hasPrefix("\(name) ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
        }
        return TracedPlace(scene: scene, milliseconds: time, view: view, x: value("x"), y: value("y"))
    }
}

extension RecordedView {
    /// The name in a trace.
    fileprivate var label: String { text.map { "\"\($0.string)\"" } ?? name }
}
