import UIKit

/// The point of a screen that a finger holds while the screen becomes smaller.
struct ScreenPin {
    /// The part of the way at which the screen is wholly in the hand of the finger. Before, it follows a part of the pull, so
    /// that it leaves its place and returns to it without a jump.
    private static let wholeHand: CGFloat = 0.05

    /// The point, as a part of the frame.
    private let point: CGPoint
    /// The progress at which the screen fills its place.
    private let home: CGFloat

    /// Pins a screen under a finger.
    init(_ finger: CGPoint, in frame: CGRect, home: CGFloat) {
        point = CGPoint(x: (finger.x - frame.minX) / frame.width, y: (finger.y - frame.minY) / frame.height)
        self.home = home
    }

    /// Returns how far a finger pulls the screen out of its frame at a progress.
    func pull(by finger: CGPoint, outOf frame: CGRect, at progress: CGFloat) -> CGPoint {
        let hand = min(1, abs(progress - home) / Self.wholeHand)
        return CGPoint(
            x: hand * (finger.x - frame.minX - point.x * frame.width),
            y: hand * (finger.y - frame.minY - point.y * frame.height))
    }
}
