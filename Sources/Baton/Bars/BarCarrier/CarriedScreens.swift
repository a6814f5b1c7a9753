import UIKit

/// The screens of a stack, as its carrier knows them. They are not retained.
@MainActor
final class CarriedScreens {
    /// Whether the stack or one of its screens has had a state. Until then there is nothing to carry and nothing to restore.
    private(set) var haveStates = false
    /// The screen on which the bar was brought to rest last.
    weak var settled: UIViewController?
    private var places: [ObjectIdentifier] = []

    /// Assigns the screens of the stack to a carrier, and another one that may be about to enter or leave it. Screens
    /// that have been in their places at the last call are passed over.
    func adopt(_ screens: [UIViewController], and other: UIViewController, for carrier: BarCarrier) {
        let now = screens.map(ObjectIdentifier.init)
        let firstNew = now.indices.first { $0 >= places.count || now[$0] != places[$0] } ?? now.endIndex
        places = now
        haveStates = haveStates || carrier.stackState != BarState()
        for screen in screens[firstNew...] { adopt(screen, for: carrier) }
        adopt(other, for: carrier)
    }

    /// Assigns a screen to a carrier. The screen may come from another stack and may not have appeared since.
    func adopt(_ screen: UIViewController, for carrier: BarCarrier) {
        let item = screen.barScreen.navigationItem
        if carrier.navigationController?.isNested != true { item.belong(to: carrier) }
        haveStates = haveStates || item.hasBarState
    }

    func forget() {
        places = []
    }
}
