public import UIKit

extension UIViewController {
    /// Dismisses all that is presented above this view controller, in one motion, and returns when it has gone.
    ///
    /// A transition that runs ends before. Presentations that wait there are dropped, and a view controller that waits itself is taken
    /// back. UIKit animates the topmost of several presentations, and the others vanish along with it.
    ///
    /// - Returns: The view controllers that a finger or the app has kept, the lowest first.
    @discardableResult
    public func dismissPresentations(animated: Bool = true) async -> [UIViewController] {
        await withCheckedContinuation { continuation in
            dismissPresentations(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Dismisses all that is presented above this view controller, in one motion.
    ///
    /// - Parameters:
    ///   - animated: Whether the dismissal is animated.
    ///   - completion: Called once, with what is still presented. If nothing is presented, it is called at once.
    public func dismissPresentations(animated: Bool = true, completion: @escaping ([UIViewController]) -> Void) {
        _ = PresentationQueue.takeBack(self)
        _ = ScreenSheet.forget(self)
        let request = PresentationRequest(from: self, policy: .replaceEverything, animated: animated)
        request.onEnd.append { [weak self] _ in
            completion(self?.lowestAbove.map { [$0] + $0.presentationsAbove } ?? [])
        }
        PresentationQueue.add(request)
    }
}
