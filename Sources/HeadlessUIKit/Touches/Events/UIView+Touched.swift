import Foundation

extension UIView {
    /// Returns whether one of the touches is inside the view.
    func isUnder(_ touches: Set<UITouch>) -> Bool {
        touches.contains { point(inside: $0.location(in: self), with: nil) }
    }
}
