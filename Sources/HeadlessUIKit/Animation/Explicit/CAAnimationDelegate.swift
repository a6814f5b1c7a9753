public import Foundation

/// Hears of the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Passes the end of an explicit animation on to its delegate.
@MainActor
final class ExplicitAnimationOwner: LayerAnimationOwner {
    private let client: CAAnimation

    init(_ client: CAAnimation) {
        self.client = client
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        client.delegate?.animationDidStop(client, finished: finished)
    }
}
