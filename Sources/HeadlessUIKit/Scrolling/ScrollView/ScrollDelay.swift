import Foundation

/// Withholds a new touch from the content until it is clear that the touch does not scroll.
@preconcurrency @MainActor
final class ScrollDelay: UIGestureRecognizer {
    /// How long a touch can remain undecided before it is delivered to the content.
    static let patience: TimeInterval = 0.15

    weak var scrollView: UIScrollView?
    private var moment = 0

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    /// Whether the touch has not been delivered to the content yet.
    var isHolding: Bool { attempt.isUndecided }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.delaysContentTouches, scrollView.scrollsAnywhere else {
            return enter(.failed)
        }
        moment += 1
        let awaited = moment
        TurnLoop.main.schedule(after: Self.patience) { [weak self] in
            guard let self, self.moment == awaited else { return }
            self.enter(.failed)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        enter(.failed)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        enter(.failed)
    }

    override func reset() {
        super.reset()
        moment += 1
    }
}
