import UIKit

/// Lets the escape gesture of VoiceOver call the interceptor of the top screen of a plain navigation controller. A
/// `BatonNavigationController` does this by itself.
@MainActor
final class EscapeInterception {
    private weak var item: UINavigationItem?
    private var isWritten = false

    /// Follows the item on top of a stack with a view, or none. Called again when its interceptor has changed.
    func follow(_ item: UINavigationItem?, in view: UIView?) {
        self.item = item
        let isIntercepted = item?.backInterceptor != nil
        guard let view, isIntercepted || isWritten else { return }
        if #available(iOS 17, *) {
            // A block of the app's stays.
            if isIntercepted, !isWritten, view.accessibilityPerformEscapeBlock == nil {
                view.accessibilityPerformEscapeBlock = { [weak self] in self?.item?.interceptsBack() ?? false }
                isWritten = true
            } else if !isIntercepted {
                view.accessibilityPerformEscapeBlock = nil
                isWritten = false
            }
            guard isIntercepted, view.accessibilityPerformEscapeBlock == nil else { return }
        }
        advise()
    }

    private func advise() {
        let hasAction = if #available(iOS 16, *) { item?.backAction != nil } else { false }
        let ways = hasAction ? "escape gesture of VoiceOver does" : "back button and the escape gesture of VoiceOver do"
        Advice.give(
            about: UINavigationItem.self,
            "On this system the \(ways) not call the backInterceptor of a plain UINavigationController.",
            "Use a BatonNavigationController.")
    }
}
