/// A recorded transition: the screen in each frame, and the calls during the recording.
public struct PageRecording: Sendable, Equatable {
    /// The name in the list of scenes and, simplified, in the page's address.
    public var name: String
    /// One sentence that describes the scene.
    public var summary: String
    /// The group of scenes in the list that the scene belongs to, or an empty text for none.
    public var group = ""
    /// The line of Swift that makes what the scene shows, or an empty text for none.
    public var code = ""
    /// The width of the screen in points. The corners of the screen are square.
    public var width: Double
    /// The height of the screen in points. The corners of the screen are square.
    public var height: Double
    /// The duration of the scene in seconds. The scrubber continues to the last frame if that is later.
    public var duration: Double
    /// Every node that appears in any frame.
    public var nodes: [PageNode]
    /// The frames, earliest first.
    public var frames: [PageFrame]
    /// The log of calls, earliest first.
    public var log: [PageEvent]
    /// Notes for the reader, one paragraph each.
    public var notes: [String]
    /// What a finger can do to the scene, if it is driven by one.
    public var drag: PageDrag?
    /// The same scene with other settings of the device.
    public var versions: [PageVersion]

    /// Creates a recording of a scene.
    public init(
        name: String, summary: String, width: Double, height: Double, duration: Double,
        nodes: [PageNode], frames: [PageFrame], log: [PageEvent] = [], notes: [String] = [],
        drag: PageDrag? = nil, versions: [PageVersion] = []
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
        self.drag = drag
        self.versions = versions
    }
}
