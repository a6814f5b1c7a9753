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
            fadesOnly ? box.carrier?.alphaDidChange(on: self) : box.carrier?.stateDidChange()
        }
    }

    /// Who shows the item now, and so wants to hear of changes.
    var barCarrier: (any BarStateListener)? {
        get { box?.carrier }
        set { (box ?? makeBox()).carrier = newValue }
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
}

/// Whoever shows a bar by the states of its items.
@MainActor
protocol BarStateListener: AnyObject {
    /// What items inherit.
    var stackState: BarState { get }
    func stateDidChange()
    /// Nothing but the background's alpha has changed, as under a scroll view, which asks for little work.
    func alphaDidChange(on item: UINavigationItem)
}
