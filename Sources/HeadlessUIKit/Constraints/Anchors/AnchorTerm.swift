import Foundation

/// An item that can take part in constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the owning view of a layout guide.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

/// An attribute of an item, with a sign.
@MainActor
final class AnchorTerm {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    let sign: Double

    /// Identifies the item and the attribute.
    struct Identity: Hashable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let sign: Double
    }

    var identity: Identity {
        Identity(item: item.map { ObjectIdentifier($0) }, attribute: attribute, sign: sign)
    }

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute, sign: Double = 1) {
        self.item = item
        self.attribute = attribute
        self.sign = sign
    }
}
