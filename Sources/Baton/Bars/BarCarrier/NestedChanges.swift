/// Tracks changes to a bar while they are made. A notification from UIKit's layout meanwhile is handled afterwards.
/// UIKit may also begin another change that waited for layout, which is then correct, and the first one is abandoned.
struct NestedChanges {
    private var open: [Int] = []
    private var last = 0
    private var hasMissedNews = false

    /// Begins a change inside those that are open, and returns its number.
    mutating func begin() -> Int {
        last += 1
        open.append(last)
        return last
    }

    /// Returns whether no other change has begun since.
    func isLast(_ change: Int) -> Bool { change == last }

    /// Ends a change. Returns true if a notification was missed and can be handled now.
    mutating func end(_ change: Int) -> Bool {
        open.removeAll { $0 == change }
        guard open.isEmpty, hasMissedNews else { return false }
        hasMissedNews = false
        return true
    }

    /// Returns whether a notification can be handled now. Otherwise it is recorded as missed.
    mutating func notice() -> Bool {
        hasMissedNews = hasMissedNews || !open.isEmpty
        return open.isEmpty
    }
}
