import UIKit

/// Calls a closure at each frame. A stage replaces the clock, since its frames are in virtual time.
@MainActor
package enum EveryFrame {
    /// Starts to call a closure, until it returns false.
    package static var start: (_ action: @escaping @MainActor () -> Bool) -> Void = { action in
        RunLoop.main.add(makeTimer(action), forMode: .common)
    }

    /// Returns a timer that calls a closure until it returns false.
    static func makeTimer(_ action: @escaping @MainActor () -> Bool) -> Timer {
        Timer(timeInterval: 1 / 60, repeats: true) { timer in
            let goesOn = MainActor.assumeIsolated { action() }
            if !goesOn { timer.invalidate() }
        }
    }
}
