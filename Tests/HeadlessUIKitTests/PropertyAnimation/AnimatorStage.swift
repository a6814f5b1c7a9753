import UIKit

/// A view in a window whose alpha a property animator takes from 0 to 1, so that the alpha is the progress that is seen. Its
/// center moves 100 points on both axes meanwhile.
@MainActor
final class AnimatorStage {
    let animator: UIViewPropertyAnimator
    private(set) var completions: [UIViewAnimatingPosition] = []
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init(duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear) {
        TurnLoop.main.reset()
        animator = UIViewPropertyAnimator(duration: duration, curve: curve)
        let screen = UIViewController()
        screen.view.addSubview(box)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        box.alpha = 0
        box.center = .zero
        animator.addAnimations { [box] in
            box.alpha = 1
            box.center = CGPoint(x: 100, y: 100)
        }
        animator.addCompletion { [unowned self] in completions.append($0) }
    }

    var seen: Double { Double(box.layer.presentation()?.opacity ?? -1) }

    /// The progress of the center on each axis.
    var travel: CGPoint {
        let place = box.layer.presentation()?.position ?? .zero
        return CGPoint(x: place.x / 100, y: place.y / 100)
    }

    func wait(_ time: TimeInterval) {
        TurnLoop.main.advance(by: time)
    }

    func putAway() {
        animator.stopAnimation(true)
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
        window.isHidden = true
        TurnLoop.main.runTurn()
    }
}
