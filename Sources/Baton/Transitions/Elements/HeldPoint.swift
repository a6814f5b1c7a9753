import UIKit

/// The point of a screen that a finger holds while the screen becomes smaller.
struct HeldPoint {
    /// The part of the movement after which the screen follows the finger fully. Before, it follows a part of the pull, so that it
    /// leaves its place and returns to it without a jump.
    private static let partialFollowing: CGFloat = 0.05

    /// The point, as a part of the frame.
    private let point: CGPoint
    /// The progress at which the screen fills its place.
    private let progressInPlace: CGFloat

    /// Notes the point under a finger.
    init(_ finger: CGPoint, in frame: CGRect, progressInPlace: CGFloat) {
        point = CGPoint(x: (finger.x - frame.minX) / frame.width, y: (finger.y - frame.minY) / frame.height)
        self.progressInPlace = progressInPlace
    }

    /// Returns how far a finger pulls the screen out of its frame at a progress.
    func pull(by finger: CGPoint, outOf frame: CGRect, at progress: CGFloat) -> CGPoint {
        let part = min(1, abs(progress - progressInPlace) / Self.partialFollowing)
        return CGPoint(
            x: part * (finger.x - frame.minX - point.x * frame.width),
            y: part * (finger.y - frame.minY - point.y * frame.height))
    }
}
