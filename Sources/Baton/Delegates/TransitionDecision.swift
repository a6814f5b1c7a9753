/// A line in the log of a driver. It becomes text only when it is read.
enum TransitionDecision: CustomStringConvertible {
    /// What animates a change, and who has chosen it.
    case animation(String, of: ScreenChangeName, by: String)
    case text(String)

    var description: String {
        switch self {
        case .animation(let animation, let change, let author): "\(change): \(animation), by \(author)"
        case .text(let text): text
        }
    }
}
