import Foundation

/// The content hugging and compression resistance priorities of a view on one axis.
struct ContentPriorities: Equatable {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
    func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        constraintState?.contentPriorities[axis] ?? ContentPriorities()
    }

    func changeContentPriorities(for axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void) {
        change(&needConstraintState().contentPriorities[axis, default: ContentPriorities()])
        invalidateIntrinsicContentSize()
    }
}
