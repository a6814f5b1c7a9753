/// What has happened at a moment of a recording.
package struct RecordedEvent: Codable, Hashable, Sendable {
    package enum What: Codable, Hashable, Sendable {
        /// It is done again when the recording is played.
        case step(RecordedStep)
        /// A finger has led to it, which does so again.
        case result(RecordedStep)
        case note(RecordedNote)
        case late(LateTransition)
    }

    /// The screens that the event names.
    package var screens: [Int] {
        switch what {
        case .step(let step), .result(let step): step.screens
        case .note, .late: []
        }
    }

    /// The seconds since the beginning of the recording.
    package var time: Double
    package var what: What
    /// Whether the run loop has turned at the same moment, before the next frame.
    package var turns: Bool?
}
