import UIKit

/// Calls a closure at the end of each turn of the main run loop. While nothing happens the run loop waits, and no call is made.
@MainActor
enum EveryTurn {
    /// Calls a closure until it returns false.
    static func call(_ action: @escaping @MainActor () -> Bool) {
        #if HEADLESS_UIKIT
            let observer = TurnObserver()
            observer.number = TurnLoop.main.addFrameObserver {
                if !action() { observer.number.map(TurnLoop.main.removeFrameObserver) }
            }
        #elseif canImport(os)
            // Apple's systems. UIKit's API as `.ci/run` knows it on Linux has no observers.
            // This is the last one, after that of Core Animation, which lays out.
            let moment = CFRunLoopActivity.beforeWaiting.rawValue
            let observer = CFRunLoopObserverCreateWithHandler(nil, moment, true, .max) { observer, _ in
                let goesOn = MainActor.assumeIsolated { action() }
                if !goesOn { CFRunLoopObserverInvalidate(observer) }
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #endif
    }
}

#if HEADLESS_UIKIT
    /// The number by which an observer is removed.
    @MainActor
    private final class TurnObserver {
        var number: Int?
    }
#endif
