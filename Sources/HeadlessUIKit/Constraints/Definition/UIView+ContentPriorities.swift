import Foundation

/// How much a view minds being larger or smaller than its content, on one axis.
struct ContentPriorities: Equatable {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).hugging
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        needConstraintState().contentPriorities[axis, default: ContentPriorities()].hugging = priority
        invalidateIntrinsicContentSize()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).resistance
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        needConstraintState().contentPriorities[axis, default: ContentPriorities()].resistance = priority
        invalidateIntrinsicContentSize()
    }

    func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        constraintState?.contentPriorities[axis] ?? ContentPriorities()
    }
}
