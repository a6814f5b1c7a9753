import UIKit

/// What has happened in a window during the last minutes: touches, changes of screens, sizes, and what UIKit and Baton decided.
///
/// A `TransitionRecorder` makes it. It is a value, and `data` is a file that can be sent and played again with `BatonTesting`:
///
/// ```swift
/// let report = try BugReport(data)
/// try Stage.play(report)
/// ```
///
/// It has the types and the titles of screens, and no other content.
public struct BugReport: Codable, Hashable, Sendable {
    /// The version of the file that this Baton writes.
    package static let newestVersion = 1

    package var version = Self.newestVersion
    /// The screens by their numbers.
    package var screens: [Int: RecordedScreen]
    /// What was shown at the beginning.
    package var start: RecordedState
    package var events: [RecordedEvent]

    package init(screens: [Int: RecordedScreen], start: RecordedState, events: [RecordedEvent]) {
        self.screens = screens
        self.start = start
        self.events = events
    }

    /// The transitions that did not end in time.
    public var late: [LateTransition] {
        events.compactMap { if case .late(let late) = $0.what { late } else { nil } }
    }

    /// What was said, in lines of text: the beginnings and ends of transitions, calls of delegates, decisions, and advice.
    public var notes: [String] {
        events.compactMap { if case .note(let note) = $0.what { "\(note.kind): \(note.text)" } else { nil } }
    }
}
