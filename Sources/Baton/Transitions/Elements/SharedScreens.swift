import UIKit

/// The two screens of a transition, between which views travel.
@MainActor
struct SharedScreens {
    let change: ScreenChange
    /// The screen that grows or shrinks, if its style has a source.
    private(set) weak var grown: TransitionParticipant?
    /// The radius of its corners in its place.
    private let radius: CGFloat
    private let container: UIView
    private let leaving: SharedScreen
    private let entering: SharedScreen

    init?(of transition: RunningTransition) {
        guard let change = transition.change else { return nil }
        self.change = change
        grown = transition.upper
        let poses = transition.poses
        radius = (change.operation.isForward ? poses.entering.start : poses.leaving.end).usable.mask?.radiusInPlace ?? 0
        container = transition.containerView
        leaving = SharedScreen(of: change.from, moved: transition.leaving, in: container)
        entering = SharedScreen(of: change.to, moved: transition.entering, in: container)
    }

    /// Lays both screens out, if they need that.
    func layOut() {
        TransitionEnd.allCases.forEach { self[$0].layOut() }
    }

    subscript(end: TransitionEnd) -> SharedScreen {
        end == .leaving ? leaving : entering
    }

    /// Returns the view of a traveller at an end.
    func view(of subject: TravellerSubject, at end: TransitionEnd) -> UIView? {
        switch subject {
        case .element(let element): self[end].view(for: element, in: change)
        case .source(let growth): end == lower ? source(of: growth) : nil
        }
    }

    private func source(of growth: ScreenGrowth) -> UIView? {
        switch growth.source {
        case .closure(let ask): ask(change)
        case .screen(let element): self[lower].view(for: element, in: change)
        }
    }

    /// Returns the look of the view from which a screen grows, in the coordinates of that screen, which is in its place.
    func look(ofSource view: UIView) -> ElementLook? {
        guard let grown, grown.view.bounds.isUsable else { return nil }
        let (origin, place) = (grown.view.bounds.origin, grown.posed.place)
        return self[lower].look(of: view, as: "source")?.shifted(
            by: CGPoint(x: origin.x - place.minX, y: origin.y - place.minY))
    }

    /// Returns the place of the screen that grows, if a traveller covers it at an end.
    func place(of subject: TravellerSubject, at end: TransitionEnd) -> ElementLook? {
        guard case .source = subject, end != lower else { return nil }
        return grown.map { ElementLook($0.posed.place, cornerRadius: radius) }
    }

    /// The colour of the screen that grows.
    var colorOfGrownScreen: UIColor { grown?.controller.viewIfLoaded?.backgroundColor ?? .systemBackground }

    /// The end at which the lower screen is the visible one.
    var lower: TransitionEnd { change.operation.isForward ? .leaving : .entering }

    /// The view in which a traveller is.
    func space(of subject: TravellerSubject) -> UIView {
        guard subject.isAboveBars, let around = change.to.parent?.viewIfLoaded, container.isDescendant(of: around)
        else {
            return container
        }
        return around
    }

    /// The origin of the container in that view.
    func origin(of subject: TravellerSubject) -> CGPoint {
        container.convert(container.bounds.origin, to: space(of: subject))
    }
}
