import Foundation

/// The content hugging and compression resistance priorities of a view on one axis.
struct ContentPriorities: Equatable {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// Whether a stack view has left the view out, so that its content size has no effect.
    var isLeftOut: Bool {
        get { layout.isLeftOut }
        set {
            guard newValue != layout.isLeftOut else { return }
            layout.isLeftOut = newValue
            constraintState?.contentIsStale = true
            markConstraintsDirty()
        }
    }

    /// The intrinsic content size, unless a stack view has left the view out.
    var contentSizeForConstraints: CGSize {
        layout.isLeftOut
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : intrinsicContentSize
    }

    func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        constraintState?.contentPriorities[axis] ?? ContentPriorities()
    }

    func changeContentPriorities(for axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void) {
        change(&needConstraintState().contentPriorities[axis, default: ContentPriorities()])
        invalidateIntrinsicContentSize()
    }
}
