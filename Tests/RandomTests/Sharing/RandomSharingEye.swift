import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// Looks at each commit. While views travel, nothing is seen of the views that both screens have returned for them, and each that
/// both have returned has a traveller that is seen. While none does, no view in the window is hidden.
@MainActor
final class RandomSharingEye {
    /// A view that a screen has returned, and in which change.
    private struct Answer {
        let view: UIView
        let screen: ObjectIdentifier
        let identifier: String
    }

    private(set) var problems: [String] = []
    private unowned let stage: Stage
    private let views: () -> [UIView]
    private var answers: [Answer] = []
    /// The change to which the answers belong.
    private var change: ScreenChange?
    /// Whether a screen was disturbed since the change began. A view that comes into sight may then be seen beside the traveller,
    /// until a finger lets the places be found again.
    private var isDisturbed = false
    /// Where views travelled when this looked last.
    private var former: Set<ObjectIdentifier> = []
    private var observer: Int?

    init(on stage: Stage, _ views: @escaping () -> [UIView]) {
        self.stage = stage
        self.views = views
        observer = TurnLoop.main.addFrameObserver { [weak self] in self?.look() }
    }

    func close() {
        observer.map(TurnLoop.main.removeFrameObserver)
        observer = nil
    }

    func disturb() {
        answers = []
        isDisturbed = true
    }

    /// Notes what a screen has returned.
    func note(_ view: UIView?, _ identifier: String, by screen: UIViewController, in new: ScreenChange) {
        if new.from !== change?.from || new.to !== change?.to || new.operation != change?.operation {
            answers = []
            isDisturbed = false
        }
        change = new
        answers.removeAll { $0.screen == ObjectIdentifier(screen) && $0.identifier == identifier }
        guard let view, view.window != nil, isInSight(view, on: screen, in: new) else { return }
        answers.append(Answer(view: view, screen: ObjectIdentifier(screen), identifier: identifier))
    }

    /// Whether a part of a view is in sight when what the change moves is in its place, and not below a bar.
    private func isInSight(_ view: UIView, on screen: UIViewController, in change: ScreenChange) -> Bool {
        let moved = [change.from, change.to].compactMap(\.viewIfLoaded)
        guard let whole = moved.first(where: view.isDescendant) else { return false }
        var rest = view.convert(view.bounds, to: whole).intersection(whole.bounds)
        for outer in sequence(first: view, next: \.superview).dropFirst().prefix(while: { $0 !== whole }) {
            // Another transition fades it out.
            if outer.alpha == 0 { return false }
            if outer.clipsToBounds { rest = rest.intersection(outer.convert(outer.bounds, to: whole)) }
        }
        let bars = sequence(first: screen, next: \.parent).flatMap { controller -> [UIView?] in
            [(controller as? UINavigationController)?.navigationBar, (controller as? UITabBarController)?.tabBar]
        }
        // What is moved fills the window when it is in its place.
        let isCovered = bars.contains { bar in
            guard let bar, bar.window != nil, !bar.isHidden else { return false }
            return bar.convert(bar.bounds, to: stage.window).insetBy(dx: -1, dy: -1).contains(rest)
        }
        return rest.width > 1 && rest.height > 1 && !isCovered
    }

    private func look() {
        let travellers = stage.window.family.filter { $0 is Traveller }
        guard !travellers.isEmpty else {
            answers = []
            change = nil
            former = []
            for view in views() where view.mask != nil && view.window != nil { report("a view is hidden at rest") }
            return
        }
        // A push may begin while tabs change. It then ends at another time, and what was answered for it holds no longer.
        let spaces = Set(travellers.map { ObjectIdentifier($0.superview ?? $0) })
        if spaces.count > 1 || !spaces.isSuperset(of: former) { disturb() }
        former = spaces
        for answer in answers where answer.view.isSeen { report("\(answer.identifier) is seen beside its traveller") }
        guard !isDisturbed else { return }
        let pairs = Dictionary(grouping: answers, by: \.identifier).filter { $0.value.count == 2 }
        let shown = travellers.filter { traveller in traveller.subviews.contains { $0.sightAlpha > 0.001 } }
        if shown.count < pairs.count { report("\(shown.count) travellers are seen of \(pairs.count)") }
    }

    private func report(_ problem: String) {
        if problems.count < 3 { problems.append("\(problem) at \(stage.now)") }
    }
}

extension UIView {
    fileprivate var family: [UIView] { [self] + subviews.flatMap(\.family) }
}
