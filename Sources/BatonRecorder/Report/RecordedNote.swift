package import Baton

/// Something that a recording can compare: what UIKit and Baton have said.
package struct RecordedNote: Codable, Hashable, Sendable {
    package var kind: NoteListeners.Kind
    package var text: String
}
