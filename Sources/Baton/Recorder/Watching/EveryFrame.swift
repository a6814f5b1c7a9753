import UIKit

/// Calls a closure at each frame. A stage replaces the clock, since its frames are in virtual time.
@MainActor
package enum EveryFrame {
    /// Starts to call a closure, until it returns false.
    package static var start: (_ action: @escaping @MainActor () -> Bool) -> Void = { action in
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { timer in
            let goesOn = MainActor.assumeIsolated { action() }
            if !goesOn { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}
