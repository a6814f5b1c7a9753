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
    /// What was in motion when the recording began, until nothing moved for the first time. It is not played.
    package var earlier: [RecordedEvent]?
    /// What was shown then.
    package var start: RecordedState
    package var events: [RecordedEvent]

    package init(
        screens: [Int: RecordedScreen], earlier: [RecordedEvent]? = nil, start: RecordedState, events: [RecordedEvent]
    ) {
        self.screens = screens
        self.earlier = earlier
        self.start = start
        self.events = events
    }

    private var all: [RecordedEvent] { (earlier ?? []) + events }

    /// The transitions that did not end in time.
    public var late: [LateTransition] {
        all.compactMap { if case .late(let late) = $0.what { late } else { nil } }
    }

    /// What was said, in lines of text: the beginnings and ends of transitions, calls of delegates, decisions, and advice.
    public var notes: [String] {
        all.compactMap { if case .note(let note) = $0.what { "\(note.kind): \(note.text)" } else { nil } }
    }

    /// The notes that a playback says again.
    ///
    /// Advice is not among them, since it is about the app's own classes. Decisions are there without the number that was
    /// projected, since a device has other frames than the stage. Of a recording that begins in the middle of a transition they are
    /// what was said afterwards.
    public var repeatableNotes: [String] {
        events.compactMap { if case .note(let note) = $0.what { note.repeatable } else { nil } }
    }
}
