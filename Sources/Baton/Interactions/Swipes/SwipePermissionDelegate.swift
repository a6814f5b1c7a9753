import UIKit

/// The delegate of one of UIKit's back swipes while Baton decides on it. It asks the delegate that was there.
@MainActor
final class SwipePermissionDelegate: NSObject {
    private(set) weak var recognizer: UIGestureRecognizer?
    nonisolated(unsafe) private(set) weak var former: (any UIGestureRecognizerDelegate)?
    /// UIKit's own delegate, which UIKit sends what it has asked about by `responds(to:)`. The recognizer does not retain it.
    private let uikits: (any UIGestureRecognizerDelegate)?
    /// Whether the delegate that was there is UIKit's own.
    nonisolated let isUIKits: Bool
    /// Where the last touch has landed, in the window, or nil after a scroll.
    private(set) var landing: CGPoint?
    /// The view on which it has landed.
    private(set) weak var touched: UIView?
    private weak var owner: SwipePermission?

    init(of recognizer: UIGestureRecognizer, in owner: SwipePermission, isUIKits: Bool) {
        self.recognizer = recognizer
        self.owner = owner
        self.isUIKits = isUIKits
        former = recognizer.delegate
        uikits = isUIKits ? recognizer.delegate : nil
    }

    /// The answer of the delegate that was there.
    var formerAllows: Bool {
        guard let recognizer else { return false }
        let ask = former?.gestureRecognizerShouldBegin
        return ask?(recognizer) ?? true
    }
}

extension SwipePermissionDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner?.look()
        guard let owner, owner.rules?.isDriving ?? true, owner.isNeeded else { return formerAllows }
        let refusal = owner.circumstances(of: self).refusal
        if refusal == .intercepted { owner.navigationController?.topViewController?.navigationItem.interceptsBack() }
        owner.rules?.didDecideOnSwipe(refusal)
        return refusal == nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let ask = former?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let ask = former?.gestureRecognizer(_:shouldRequireFailureOf:)
        return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let ask = former?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
        return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        owner?.look()
        (landing, touched) = (touch.location(in: nil), touch.view)
        let ask: ((UIGestureRecognizer, UITouch) -> Bool)? = former?.gestureRecognizer(_:shouldReceive:)
        return ask?(gestureRecognizer, touch) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        if event.type == .scroll { (landing, touched) = (nil, nil) }
        let ask: ((UIGestureRecognizer, UIEvent) -> Bool)? = former?.gestureRecognizer(_:shouldReceive:)
        return ask?(gestureRecognizer, event) ?? true
    }
}
