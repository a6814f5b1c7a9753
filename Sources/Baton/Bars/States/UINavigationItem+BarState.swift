public import UIKit

extension UINavigationItem {
    /// What this screen wants its bar to look like.
    ///
    /// On the visible screen a change is seen at once, and animates inside an animation block.
    ///
    /// A state is shown by a navigation controller that has `transitions`, if only `.system`, and by a `BarCarrier` or a
    /// `NavigationBarCarrier`. Elsewhere it has no effect, and nobody can tell you so.
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

    /// The item is shown by a carrier from now on. What a former one overrode is restored: that may be gone, and the
    /// screen kept.
    func belong(to carrier: any BarStateListener) {
        let box = box ?? makeBox()
        guard box.carrier !== carrier else { return }
        if box.overrides !== carrier.overrides { box.overrides?.end(of: self) }
        box.carrier = carrier
        box.overrides = carrier.overrides
    }

    /// What is overridden of the item's appearances.
    var appearanceOverride: AppearanceOverride {
        let box = box ?? makeBox()
        let known = box.appearanceOverride ?? AppearanceOverride(on: self)
        box.appearanceOverride = known
        return known
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
    var overrides: ScreenOverrides?
    var appearanceOverride: AppearanceOverride?
}

/// Whoever shows a bar by the states of its items.
@MainActor
protocol BarStateListener: AnyObject {
    /// What items inherit.
    var stackState: BarState { get }
    /// What it overrides on its items.
    var overrides: ScreenOverrides { get }
    /// The state of one item has changed, or of all.
    func stateDidChange(of item: UINavigationItem?)
    /// Nothing but the background's alpha has changed, as under a scroll view, which asks for little work.
    func alphaDidChange(on item: UINavigationItem)
}
