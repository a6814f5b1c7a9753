import UIKit

/// Moves one traveller, and hides the views for which it stands in.
@MainActor
final class TravellerMotion: ShiftedMotion {
    let subject: TravellerSubject
    private let plan: TravellerPlan
    private let traveller: Traveller
    /// The origin of the container in the view that contains the traveller.
    private let origin: CGPoint
    private var originals: TransitionEnds<HiddenOriginal?>
    var course = TravellerCourse()

    /// Puts a traveller at the place of the leaving screen's view, and hides the views. Returns nil if no screen shows one.
    init?(_ shared: SharedViews, without others: [UIView], on screens: SharedScreens) {
        let subject = shared.subject
        let origin = screens.origin(of: subject)
        let ends = shared.seen(without: others, shifted: origin)
        let place = screens.place(of: subject, at: screens.lower.opposite)
        guard let plan = TravellerPlan(ends, place: place, color: subject.isCard ? screens.colorOfGrownScreen : nil)
        else { return nil }
        self.subject = subject
        self.plan = plan
        self.origin = origin
        traveller = Traveller(plan)
        originals = TransitionEnds { shared.views[$0].map(HiddenOriginal.init) }
        screens.space(of: subject).addSubview(traveller)
    }

    /// Shows the traveller at an end of the planned way. Inside an animation the change is animated.
    func show(_ end: TransitionEnd) { traveller.show(end) }

    // MARK: Changed places

    var shift: ViewShift {
        get { traveller.shift }
        set { traveller.shift = newValue }
    }

    /// Whether it stands in for a view at an end.
    func isAt(_ view: UIView?, _ end: TransitionEnd) -> Bool { view != nil && originals[end]?.view === view }

    /// Takes note of the places of the views. Without a place the traveller fades at the last one.
    func find(on screens: SharedScreens) {
        for end in TransitionEnd.allCases where plan.isKnown[end] { find(at: end, on: screens) }
    }

    private func find(at end: TransitionEnd, on screens: SharedScreens) {
        let view = screens.view(of: subject, at: end)
        let look = view.flatMap { screens[end].look(of: $0) }
        let isKnown = view == nil ? isStillInPlace(at: end, on: screens) : view === originals[end]?.view
        if !isKnown {
            originals[end]?.restore()
            originals[end] = look == nil ? nil : view.map(HiddenOriginal.init)
        }
        if let place = look?.shifted(by: origin) ?? screens.place(of: subject, at: end) {
            course.ends[end] = ViewShift(from: plan.looks[end].frame, to: place.frame)
        } else {
            course.ends[end].alpha = 0
        }
    }

    /// Whether a view that its screen returns no longer is still where the traveller leads, for example because the screen has
    /// pushed another one meanwhile. It would be visible beside the traveller.
    private func isStillInPlace(at end: TransitionEnd, on screens: SharedScreens) -> Bool {
        guard let view = originals[end]?.view, view.window === traveller.window,
            let frame = screens[end].look(of: view)?.shifted(by: origin).frame
        else { return false }
        var place = ViewShift(from: plan.looks[end].frame, to: frame)
        place.alpha = course.ends[end].alpha
        return place.isClose(to: course.ends[end])
    }

    // MARK: The end

    /// Removes the traveller and shows the views.
    func end() {
        traveller.removeFromSuperview()
        for end in TransitionEnd.allCases { originals[end]?.restore() }
    }
}
