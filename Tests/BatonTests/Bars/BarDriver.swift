import Baton
import UIKit

/// Who animates the screens, and by whom the carrier is told.
enum BarDriver: String, CaseIterable {
    /// UIKit's own push and pop, by the one-line form.
    case system
    /// Baton's own slide, by the one-line form.
    case slide
    /// A plain delegate with an animator that opens an animation block.
    case block
    /// A plain delegate with an animator that brings a property animator.
    case property

    /// Those that a finger or a percent can drive here.
    static let drivable: [BarDriver] = [.system, .slide, .block, .property]

    @MainActor
    func animator(for operation: UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: nil
        case .slide: operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
        case .block: BlockMover(operation)
        case .property: PropertyMover(operation)
        }
    }
}
