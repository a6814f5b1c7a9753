import UIKit

/// Calls a closure at each frame of the display, until `end()`. The display retains it.
@MainActor
final class FrameLink {
    private var link: CADisplayLink?

    init(_ handler: @escaping @MainActor () -> Void) {
        #if HEADLESS_UIKIT
            let link = CADisplayLink { _ in handler() }
        #else
            let link = CADisplayLink(target: Target(handler), selector: #selector(Target.act))
        #endif
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the calls.
    func end() {
        link?.invalidate()
        link = nil
    }
}

#if !HEADLESS_UIKIT
    @MainActor
    private final class Target: NSObject {
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        @objc func act() {
            handler()
        }
    }
#endif
