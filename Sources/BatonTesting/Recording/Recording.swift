/// What was seen and what happened, frame by frame: a picture of time.
///
/// It is read as a text trace, which a pull request can show, or on a page with a scrubber.
public struct Recording: Sendable {
    /// Everything that is seen at one moment, parents before children.
    public struct Frame: Sendable {
        /// Seconds since the recording began.
        public var time: Double
        /// Where fingers are, in the window.
        public var touches: [Touch]
        public var views: [RecordedView]
    }

    /// A finger on the screen.
    public struct Touch: Equatable, Sendable {
        public var x: Double
        public var y: Double
    }

    /// Something that was called or decided.
    public struct Event: Equatable, Sendable {
        /// Seconds since the recording began.
        public var time: Double
        /// The pass of the run loop, counted from the beginning of the recording.
        public var turn: Int
        public var text: String
    }

    /// What the recording shows, in a few words.
    public var name: String
    /// The window's size.
    public var width: Double
    public var height: Double
    public var frames: [Frame] = []
    public var events: [Event] = []

    /// An empty recording of a window of a size.
    public init(name: String, width: Double, height: Double) {
        self.name = name
        self.width = width
        self.height = height
    }

    /// From the first frame to the last.
    public var duration: Double {
        frames.last?.time ?? 0
    }
}
