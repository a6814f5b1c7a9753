import UIKit

/// What passes from one transition to the next, if that one begins in the middle of this one.
extension RunningTransition {
    /// Notes what is visible of both screens, and how fast they move to their ends, in remaining distances per second.
    func noteSeen(rate: Double) {
        entering?.posed.noteSeen(rate: rate)
        leaving?.posed.noteSeen(rate: rate)
    }

    /// Lets the screens go on from where the last transition has left them, if that was ended a moment ago. Returns how fast they
    /// move to their ends, in remaining distances per second, or nil if they begin anew.
    func goOn() -> Double? {
        let rates = [
            entering?.posed.goOn(to: poses.entering.end), leaving?.posed.goOn(to: poses.leaving.end),
        ].compactMap { $0 }
        guard let rate = rates.max(by: { abs($0) < abs($1) }) else { return nil }
        // Both are on one spring. A screen that turns round when it is nearly there would throw one far away that begins anew.
        return rates.count > 1 ? rate : max(rate, -ReleaseSpring.fastest)
    }
}
