/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
    /// Whether text continues on the next line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
