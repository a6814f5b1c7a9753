public import BatonTesting
public import UIKit

extension PageDrag {
    /// The recorded release of a finger.
    public struct Release: Sendable {
        /// What was recorded from the touch to rest.
        public var recording: Recording
        /// When the finger let go, in seconds.
        public var time: Double
        /// How far the finger was, from 0 to 1.
        public var progress: Double
        /// The speed of the finger in ways a second.
        public var speed: Double
        /// Whether the transition finished.
        public var finishes: Bool

        /// Creates a release.
        public init(recording: Recording, time: Double, progress: Double, speed: Double, finishes: Bool) {
            self.recording = recording
            self.time = time
            self.progress = progress
            self.speed = speed
            self.finishes = finishes
        }
    }

    /// Every how many frames of a settling are kept.
    private static let stride = 2

    /// Creates a drag from the recording of a finger's way, and from recordings of releases that begin like it.
    public init(way: Recording, from start: CGPoint, to end: CGPoint, releases: [Release]) {
        let page = way.pageRecording(summary: "", showsSystem: true)
        let length = hypot(end.x - start.x, end.y - start.y)
        self.init(
            start: PagePoint(x: start.x, y: start.y), end: PagePoint(x: end.x, y: end.y), nodes: page.nodes,
            frames: zip(way.frames, page.frames).compactMap { frame, drawn in
                guard let touch = frame.touches.first else { return nil }
                let progress = hypot(touch.x - start.x, touch.y - start.y) / length
                return PageFrame(time: progress, states: drawn.states)
            },
            releases: [])
        for (index, release) in releases.enumerated() { add(release, number: index + 1) }
    }

    /// Adds a release. A view that the way has too, under the same number, is the same; other numbers are moved apart.
    private mutating func add(_ release: Release, number: Int) {
        var page = release.recording.thinned(from: release.time, stride: Self.stride)
            .pageRecording(summary: "", showsSystem: true)
        let known = Dictionary(nodes.map { ($0.id, $0.label) }) { first, _ in first }
        let others = Set(page.nodes.filter { known[$0.id] != $0.label }.map(\.id))
        page.renumber { others.contains($0) ? $0 + 10_000 * number : $0 }
        nodes += page.nodes.filter { others.contains($0.id % 10_000) && $0.id >= 10_000 }
        for index in page.frames.indices {
            page.frames[index].time -= release.time
            page.frames[index].touch = []
        }
        releases.append(
            PageRelease(
                progress: release.progress, speed: release.speed, finishes: release.finishes, frames: page.frames))
    }
}

extension PageRecording {
    fileprivate mutating func renumber(_ number: (Int) -> Int) {
        for index in nodes.indices {
            nodes[index].id = number(nodes[index].id)
            nodes[index].parent = nodes[index].parent.map(number)
        }
        for frame in frames.indices {
            for state in frames[frame].states.indices {
                frames[frame].states[state].node = number(frames[frame].states[state].node)
                frames[frame].states[state].parent = number(frames[frame].states[state].parent)
            }
        }
    }
}
