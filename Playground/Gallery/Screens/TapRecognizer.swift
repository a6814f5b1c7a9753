import UIKit

/// A tap that calls a closure, on hosts with and without an Objective-C runtime.
final class TapRecognizer: UITapGestureRecognizer {
    #if canImport(ObjectiveC)
        private var handler: () -> Void = {}

        convenience init(_ handler: @escaping () -> Void) {
            self.init(target: nil, action: nil)
            self.handler = handler
            addTarget(self, action: #selector(act))
        }

        @objc private func act() {
            handler()
        }
    #else
        convenience init(_ handler: @escaping () -> Void) {
            self.init()
            addAction { _ in handler() }
        }
    #endif
}
