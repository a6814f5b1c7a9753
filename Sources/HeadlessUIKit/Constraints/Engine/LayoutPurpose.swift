import Foundation

/// The purpose of a constraint in the solver, used to describe a conflict.
enum LayoutPurpose {
    case constraint(NSLayoutConstraint)
    case given(LayoutNode, LayoutComponent)
    case content(LayoutNode, NSLayoutConstraint.Axis)

    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = self { constraint } else { nil }
    }
}

@MainActor
extension LayoutPurpose {
    var words: String {
        switch self {
        case .constraint(let constraint):
            return constraint.words
        case .given(let node, let component):
            let value = CGFloat(component.value(in: node.givenRect)).words
            guard let view = node.view else {
                let base = component.isSize ? "owner.\(component) + " : ""
                return "<NSLayoutConstraint \(node.guide?.words ?? "guide").\(component) == \(base)\(value)>"
            }
            return "<NSAutoresizingMaskLayoutConstraint \(type(of: view)).\(component) == \(value)>"
        case .content(let node, let axis):
            let value = CGFloat(node.content[axis]?.length ?? 0).words
            let name = node.view.map { "\(type(of: $0))" } ?? "view"
            return "<NSContentSizeLayoutConstraint \(name).\(LayoutComponent.size(on: axis)) == \(value)>"
        }
    }
}
