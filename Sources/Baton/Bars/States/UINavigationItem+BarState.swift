public import UIKit

extension UINavigationItem {
    /// What this screen wants its bar to look like.
    ///
    /// On the visible screen a change is seen at once, and animates inside an animation block.
    ///
    /// ```swift
    /// navigationItem.barState.background = .color(.systemIndigo)
    /// ```
    public var barState: BarState {
        get { box?.state ?? BarState() }
        set {
            let known = box
            let old = known?.state ?? BarState()
            var faded = old
            faded.backgroundAlpha = newValue.backgroundAlpha
            let fadesOnly = faded == newValue
            guard !fadesOnly || old.backgroundAlpha != newValue.backgroundAlpha else { return }
            let box = known ?? makeBox()
            box.state = newValue
            fadesOnly ? box.carrier?.alphaDidChange(on: self) : box.carrier?.stateDidChange(of: self)
        }
    }

    /// Who shows the item now, and so wants to hear of changes.
    var barCarrier: (any BarStateListener)? { box?.carrier }

    /// The item is shown by a carrier from now on. What it lent to a former one it has back: that may be gone, and the
    /// screen kept.
    func belong(to carrier: any BarStateListener) {
        let box = box ?? makeBox()
        guard box.carrier !== carrier else { return }
        if box.leases !== carrier.leases { box.leases?.end(of: self) }
        box.carrier = carrier
        box.leases = carrier.leases
    }

    /// What is lent of the item's appearances.
    var appearanceLease: AppearanceLease {
        let box = box ?? makeBox()
        let lease = box.appearanceLease ?? AppearanceLease(on: self)
        box.appearanceLease = lease
        return lease
    }

    private var box: BarStateBox? {
        BarStateBox.key.get(from: self) as? BarStateBox
    }

    private func makeBox() -> BarStateBox {
        let box = BarStateBox()
        BarStateBox.key.set(box, on: self)
        return box
    }
}

/// Holds an item's state, and who has to hear of its changes.
@MainActor
private final class BarStateBox {
    static let key = AssociationKey()

    var state = BarState()
    weak var carrier: (any BarStateListener)?
    var leases: BarLeases?
    var appearanceLease: AppearanceLease?
}

/// Whoever shows a bar by the states of its items.
@MainActor
protocol BarStateListener: AnyObject {
    /// What items inherit.
    var stackState: BarState { get }
    /// What it has lent from its items.
    var leases: BarLeases { get }
    /// The state of one item has changed, or of all.
    func stateDidChange(of item: UINavigationItem?)
    /// Nothing but the background's alpha has changed, as under a scroll view, which asks for little work.
    func alphaDidChange(on item: UINavigationItem)
}
