import UIKit

/// The views for which one traveller stands in, on both screens.
@MainActor
struct SharedViews {
    let subject: TravellerSubject
    /// The views that have a place on their screen.
    let views: TransitionEnds<UIView?>
    private let looks: TransitionEnds<ElementLook?>

    init(_ subject: TravellerSubject, _ named: TransitionEnds<UIView?>, on screens: SharedScreens) {
        self.subject = subject
        let looks = TransitionEnds { end in named[end].flatMap { screens[end].look(of: $0) } }
        self.looks = looks
        views = TransitionEnds { looks[$0] == nil ? nil : named[$0] }
    }

    /// The views of both ends.
    var all: [UIView] { [views.leaving, views.entering].compactMap { $0 } }

    /// Returns what is visible of the views, without others that travel on their own.
    func seen(without others: [UIView], shifted origin: CGPoint) -> TransitionEnds<SeenElement?> {
        TransitionEnds { end in
            guard let view = views[end], let look = looks[end] else { return nil }
            return SeenElement(view, as: look.shifted(by: origin), isCard: subject.isCard, without: others)
        }
    }
}
