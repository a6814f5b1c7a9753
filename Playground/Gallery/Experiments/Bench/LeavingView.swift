import UIKit

/// A view that says when it leaves its window.
final class LeavingView: UIView {
    var left: () -> Void = {}

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if window != nil, newWindow == nil { left() }
    }
}
