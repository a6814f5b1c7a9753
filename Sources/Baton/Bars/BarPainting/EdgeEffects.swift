import UIKit

/// Hides the scroll edge effects of screens with a painted bar on the glass design, and restores them. A painted
/// background and the effect would add up, and below a clear bar the effect would veil the content (B17.25).
@MainActor
final class EdgeEffects {
    private var hidden: [HiddenEdgeEffect] = []

    /// Hides the effect of a screen if its bar is painted or clear. Otherwise restores the effect.
    func show(_ look: BarLook, on controller: UIViewController) {
        guard look.isPainted, BarDesign.current == .glass, let scrollView = controller.barScrollView else {
            return restore { $0 === controller }
        }
        if let known = hidden.first(where: { $0.screen === controller }) { return known.hide(scrollView) }
        let effect = HiddenEdgeEffect(of: controller)
        effect.hide(scrollView)
        hidden.append(effect)
    }

    func restore(besides controller: UIViewController? = nil) {
        restore { $0 == nil || $0 !== controller }
    }

    private func restore(where isRestored: (UIViewController?) -> Bool) {
        guard !hidden.isEmpty else { return }
        hidden.filter { isRestored($0.screen) }.forEach { $0.restore() }
        hidden.removeAll { isRestored($0.screen) }
    }
}

/// The hidden edge effect of one screen, and the app's own value.
@MainActor
private final class HiddenEdgeEffect {
    private(set) weak var screen: UIViewController?
    private weak var scrollView: UIScrollView?
    private var isHidden: PropertyOverride<Bool>?

    init(of screen: UIViewController) {
        self.screen = screen
    }

    func hide(_ scrollView: UIScrollView) {
        if self.scrollView !== scrollView {
            restore()
            self.scrollView = scrollView
            isHidden = PropertyOverride(
                read: { [weak scrollView] in scrollView?.hidesTopEdgeEffect ?? false },
                set: { [weak scrollView] in scrollView?.hidesTopEdgeEffect = $0 })
        }
        isHidden?.write(true)
    }

    func restore() {
        isHidden?.write(nil)
        isHidden = nil
    }
}
