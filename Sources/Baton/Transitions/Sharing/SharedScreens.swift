import UIKit

/// The two screens of a transition, between which views travel.
@MainActor
struct SharedScreens {
    let change: ScreenChange
    private let container: UIView
    private let leaving: SharedScreen
    private let entering: SharedScreen

    init?(of transition: RunningTransition) {
        guard let change = transition.change else { return nil }
        self.change = change
        container = transition.containerView
        leaving = SharedScreen(of: change.from, moved: transition.leaving, in: container)
        entering = SharedScreen(of: change.to, moved: transition.entering, in: container)
    }

    subscript(end: TransitionEnd) -> SharedScreen {
        end == .leaving ? leaving : entering
    }

    /// The view in which the traveller of an element is.
    func space(of element: SharedElement) -> UIView {
        guard element.isAboveBars, let around = change.to.parent?.viewIfLoaded, container.isDescendant(of: around)
        else {
            return container
        }
        return around
    }

    /// The origin of the container in that view.
    func origin(of element: SharedElement) -> CGPoint {
        container.convert(container.bounds.origin, to: space(of: element))
    }
}
