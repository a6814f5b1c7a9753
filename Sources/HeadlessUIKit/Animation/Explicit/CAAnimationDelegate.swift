public import Foundation

/// Methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Notifies the delegate of an explicit animation when the animation ends.
nonisolated final class ExplicitAnimationOwner: LayerAnimationOwner {
    private let client: CAAnimation

    init(_ client: CAAnimation) {
        self.client = client
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        client.delegate?.animationDidStop(client, finished: finished)
    }
}
