/// Changes that are being made to a bar.
///
/// UIKit may lay out in the middle of one, which is no news until that is made. Or it begins another one that waited for
/// that: then the later one is right, and the first is given up.
struct NestedChanges {
    private var open: [Int] = []
    private var last = 0
    private var hasMissedNews = false

    /// Begins a change, within those that are open.
    mutating func begin() -> Int {
        last += 1
        open.append(last)
        return last
    }

    /// Whether no other change has begun since.
    func isLast(_ change: Int) -> Bool { change == last }

    /// Ends a change; true if something was missed that can be heard now.
    mutating func end(_ change: Int) -> Bool {
        open.removeAll { $0 == change }
        guard open.isEmpty, hasMissedNews else { return false }
        hasMissedNews = false
        return true
    }

    /// Whether something is news now; otherwise it is missed.
    mutating func notice() -> Bool {
        hasMissedNews = hasMissedNews || !open.isEmpty
        return open.isEmpty
    }
}
