import UIKit

/// Lets the main run loop turn a few times a second while a transition runs. Core Animation moves views without a turn, and a
/// transition that is stuck causes none.
@MainActor
final class TransitionPulse {
    /// Shorter than the time between two looks that `TransitionPatience` counts.
    static let interval = 0.25

    private(set) var timer: Timer?

    /// Begins or ends the pulse.
    func run(_ isNeeded: Bool) {
        if !isNeeded {
            timer?.invalidate()
            timer = nil
        } else if timer == nil {
            let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] timer in
                if self == nil { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }
}
