package import Baton
import UIKit

/// Something that a recording can compare: what UIKit and Baton have said.
package struct RecordedNote: Codable, Hashable, Sendable {
    package var kind: NoteListeners.Kind
    package var text: String
}

extension RecordedNote {
    /// What a playback says again of it, or nil.
    var repeatable: String? {
        guard kind != .advice else { return nil }
        let number = kind == .decision ? text.range(of: ": projected ") : nil
        return "\(kind): \(text[..<(number?.lowerBound ?? text.endIndex)])"
    }
}
