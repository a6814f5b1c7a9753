public import Foundation

/// A linear relation between the attributes of two items, or between an attribute and a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    final let first: [AnchorTerm]
    final let second: [AnchorTerm]
    /// The view that holds the constraint while it is active.
    final weak var holder: UIView?
    /// The complexity of the constraint: 0 for one size, 1 for two sizes, and 2 if positions are involved.
    final let complexity: Int
    /// The order of activation. Of conflicting constraints, the one that was activated last is broken.
    final var serial = 0

    /// Whether the constraints of the app are broken in a conflict, and not this one.
    final var takesPrecedence = false
    /// Of conflicting constraints, the one with the highest rank is broken.
    final var rank: (Int, Int) { (takesPrecedence ? 0 : 1, serial) }

    /// The first view or guide of the constraint. It is nil for a distance between two anchors.
    open var firstItem: Any? { single(first)?.item }
    open var firstAttribute: Attribute { single(first)?.attribute ?? .notAnAttribute }
    /// The view or guide that the first item is related to.
    open var secondItem: Any? { single(second)?.item }
    open var secondAttribute: Attribute { single(second)?.attribute ?? .notAnAttribute }
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat
    open var identifier: String?

    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.engine?.noteEdit(of: self) } }
    }

    open var priority = UILayoutPriority.required {
        willSet {
            precondition(
                holder == nil || (priority == .required) == (newValue == .required),
                "The priority of an active constraint cannot change from required to optional or back: "
                    + "deactivate it first, or use 999 in place of 1000. \(self)")
        }
        didSet { if priority != oldValue { holder?.engine?.reinstall(self) } }
    }

    init(
        _ first: [AnchorTerm], _ relation: Relation, _ second: [AnchorTerm], multiplier: CGFloat, constant: CGFloat
    ) {
        let isOfSizes = (first + second).allSatisfy { $0.attribute == .width || $0.attribute == .height }
        self.first = first
        // A size or a distance that is a multiple of another one by 0 does not depend on it.
        self.second = multiplier == 0 ? [] : second
        complexity = isOfSizes ? self.second.count : 2
        self.relation = relation
        self.multiplier = self.second.isEmpty ? 1 : multiplier
        self.constant = constant
    }

    /// Creates a constraint without items. It cannot be activated.
    public convenience override init() {
        self.init([], .equal, [], multiplier: 1, constant: 0)
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        precondition(
            attr1 == .width || attr1 == .height || (view2 != nil && multiplier != 0),
            "A multiplier of 0 or no second item makes a place equal to a constant: relate the place to another place.")
        self.init(
            [Self.term(view1, attr1)], relation, view2.map { [Self.term($0, attr2)] } ?? [], multiplier: multiplier,
            constant: c)
    }

    private static func term(_ item: Any, _ attribute: Attribute) -> AnchorTerm {
        guard let item = item as? any LayoutItem else {
            preconditionFailure("\(type(of: item)) cannot be constrained: give a UIView or a UILayoutGuide.")
        }
        precondition(attribute != .notAnAttribute, "A constraint needs an attribute for each of its items.")
        return AnchorTerm(item: item, attribute: attribute)
    }

    /// Whether the constraint is active. An active constraint is held by the nearest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.activate() }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.deactivate() }
    }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { words }
    }
}
