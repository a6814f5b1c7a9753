import Foundation

/// Searches of lists by identity. They use no closures, because a closure would check for each element which thread it
/// runs on.
extension Array where Element: AnyObject {
    /// Returns the index of an object. The list is searched from both ends at the same time, because objects are usually
    /// added and removed at the ends.
    func index(of object: Element) -> Int? {
        var (front, back) = (0, count - 1)
        defer { HeadlessVisits.comparisons += front + 1 }
        while front <= back {
            if self[front] === object { return front }
            if self[back] === object { return back }
            front += 1
            back -= 1
        }
        return nil
    }

    /// Removes an object if the list contains it.
    mutating func remove(_ object: Element) {
        if let place = index(of: object) { remove(at: place) }
    }
}
