import UIKit

/// What a layout needs to know of the container and of the content.
struct OverlayRoom: Equatable {
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var direction: UIUserInterfaceLayoutDirection
    /// The corner that window controls cover, or null if there are none.
    var controls: CGRect
    /// The height that the keyboard covers at the bottom.
    var keyboard: CGFloat = 0
    /// The size that the content asks for.
    var content = CGSize.zero

    /// The part above the keyboard.
    var aboveKeyboard: OverlayRoom {
        var room = self
        room.bounds.size.height = max(0, bounds.height - keyboard)
        room.safeArea.bottom = max(0, safeArea.bottom - keyboard)
        room.keyboard = 0
        return room
    }

    /// Returns the inset of the safe area at an edge.
    func inset(at edge: DirectionalEdge) -> CGFloat {
        let isAtEnd = edge.isAtEnd(in: direction)
        if edge.isVertical { return isAtEnd ? safeArea.bottom : safeArea.top }
        return isAtEnd ? safeArea.right : safeArea.left
    }
}

extension OverlayRoom {
    @MainActor
    init(in container: UIView) {
        self.init(
            bounds: container.bounds, safeArea: container.safeAreaInsets,
            direction: container.effectiveUserInterfaceLayoutDirection, controls: container.windowControls)
    }
}

extension UIView {
    /// The corner of the view that the window controls of an iPad cover beyond the safe area. It is null if there are none.
    fileprivate var windowControls: CGRect {
        let (safe, (below, beside)) = (safeAreaInsets, cornerInsets)
        guard below.top > safe.top else { return .null }
        let isAtLeft = beside.left > safe.left
        let width = isAtLeft ? beside.left : beside.right
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: below.top)
    }
}
