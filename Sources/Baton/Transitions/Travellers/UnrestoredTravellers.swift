import UIKit

/// The travellers of a transition and the views that they hide, until they are restored.
///
/// The container of the transition retains them, so they retain neither screens nor the transition.
@MainActor
final class UnrestoredTravellers: UnrestoredChange {
    static let key = AssociationKey()

    private(set) var motions: [TravellerMotion]
    private weak var container: UIView?

    init(_ motions: [TravellerMotion], in container: UIView) {
        self.motions = motions
        self.container = container
        begin(on: container)
    }

    func restore() {
        if let container { _ = end(on: container) }
        motions.forEach { $0.end() }
        motions = []
    }
}
