import UIKit

extension NavigationBarCarrier {
    /// Returns a state without the fields that a standalone bar cannot show. Gives advice if one of them was set.
    static func usable(_ state: BarState) -> BarState {
        var usable = state
        usable.scrollEdgeBackground = nil
        usable.isHidden = nil
        usable.transition = nil
        usable.statusBarStyle = nil
        if usable != state {
            Advice.give(
                about: NavigationBarCarrier.self,
                "A standalone bar shows no scrollEdgeBackground, isHidden, transition or statusBarStyle, so they are "
                    + "ignored.",
                "Leave them out, or use a navigation controller. While content scrolls, set the backgroundAlpha.")
        }
        return usable
    }
}
