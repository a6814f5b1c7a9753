package import UIKit

/// The step that a running transition waits for.
public enum TransitionWait: String, Codable, Hashable, Sendable {
    /// The interaction controller has to call `finish()` or `cancel()`.
    case release
    /// The animator has to call `completeTransition(_:)`.
    case completion

    /// Looks at what UIKit says about a transition.
    @MainActor
    package init(of coordinator: any UIViewControllerTransitionCoordinator) {
        self = coordinator.isInteractive ? .release : .completion
    }

    /// What to do about it.
    package var remedy: String {
        switch self {
        case .release: "Lift the finger, or return no interaction controller where no gesture drives."
        case .completion: "Call completeTransition(_:) at every end of the animation, also when it is cancelled."
        }
    }
}

extension TransitionWait: CustomStringConvertible {
    /// Words for a sentence.
    public var description: String {
        switch self {
        case .release: "waits for finish() or cancel() of its interaction controller"
        case .completion: "waits for completeTransition(_:), which its animator has to call at the end"
        }
    }
}
