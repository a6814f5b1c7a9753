import UIKit

/// How a shared view looks at one end of its way: its place, and what else an animation changes.
struct ElementLook: Equatable {
    /// The frame of the view.
    var frame: CGRect
    /// The part of the frame that no view around it clips.
    var visible: CGRect
    var cornerRadius: CGFloat = 0
    /// The corners that have the radius.
    var roundCorners = CACornerMask.all
    var alpha: CGFloat = 1

    /// Creates a look that nothing clips.
    init(_ frame: CGRect, cornerRadius: CGFloat = 0, alpha: CGFloat = 1) {
        self.frame = frame
        visible = frame
        self.cornerRadius = cornerRadius
        self.alpha = alpha
    }

    var isClipped: Bool { visible != frame }

    /// The same look, transparent.
    var faded: ElementLook {
        var look = self
        look.alpha = 0
        return look
    }

    /// The same look in other coordinates.
    func shifted(by way: CGPoint) -> ElementLook {
        var look = self
        look.frame = frame.offsetBy(dx: way.x, dy: way.y)
        look.visible = visible.offsetBy(dx: way.x, dy: way.y)
        return look
    }
}
