/// The screen at one moment.
public struct PageFrame: Sendable, Equatable {
    /// Seconds since the scene began.
    public var time: Double
    /// The fingers on the screen, in the coordinates of the screen.
    public var touch: [PagePoint]
    /// Every visible node in paint order: depth first, children after their parents.
    public var states: [PageState]

    /// Creates a frame.
    public init(time: Double, touch: [PagePoint] = [], states: [PageState]) {
        self.time = time
        self.touch = touch
        self.states = states
    }
}
