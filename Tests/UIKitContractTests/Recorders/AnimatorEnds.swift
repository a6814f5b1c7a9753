import UIKit

/// The positions with which an animator's completion was called.
@MainActor
final class AnimatorEnds {
    private(set) var positions: [UIViewAnimatingPosition] = []

    init(_ animator: UIViewPropertyAnimator) {
        animator.addCompletion { self.positions.append($0) }
    }
}
