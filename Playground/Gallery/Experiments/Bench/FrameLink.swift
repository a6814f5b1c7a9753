import UIKit

/// Calls a closure in each frame of the display.
@MainActor
final class FrameLink {
    private var link: CADisplayLink?

    init(_ action: @escaping @MainActor () -> Void) {
        #if canImport(ObjectiveC)
            let target = Target(action)
            link = CADisplayLink(target: target, selector: #selector(Target.step))
        #else
            link = CADisplayLink { _ in action() }
        #endif
        link?.add(to: .main, forMode: .common)
    }

    /// Ends the calls.
    func stop() {
        link?.invalidate()
        link = nil
    }

    #if canImport(ObjectiveC)
        /// The link retains its target.
        @MainActor
        private final class Target: NSObject {
            private let action: @MainActor () -> Void

            init(_ action: @escaping @MainActor () -> Void) {
                self.action = action
            }

            @objc func step() { action() }
        }
    #endif
}
