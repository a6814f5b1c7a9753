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

    func restore() {
        guard let container, end(on: container) else { return }
        trips.forEach { $0.end() }
    }
}
