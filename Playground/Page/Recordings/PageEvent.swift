/// A line of the scene's log.
public struct PageEvent: Sendable, Equatable {
    /// Seconds since the scene began.
    public var time: Double
    /// The turn of the run loop in which the event occurred. Events of the same turn have no frame between them.
    public var turn: Int
    /// The call, such as `A.viewWillDisappear(true)`.
    public var text: String

    /// Creates an event.
    public init(time: Double, turn: Int, text: String) {
        self.time = time
        self.turn = turn
        self.text = text
    }
}
