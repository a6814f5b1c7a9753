import Foundation
import Observation

extension UIView {
    /// Calls methods of the app. If an observable object that they read changes later, a closure is called once (B19.11).
    func observing(_ methods: () -> Void, whenChanged: @escaping @MainActor @Sendable (UIView) -> Void) {
        guard HeadlessDevice.tracksObservation, #available(iOS 17, macOS 14, *) else { return methods() }
        withObservationTracking(methods) { [weak self] in
            UIView.onMain { if let self { whenChanged(self) } }
        }
    }

    private nonisolated static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(action)
        } else {
            Task { @MainActor in action() }
        }
    }
}
