import UIKit

extension BarCarrier {
    private func bottomBars(_ look: BarLook) -> [(bar: any BottomBar, background: BarState.Background)] {
        guard let navigationController, BarDesign.current == .classic else { return [] }
        var bars: [(any BottomBar, BarState.Background)] = []
        // Reading `toolbar` makes the navigation controller create it, so read it only where it is painted.
        if look.toolbarBackground != .system || paintsToolbar, let toolbar = navigationController.toolbar {
            bars.append((toolbar, look.toolbarBackground))
        }
        // The tab bar is painted only for a stack in a window. Any stack may stop painting it.
        let tabBar = navigationController.tabBarController?.tabBar
        if let tabBar, isSeen || look.tabBarBackground == .system { bars.append((tabBar, look.tabBarBackground)) }
        if let paintedTabBar, paintedTabBar !== tabBar { bars.append((paintedTabBar, .system)) }
        return bars
    }

    func showBottomBars(_ look: BarLook, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
        if BarDesign.current == .glass, look.toolbarBackground != .system || look.tabBarBackground != .system {
            return adviseOfFloatingBars()
        }
        for (bar, background) in bottomBars(look) {
            BottomBarPainter.of(bar, toShow: background)?.show(background, for: self, along: coordinator)
        }
        paintsToolbar = paintsToolbar || look.toolbarBackground != .system
        paintedTabBar = look.tabBarBackground == .system ? nil : navigationController?.tabBarController?.tabBar
    }

    func bottomBarsShow(_ look: BarLook) -> Bool {
        bottomBars(look).allSatisfy { BottomBarPainter.shows($0.background, in: $0.bar, for: self) }
    }

    /// Gives advice where toolbars and tab bars float above the content and have no background (B17.2, B17.70).
    private func adviseOfFloatingBars() {
        Advice.give(
            about: BarState.self,
            "On the iOS 26 design a toolbarBackground and a tabBarBackground have no effect: these bars float above the "
                + "content.",
            "Tint single items instead, or set the backgrounds only for earlier systems.")
    }
}
