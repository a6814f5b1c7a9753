/// One recorded transition: everything that was on the screen, frame by frame, and what was called meanwhile.
public struct PageRecording: Sendable, Equatable {
    /// The scene's entry in the list, and in a simplified spelling its place in the page's address.
    public var name: String
    /// One sentence telling what there is to see.
    public var summary: String
    /// The width of the screen in points, its corners taken as square.
    public var width: Double
    /// The height of the screen in points, its corners taken as square.
    public var height: Double
    /// How long the scene lasts in seconds; the scrubber goes on to the last frame if that is later.
    public var duration: Double
    /// Every node that appears in any frame.
    public var nodes: [PageNode]
    /// The frames, earliest first.
    public var frames: [PageFrame]
    /// What was called, earliest first.
    public var log: [PageEvent]
    /// Remarks for the reader, each a paragraph.
    public var notes: [String]

    /// Describes a scene.
    public init(
        name: String, summary: String, width: Double, height: Double, duration: Double,
        nodes: [PageNode], frames: [PageFrame], log: [PageEvent] = [], notes: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.width = width
        self.height = height
        self.duration = duration
        self.nodes = nodes
        self.frames = frames
        self.log = log
        self.notes = notes
    }
}
