import UIKit

/// Calls a closure when a recognizer acts: a target where there is an Objective-C runtime, the stand-in's closure
/// where there is none.
@MainActor
final class GestureAction: NSObject {
    private let handler: () -> Void

    init(on recognizer: UIGestureRecognizer, _ handler: @escaping () -> Void) {
        self.handler = handler
        super.init()
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(act))
        #else
            recognizer.addAction { [weak self] _ in self?.handler() }
        #endif
    }

    #if canImport(ObjectiveC)
        @objc private func act() {
            handler()
        }
    #endif
}
