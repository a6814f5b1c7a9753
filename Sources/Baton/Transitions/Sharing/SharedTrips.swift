import UIKit

/// The travellers of a transition and the views that they hide, until they are restored.
///
/// The container of the transition retains them, so they retain neither screens nor the transition.
@MainActor
final class SharedTrips: UnrestoredChange {
    static let key = AssociationKey()

    let trips: [SharedTrip]
    private weak var container: UIView?

    init(_ trips: [SharedTrip], in container: UIView) {
        self.trips = trips
        self.container = container
        begin(on: container)
    }

    /// Removes the travellers, and shows the views of the screen that stays.
    func restoreStaying(at end: TransitionEnd) {
        guard let container, isOn(container) else { return }
        trips.forEach {
            $0.removeTraveller()
            $0.showOriginal(at: end)
        }
    }

    func restore() {
        guard let container, end(on: container) else { return }
        for trip in trips {
            trip.removeTraveller()
            TransitionEnd.allCases.forEach(trip.showOriginal)
        }
    }
}
