import UIKit

/// The travellers of a transition and the views that they hide, until they are restored.
///
/// The container of the transition retains them, so they retain neither screens nor the transition. If it leaves the window without
/// an end of the transition, they are restored too: a traveller above the bars is not in the container.
@MainActor
final class SharedTrips: UnrestoredChange {
    static let key = AssociationKey()

    private(set) var trips: [SharedTrip]
    private weak var container: UIView?

    init(_ trips: [SharedTrip], in container: UIView) {
        self.trips = trips
        self.container = container
        begin(on: container)
    }

    func restore() {
        if let container { _ = end(on: container) }
        trips.forEach { $0.end() }
        trips = []
    }

    /// Ends the travellers of which a condition is true.
    func end(where isOver: (SharedTrip) -> Bool) {
        trips.filter(isOver).forEach { $0.end() }
        trips.removeAll(where: isOver)
    }
}
