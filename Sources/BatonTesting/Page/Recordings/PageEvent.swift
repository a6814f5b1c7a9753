/// A line of the scene's log.
public struct PageEvent: Sendable, Equatable {
    /// Seconds since the scene began.
    public var time: Double
    /// The turn of the run loop it fell in: what shares a turn happened without a frame in between.
    public var turn: Int
    /// What was called, such as `A.viewWillDisappear(true)`.
    public var text: String

    /// Describes an event.
    public init(time: Double, turn: Int, text: String) {
        self.time = time
        self.turn = turn
        self.text = text
    }
}
