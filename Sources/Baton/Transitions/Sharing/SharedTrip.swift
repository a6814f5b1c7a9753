import UIKit

/// One shared element on its way: the traveller, and the two views for which it stands in.
@MainActor
final class SharedTrip {
    let element: SharedElement
    private let plan: TravellerPlan
    private let traveller: Traveller
    /// The origin of the container in the view that contains the traveller.
    private let origin: CGPoint
    private var originals: TransitionEnds<HiddenOriginal?>
    private var course = TravellerCourse()

    /// Puts a traveller at the place of the leaving screen's view, and hides the views. Returns nil if no screen shows one.
    init?(_ element: SharedElement, _ views: TransitionEnds<UIView?>, on screens: SharedScreens) {
        let origin = screens.origin(of: element)
        let ends = TransitionEnds { end in
            views[end].flatMap { view in
                screens[end].look(of: view).map { ElementPicture.Seen(view, as: $0.shifted(by: origin)) }
            }
        }
        guard let plan = TravellerPlan(ends) else { return nil }
        self.element = element
        self.plan = plan
        self.origin = origin
        traveller = Traveller(plan)
        originals = TransitionEnds { end in ends[end] == nil ? nil : views[end].map(HiddenOriginal.init) }
        screens.space(of: element).addSubview(traveller)
    }

    /// Shows the traveller at an end of the planned way. Inside an animation the change is animated.
    func show(_ end: TransitionEnd) { traveller.show(end) }

    // MARK: Changed places

    /// Takes note of the place of a view. Without a place the traveller fades at the last one.
    func find(_ view: UIView?, at end: TransitionEnd, on screens: SharedScreens) {
        guard plan.isKnown(at: end) else { return }
        let look = view.flatMap { screens[end].look(of: $0) }?.shifted(by: origin)
        let seen = look == nil ? nil : view
        if originals[end]?.view !== seen {
            originals[end]?.restore()
            originals[end] = seen.map(HiddenOriginal.init)
        }
        if let look {
            course.ends[end] = TravellerShift(from: plan.looks[end].frame, to: look.frame)
        } else {
            course.ends[end].alpha = 0
        }
    }

    /// Lets a finger hold the traveller where it is.
    func catchTraveller(at progress: CGFloat) {
        course.caught = TravellerCourse.Stop(progress: progress, shift: traveller.shift)
    }

    /// Shows the traveller at a progress, while a finger holds it.
    func follow(_ progress: CGFloat) {
        let shift = course.shift(at: progress)
        if shift != traveller.shift { traveller.shift = shift }
    }

    /// Whether the traveller has to be moved beside its planned way to arrive at an end.
    func isShifted(at end: TransitionEnd) -> Bool { course.ends[end] != traveller.shift }

    /// Shows the shift that the traveller has at an end. Inside an animation the change is animated.
    func land(at end: TransitionEnd) { traveller.shift = course.ends[end] }

    // MARK: The end

    /// Removes the traveller and shows the views.
    func end() {
        traveller.removeFromSuperview()
        for end in TransitionEnd.allCases { originals[end]?.restore() }
    }
}
