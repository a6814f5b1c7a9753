public import Foundation

/// An edge, a centre or a size of a view or a layout guide, used to create constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let terms: [AnchorTerm]

    init(_ terms: [AnchorTerm]) {
        self.terms = terms
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init([AnchorTerm(item: item, attribute: attribute)])
    }

    /// Anchors of one attribute of one item are equal, however often they are read.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated { terms.map(\.identity) == other.terms.map(\.identity) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { terms.map(\.identity).hashValue }
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relating(.equal, anchor)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relating(.greaterThanOrEqual, anchor)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relating(.lessThanOrEqual, anchor)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relating(.equal, anchor, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relating(.greaterThanOrEqual, anchor, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relating(.lessThanOrEqual, anchor, constant: c)
    }

    final func relating(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            terms, relation, anchor?.terms ?? [], multiplier: multiplier, constant: constant)
    }

    /// Returns the distance from this anchor to another anchor.
    final func offset(to anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        let own = terms.map { AnchorTerm(item: $0.item, attribute: $0.attribute, sign: -$0.sign) }
        return NSLayoutDimension(anchor.terms + own)
    }
}

/// The standard spacing between neighbouring items.
enum SystemSpacing {
    static let standard: CGFloat = 8
}
