import UIKit

extension NavigationBarCarrier {
    /// Returns a state without a background for the scroll edge. Gives advice if there was one.
    static func withoutScrollEdge(_ state: BarState) -> BarState {
        guard state.scrollEdgeBackground != nil else { return state }
        Advice.give(
            about: NavigationBarCarrier.self,
            "A scrollEdgeBackground has no effect on a standalone bar, which knows no scroll view.",
            "Set the backgroundAlpha while the content scrolls, or use a navigation controller.")
        var plain = state
        plain.scrollEdgeBackground = nil
        return plain
    }

    /// Returns a look at the scroll edge, where UIKit's own background is without a scroll view (B8.42).
    static func atScrollEdge(_ look: BarLook) -> BarLook {
        var look = look
        if look.likeness != nil { look.coverage = 0 }
        return look
    }
}
