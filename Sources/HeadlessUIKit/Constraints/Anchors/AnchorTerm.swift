import Foundation

/// What takes part in constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view in whose tree the item stands.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

/// One attribute of one item, taken once or with its sign changed.
@MainActor
final class AnchorTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    let sign: Double

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute, sign: Double = 1) {
        self.item = item
        self.attribute = attribute
        self.sign = sign
    }
}
