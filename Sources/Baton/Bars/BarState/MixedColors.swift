import UIKit

/// The last mixes of dynamic colours. Two dynamic colours are equal only if they are one object, so an equal mix has to
/// be found again.
enum MixedColors {
    private struct Mix {
        let first: UIColor
        let second: UIColor
        let part: CGFloat
        let color: UIColor
    }

    private static let limit = 12
    private static let lock = NSLock()
    nonisolated(unsafe) private static var mixes: [Mix] = []

    /// Returns the known mix of two colours, or makes one.
    static func mix(_ first: UIColor, _ second: UIColor, by part: CGFloat, make: () -> UIColor) -> UIColor {
        lock.lock()
        defer { lock.unlock() }
        let known = mixes.first { $0.part == part && $0.first == first && $0.second == second }
        if let known { return known.color }
        let color = make()
        mixes.insert(Mix(first: first, second: second, part: part, color: color), at: 0)
        if mixes.count > limit { mixes.removeLast() }
        return color
    }
}
