import UIKit

/// Calls a closure at each frame of the display, until `end()`. The display retains it.
@MainActor
final class FrameLink: NSObject {
    private let handler: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        super.init()
        #if HEADLESS_UIKIT
            let link = CADisplayLink { _ in handler() }
        #else
            let link = CADisplayLink(target: self, selector: #selector(act))
        #endif
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the calls.
    func end() {
        link?.invalidate()
        link = nil
    }

    #if !HEADLESS_UIKIT
        @objc private func act() { handler() }
    #endif
}
