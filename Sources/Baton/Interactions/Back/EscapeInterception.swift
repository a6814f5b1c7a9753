import UIKit

/// Lets the escape gesture of VoiceOver call the interceptor of the top screen of a plain navigation controller. A
/// `BatonNavigationController` does this by itself.
@MainActor
final class EscapeInterception {
    private weak var view: UIView?
    private weak var item: UINavigationItem?
    private var isWritten = false

    /// Follows the item on top of a stack with a view. Called again when its interceptor has changed.
    func follow(_ item: UINavigationItem?, in view: UIView?) {
        self.item = item
        self.view = view
        update()
        if let item, view != nil, item.backInterceptor != nil { advise(about: item) }
    }

    /// Removes what was written.
    func end() {
        item = nil
        update()
    }

    private func update() {
        guard #available(iOS 17, *), let view else { return }
        if item?.backInterceptor == nil {
            if isWritten { view.accessibilityPerformEscapeBlock = nil }
            isWritten = false
        } else if !isWritten, view.accessibilityPerformEscapeBlock == nil {
            view.accessibilityPerformEscapeBlock = { [weak self] in self?.item?.interceptsBack() ?? false }
            isWritten = true
        }
    }

    private func advise(about item: UINavigationItem) {
        let hasBlock = if #available(iOS 17, *) { view?.accessibilityPerformEscapeBlock != nil } else { false }
        if hasBlock { return }
        let hasAction = if #available(iOS 16, *) { item.backAction != nil } else { false }
        let ways = hasAction ? "escape gesture of VoiceOver does" : "back button and the escape gesture of VoiceOver do"
        Advice.give(
            about: UINavigationItem.self,
            "On this system the \(ways) not call the backInterceptor of a plain UINavigationController.",
            "Use a BatonNavigationController.")
    }
}
