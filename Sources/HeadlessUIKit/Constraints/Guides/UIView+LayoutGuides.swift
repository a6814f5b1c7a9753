import Foundation

extension UIView {
    /// The guides that were added to this view.
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The part of the view that no bar and no edge of the screen covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let state = needConstraintState()
        if let guide = state.safeAreaGuide { return guide }
        let guide = UILayoutGuide(.safeArea, of: self)
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        state.safeAreaGuide = guide
        return guide
    }

    /// The part of the view within its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let state = needConstraintState()
        if let guide = state.marginsGuide { return guide }
        let guide = UILayoutGuide(.margins, of: self)
        guide.identifier = "UIViewLayoutMarginsGuide"
        state.marginsGuide = guide
        return guide
    }

    /// Constraints that are about a guide go with it.
    func leave(_ guide: UILayoutGuide) {
        guard let state = constraintState else { return }
        for constraint in state.mentions where constraint.items.contains(where: { $0 === guide }) {
            constraint.deactivate()
        }
        engine?.forget([guide])
        state.guides.removeAll { $0 === guide }
    }
}
