/// What a finger does to a scene: the screen while it drags, and how the scene ends when it lets go.
///
/// On the page, the reader drags on the phone and lets go. The rule decides, and the page shows the closest of the recorded
/// releases with that outcome.
public struct PageDrag: Sendable, Equatable {
    /// Where the finger begins.
    public var start: PagePoint
    /// Where the finger is at a progress of 1.
    public var end: PagePoint
    /// Every node that appears in any frame.
    public var nodes: [PageNode]
    /// The screen along the way from start to end. The time of a frame is the progress of the finger, from 0 to 1.
    public var frames: [PageFrame]
    /// What happens when the finger lets go, for a grid of progresses and speeds.
    public var releases: [PageRelease]
    /// What decides when the finger lets go. Without it, the closest release decides.
    public var rule: PageReleaseRule?

    /// Creates a drag.
    public init(
        start: PagePoint, end: PagePoint, nodes: [PageNode], frames: [PageFrame], releases: [PageRelease]
    ) {
        self.start = start
        self.end = end
        self.nodes = nodes
        self.frames = frames
        self.releases = releases
    }
}

/// The recorded end of a drag.
public struct PageRelease: Sendable, Equatable {
    /// How far the finger was, from 0 to 1.
    public var progress: Double
    /// The speed of the finger in ways a second: negative if it moved back, 0 if it stood still.
    public var speed: Double
    /// Whether the transition finished. Otherwise everything went back.
    public var finishes: Bool
    /// The frames from the release on. The first has the time 0.
    public var frames: [PageFrame]

    /// Creates a release.
    public init(progress: Double, speed: Double, finishes: Bool, frames: [PageFrame]) {
        self.progress = progress
        self.speed = speed
        self.finishes = finishes
        self.frames = frames
    }
}
