import UIKit

/// A line of what a driver says about itself.
struct DriverFact: Equatable, CustomStringConvertible {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }

    var description: String { "\(name): \(value)" }
}

@MainActor
extension DriverFact {
    /// Who is the delegate, and to whom the driver forwards.
    static func delegate(_ current: AnyObject?, of driver: AnyObject, forwardedTo app: AnyObject?) -> DriverFact {
        let installed = current.map { $0 === driver ? "the driver" : "\(type(of: $0))" } ?? "none"
        return DriverFact("delegate", app.map { "\(installed), which forwards to \(type(of: $0))" } ?? installed)
    }

    /// What a recognizer does, and where.
    static func recognizer(_ name: String, _ recognizer: UIGestureRecognizer?) -> DriverFact {
        guard let recognizer, let view = recognizer.view else { return DriverFact(name, "not attached") }
        let state = recognizer.isEnabled ? recognizer.state.word : "disabled"
        return DriverFact(name, "\(state), on \(type(of: view))")
    }

    /// What UIKit says about the transition of a container.
    static func transition(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> DriverFact {
        guard let coordinator else { return DriverFact("transition", "none") }
        var words = [coordinator.isAnimated ? "animated" : "not animated"]
        if coordinator.isInteractive { words.append("held") }
        if coordinator.isCancelled { words.append("cancelled") }
        return DriverFact("transition", words.joined(separator: ", "))
    }
}

extension UIGestureRecognizer.State {
    fileprivate var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        @unknown default: "unknown"
        }
    }
}
