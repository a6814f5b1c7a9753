public import UIKit

/// A recording of what is visible and what is called, frame by frame.
///
/// Read a recording as a text trace, for example in a pull request, or on a page with a scrubber.
public struct Recording: Sendable {
    /// Everything that is visible at one moment, parents before children.
    public struct Frame: Sendable {
        /// Seconds since the recording began.
        public var time: Double
        /// The positions of fingers in the window.
        public var touches: [Touch]
        /// The views in the window, parents before children.
        public var views: [RecordedView]
        /// The status bar, or nil while it is hidden.
        public var statusBar: RecordedStatusBar?
        /// The keyboard, or nil while none of it is visible.
        public var keyboard: RecordedKeyboard?
    }

    /// A finger on the screen.
    public struct Touch: Equatable, Sendable {
        /// The distance from the left side of the window.
        public var x: Double
        /// The distance from the top of the window.
        public var y: Double
    }

    /// A call or a decision.
    public struct Event: Equatable, Sendable {
        /// Seconds since the recording began.
        public var time: Double
        /// The turn of the run loop, counted from the beginning of the recording.
        public var turn: Int
        /// What was called or decided, in a line.
        public var text: String
    }

    /// A short description of the recording.
    public var name: String
    /// The width of the window.
    public var width: Double
    /// The height of the window.
    public var height: Double
    /// What the system covers at the edges of the window. Pages and pictures show the status bar and the home indicator
    /// there.
    public var safeArea = UIEdgeInsets.zero
    /// The frames, in the order of their times.
    public var frames: [Frame] = []
    /// What was called and decided, in the order in which it happened.
    public var events: [Event] = []

    /// Creates an empty recording of a window with a size.
    public init(name: String, width: Double, height: Double) {
        self.name = name
        self.width = width
        self.height = height
    }

    /// The time from the first frame to the last.
    public var duration: Double {
        frames.last?.time ?? 0
    }
}
