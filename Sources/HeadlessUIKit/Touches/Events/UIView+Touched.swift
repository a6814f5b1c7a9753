import Foundation

extension UIView {
    /// Whether a finger that leaves is still over the view, and so means it.
    func isUnder(_ touches: Set<UITouch>) -> Bool {
        touches.contains { point(inside: $0.location(in: self), with: nil) }
    }
}
