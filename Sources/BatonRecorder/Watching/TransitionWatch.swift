import UIKit

/// Notes the beginnings and ends of transitions, and those that are late.
@MainActor
final class TransitionWatch {
    private final class Entry {
        weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        let name: String
        var patience: TransitionPatience
        var isInteractive: Bool
        /// Whether a finger has led it.
        var wasHeld = false
        var hasEnded = false
        var isReported = false

        @MainActor
        init(_ coordinator: any UIViewControllerTransitionCoordinator, at time: Double) {
            self.coordinator = coordinator
            name = coordinator.screenNames
            isInteractive = coordinator.isInteractive
            patience = TransitionPatience(
                duration: coordinator.transitionDuration, at: time, TransitionPatience.Sight(coordinator))
        }
    }

    /// Called with what has begun, was let go, or has ended.
    var onNote: (String) -> Void = { _ in }
    /// Called with the screens of a transition that a finger has cancelled.
    var onCancel: ([UIViewController]) -> Void = { _ in }
    /// Called once for each transition that is late.
    var onLate: (LateTransition) -> Void = { _ in }
    private var entries: [Entry] = []

    /// Whether no transition runs.
    var isAtRest: Bool { entries.allSatisfy(\.hasEnded) }

    /// Whether a transition runs that may become late.
    var waits: Bool { entries.contains { !$0.hasEnded && !$0.isReported } }

    /// Looks at what runs now.
    func look(_ coordinators: [any UIViewControllerTransitionCoordinator], isTouched: Bool, at time: Double) {
        entries.removeAll { $0.coordinator == nil }
        for coordinator in coordinators where !entries.contains(where: { $0.coordinator === coordinator }) {
            begin(coordinator, at: time)
        }
        for entry in entries where !entry.hasEnded {
            guard let coordinator = entry.coordinator else { continue }
            if entry.isInteractive, !coordinator.isInteractive { onNote("\(entry.name) is let go") }
            entry.isInteractive = coordinator.isInteractive
            entry.wasHeld = entry.wasHeld || isTouched && coordinator.isInteractive
            entry.patience.look(TransitionPatience.Sight(coordinator), isTouched: isTouched, at: time)
            if entry.patience.isOver, !entry.isReported { report(entry, coordinator) }
        }
    }

    private func begin(_ coordinator: any UIViewControllerTransitionCoordinator, at time: Double) {
        let entry = Entry(coordinator, at: time)
        entries.append(entry)
        onNote("\(entry.name) begins\(coordinator.initiallyInteractive ? ", held" : "")")
        coordinator.animate(alongsideTransition: nil) { [weak self, weak entry] context in
            guard let self, let entry else { return }
            entry.hasEnded = true
            if context.isCancelled, entry.wasHeld {
                onCancel([.from, .to].compactMap { context.viewController(forKey: $0) })
            }
            onNote("\(entry.name) \(context.isCancelled ? "is cancelled" : "ends")")
        }
    }

    private func report(_ entry: Entry, _ coordinator: any UIViewControllerTransitionCoordinator) {
        entry.isReported = true
        let holder = TransitionHolder(of: coordinator)
        onLate(
            LateTransition(
                name: entry.name, seconds: entry.patience.waited, step: TransitionWait(of: coordinator),
                holder: holder.name, facts: holder.facts))
    }
}

extension TransitionPatience.Sight {
    @MainActor
    fileprivate init(_ coordinator: any UIViewControllerTransitionCoordinator) {
        self.init(
            progress: coordinator.percentComplete, isInteractive: coordinator.isInteractive,
            isCancelled: coordinator.isCancelled)
    }
}
