import Foundation

@testable import UIKit

/// A window whose root view has one layer without a view, a square of 100 points at the origin.
@MainActor
final class LayerStage {
    let layer = CALayer()
    let root = UIViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        HeadlessLog.reset()
        TurnLoop.main.reset()
        window.rootViewController = root
        window.makeKeyAndVisible()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.layer.addSublayer(layer)
        TurnLoop.main.runTurn()
    }

    var shown: CALayer { layer.presentation() ?? layer }

    func wait(_ seconds: TimeInterval) {
        TurnLoop.main.advance(by: seconds)
    }
}

/// Records the start and the end of an animation.
final class AnimationListener: NSObject, CAAnimationDelegate {
    private(set) var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        calls.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        calls.append("stop \(flag)")
    }
}
