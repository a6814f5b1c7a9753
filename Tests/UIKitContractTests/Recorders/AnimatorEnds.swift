import UIKit

/// Records the positions with which an animator's completions are called.
@MainActor
final class AnimatorEnds {
    private(set) var positions: [UIViewAnimatingPosition] = []

    init(_ animator: UIViewPropertyAnimator) {
        animator.addCompletion { self.positions.append($0) }
    }
}
