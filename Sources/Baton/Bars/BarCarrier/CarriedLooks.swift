import UIKit

/// What the bar shows at the ends of a transition. A screen may have another look by the time the transition ends.
@MainActor
final class CarriedLooks {
    private weak var leaving: UIViewController?
    private weak var entering: UIViewController?
    private let former: BarLook?
    /// The look of the entering screen, also one that it has only when the transition begins.
    var target: BarLook
    /// The safe area of the leaving screen.
    var steadyTop: SteadyTop?

    init(from leaving: UIViewController?, _ former: BarLook?, to entering: UIViewController, _ target: BarLook) {
        (self.leaving, self.former, self.entering, self.target) = (leaving, former, entering, target)
    }

    /// Returns the look that was carried to a screen, or nil if the screen is none of the two.
    func look(on screen: UIViewController) -> BarLook? {
        switch screen {
        case entering: target
        case leaving: former
        default: nil
        }
    }

    /// Corrects the safe area of the leaving screen in the animation in which UIKit has changed it. UIKit moves the content of a
    /// list along, and would show it lower, or higher, by the height of the bar until the end if only one of the two were animated.
    func keepTop(along course: TransitionCourse, of bar: UINavigationBar) {
        guard let steadyTop, steadyTop.isMoved else { return }
        course.animate(bar) { [weak steadyTop] in steadyTop?.keep() }
    }

    /// Moves the content of both screens along with the lower edge of the bar, in the current animation.
    func moveContent(to entering: UIViewController) {
        guard let steadyTop, let end = SteadyTop(of: entering) else { return }
        UIView.performWithoutAnimation { end.move(to: steadyTop) }
        end.moveBack()
        steadyTop.move(to: end)
    }
}
