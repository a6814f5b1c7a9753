public import UIKit

extension UINavigationItem {
    /// The look of the bar on this screen.
    ///
    /// On the visible screen a change takes effect at once, and is animated inside an animation block.
    ///
    /// A state is shown by a navigation controller that has `transitions`, even if only `.system`, and by a
    /// `BarCarrier` or a `NavigationBarCarrier`. Elsewhere a state has no effect. A `BatonNavigationController` gives advice
    /// then. Any other navigation controller does not tell Baton of its screens, so there is no advice: this is the only
    /// value of Baton's that can be ignored without one.
    ///
    /// ```swift
    /// navigationItem.barState.background = .color(.systemIndigo)
    /// ```
    public var barState: BarState {
        get { box?.state ?? BarState() }
        set {
            let known = box
            let old = barState
            var faded = old
            faded.backgroundAlpha = newValue.backgroundAlpha
            let fadesOnly = faded == newValue
            guard !fadesOnly || old.backgroundAlpha != newValue.backgroundAlpha else { return }
            let box = known ?? makeBox()
            box.state = newValue
            guard fadesOnly, let carrier = box.carrier else { return BarStateListeners.stateDidChange(of: self) }
            carrier.alphaDidChange(on: self)
        }
    }

    /// Whether the item has ever had a state of its own.
    var hasBarState: Bool { box?.state != nil }

    var barCarrier: (any BarStateListener)? { box?.carrier }

    /// Assigns the item to a carrier, and restores what a former carrier overrode, which may be released by now.
    func belong(to carrier: any BarStateListener) {
        let box = box ?? makeBox()
        guard box.carrier !== carrier else { return }
        if box.overrides !== carrier.overrides { box.overrides?.end(of: self) }
        box.carrier = carrier
        box.overrides = carrier.overrides
    }

    /// Returns the override of the item's appearances, and makes it the first time.
    func makeAppearanceOverride() -> AppearanceOverride {
        let box = box ?? makeBox()
        let known = box.appearanceOverride ?? AppearanceOverride(on: self)
        box.appearanceOverride = known
        return known
    }

    /// Gives the app's appearances back once more, if they have been overridden.
    func giveBackAgain() {
        box?.appearanceOverride?.giveBackAgain()
    }

    var ownAppearances: AppearanceSlots {
        if let override = box?.appearanceOverride { return override.own }
        return AppearanceSlot.allCases.reduce(into: [:]) { $0[$1] = self[keyPath: $1.ofItem] }
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

/// Holds the state of an item and the carrier that is notified of its changes.
@MainActor
private final class BarStateBox {
    static let key = AssociationKey()

    var state: BarState?
    weak var carrier: (any BarStateListener)?
    var overrides: ScreenOverrides?
    var appearanceOverride: AppearanceOverride?
}

/// A carrier that shows a bar according to the states of its items.
@MainActor
protocol BarStateListener: AnyObject {
    /// The state that items inherit.
    var stackState: BarState { get }
    var overrides: ScreenOverrides { get }
    /// Called when the state of one item has changed, or of all items if `item` is nil.
    func stateDidChange(of item: UINavigationItem?)
    /// Called when only the background's alpha has changed, perhaps at every frame of a scroll, so it must be cheap.
    func alphaDidChange(on item: UINavigationItem)
}
