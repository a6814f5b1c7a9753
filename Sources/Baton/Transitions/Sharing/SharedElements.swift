import UIKit

/// The views that travel between the two screens of a transition.
///
/// The travellers are Baton's. The app's views stay where they are, hidden until the transition ends.
@MainActor
final class SharedElements {
    private let screens: SharedScreens
    private let remains: SharedTrips
    /// Moves the travellers beside their planned ways after a release.
    private var animator: UIViewPropertyAnimator?
    /// The end to which the transition runs by itself, or nil while a finger holds it.
    private var heading: TransitionEnd? = .entering

    /// Puts a traveller at the place of each view on the leaving screen, and hides the views. Returns nil if neither screen shows
    /// any.
    init?(_ elements: [SharedElement], of transition: RunningTransition) {
        guard !elements.isEmpty, !transition.isReduced, let screens = SharedScreens(of: transition) else { return nil }
        let trips = screens.views(of: elements).compactMap { SharedTrip($0.element, $0.views, on: screens) }
        guard !trips.isEmpty else { return nil }
        self.screens = screens
        remains = SharedTrips(trips, in: transition.containerView)
    }

    private var trips: [SharedTrip] { remains.trips }

    /// Shows the travellers at an end. Inside an animation the change is animated.
    func show(_ end: TransitionEnd) {
        trips.forEach { $0.show(end) }
    }

    // MARK: The end

    /// Removes the travellers and shows the views. UIKit removes the view of one screen before the next commit.
    func end() {
        stopAnimator()
        remains.restore()
    }

    private func stopAnimator() {
        animator?.stopAnimation(true)
        animator = nil
    }
}

/// Changed places, which are found when a finger catches or releases the transition, or its container changes.
extension SharedElements: AnimationCompanion {
    func didPause(at progress: CGFloat) {
        stopAnimator()
        heading = nil
        find()
        for trip in trips { trip.catchTraveller(at: progress) }
    }

    func didUpdate(_ progress: CGFloat) {
        for trip in trips { trip.follow(progress) }
    }

    func willRun(toEnd leadsToEnd: Bool, timing: (any UITimingCurveProvider)?, duration: TimeInterval) {
        let end = leadsToEnd ? TransitionEnd.entering : .leaving
        heading = end
        find()
        let shifted = trips.filter { $0.isShifted(at: end) }
        guard !shifted.isEmpty else { return }
        guard let timing, duration > 0 else { return shifted.forEach { $0.land(at: end) } }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { shifted.forEach { $0.land(at: end) } }
        animator.startAnimation()
        self.animator = animator
    }

    /// Finds the places after the container has changed its size, for example by a rotation. Inside the animation of the change
    /// the travellers move along.
    func placesChanged(at progress: CGFloat) {
        find()
        for trip in trips {
            if let heading { trip.land(at: heading) } else { trip.follow(progress) }
        }
    }

    private func find() {
        for trip in trips {
            for end in TransitionEnd.allCases {
                trip.find(screens[end].view(for: trip.element, in: screens.change), at: end, on: screens)
            }
        }
    }
}

extension SharedScreens {
    /// Asks both screens for the views of elements. An element that is named twice travels once.
    fileprivate func views(
        of elements: [SharedElement]
    ) -> [(element: SharedElement, views: TransitionEnds<UIView?>)] {
        var names: Set<String> = []
        var known: Set<ObjectIdentifier> = []
        return elements.compactMap { element in
            guard names.insert(element.identifier).inserted else {
                Advice.give(
                    about: SharedElement.self,
                    "The element \"\(element.identifier)\" is shared twice. It travels once.",
                    "Give each element an identifier of its own.")
                return nil
            }
            return (
                element,
                TransitionEnds { end in
                    guard let view = self[end].view(for: element, in: change) else { return nil }
                    guard known.insert(ObjectIdentifier(view)).inserted else {
                        Advice.give(
                            about: SharedElement.self,
                            "The view of the element \"\(element.identifier)\" is that of another one too. It travels once.",
                            "Return another view for each identifier.")
                        return nil
                    }
                    return view
                }
            )
        }
    }
}
