import UIKit

/// A resolved bar state: what a bar looks like at rest on one screen.
struct BarLook: Equatable {
    var background: BarState.Background
    var backgroundAlpha: CGFloat
    var showsShadowLine: Bool
    var tint: UIColor?
    var itemStyle: BarItemStyle
    var isHidden: Bool
    var transitionStyle: BarTransitionStyle?
    var statusBarStyle: UIStatusBarStyle?
    var toolbarBackground: BarState.Background
    var tabBarBackground: BarState.Background
    /// Whether the background may change when the device rotates.
    var followsHeight: Bool
    /// Whether nothing is painted because a vertical bar is beside the content (B21.4). The look is not that of UIKit's
    /// own bar, because the device may turn.
    var isBesideVerticalBar: Bool

    /// UIKit's own bar, unchanged.
    static let system = BarLook(BarState())

    init(_ state: BarState, isCompact: Bool = false, isBesideVerticalBar: Bool = false) {
        self.isBesideVerticalBar = isBesideVerticalBar && state != BarState()
        let state = isBesideVerticalBar ? state.withoutBackgrounds : state
        background = (isCompact ? state.compactBackground : nil) ?? state.background ?? .system
        backgroundAlpha = Self.sound(state.backgroundAlpha ?? 1)
        showsShadowLine = state.showsShadowLine ?? (background != .clear)
        tint = state.tint
        itemStyle = BarItemStyle(state)
        isHidden = state.isHidden ?? false
        transitionStyle = state.transitionStyle
        statusBarStyle = state.statusBarStyle
        toolbarBackground = state.toolbarBackground ?? .system
        tabBarBackground = state.tabBarBackground ?? .system
        followsHeight = state.compactBackground.map { $0 != state.background ?? .system } ?? false
    }

    /// Whether Baton paints behind the bar's content. A hidden bar counts as painted, so that UIKit's
    /// own background is not visible while the bar fades.
    var isPainted: Bool { background != .system || isHidden }

    /// Whether a view of Baton's has to be below the bar, either to paint on or only to notice changes that UIKit
    /// does not report to a delegate (B1.14, B1.30).
    var needsBackdrop: Bool { self != .system }

    /// Whether the item's own appearances have to be overwritten and later restored.
    var writesAppearances: Bool { isPainted || itemStyle != BarItemStyle() }

    /// Changes only the alpha of the background.
    mutating func fade(to alpha: CGFloat?) {
        backgroundAlpha = Self.sound(alpha ?? 1)
    }

    private static func sound(_ alpha: CGFloat) -> CGFloat {
        alpha.isFinite ? min(1, max(0, alpha)) : 1
    }
}

extension BarState {
    /// This state without what Baton paints.
    fileprivate var withoutBackgrounds: BarState {
        var state = self
        state.background = nil
        state.compactBackground = nil
        state.backgroundAlpha = nil
        state.showsShadowLine = nil
        state.toolbarBackground = nil
        state.tabBarBackground = nil
        return state
    }
}
