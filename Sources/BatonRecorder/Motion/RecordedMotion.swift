package import Baton
import UIKit

/// How Baton changes the screens of a stack, of tabs, or of a presentation: the values of the app's transitions that a file can hold.
///
/// Closures, source views and shared elements are the app's, and left out.
package struct RecordedMotion: Codable, Hashable, Sendable {
    private var forward: RecordedChoice
    private var backward: RecordedChoice
    private var isInterruptible: Bool
    /// Where a swipe may begin, or nil for none.
    private var swipe: Area?
    /// The progress from which a swipe finishes.
    private var threshold: Double?

    private enum Area: String, Codable {
        case automatic, edge, content
    }
}

@MainActor
extension RecordedMotion {
    init(_ transitions: NavigationTransitions) {
        forward = RecordedChoice(transitions.push)
        backward = RecordedChoice(transitions.pop)
        isInterruptible = transitions.interruptible
        threshold = transitions.swipe.rule.threshold
        switch transitions.swipe.area {
        case .automatic: swipe = .automatic
        case .edge: swipe = .edge
        case .content, .part: swipe = .content
        case .off: swipe = nil
        }
    }

    init(_ transitions: TabTransitions) {
        forward = RecordedChoice(transitions.forward)
        backward = RecordedChoice(transitions.back)
        isInterruptible = transitions.interruptible
        swipe = transitions.swipe == nil ? nil : .content
        threshold = transitions.swipe?.rule.threshold
    }

    /// The transitions of a stack.
    package var navigation: NavigationTransitions {
        var transitions = NavigationTransitions(push: forward.choice, pop: backward.choice)
        transitions.interruptible = isInterruptible
        let areas: [Area: SwipeArea] = [.automatic: .automatic, .edge: .edge, .content: .content]
        transitions.swipe = SwipePop.Options(area: swipe.flatMap { areas[$0] } ?? .off, rule: rule)
        return transitions
    }

    /// The transitions of tabs.
    package var tabs: TabTransitions {
        var transitions = TabTransitions(forward: forward.choice, back: backward.choice)
        transitions.interruptible = isInterruptible
        transitions.swipe = swipe == nil ? nil : SwipeTabs.Options(rule: rule)
        return transitions
    }

    private var rule: ReleaseRule { threshold.map { ReleaseRule(threshold: $0) } ?? ReleaseRule() }
}
