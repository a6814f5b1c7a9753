import UIKit

/// What a layout needs to know of the container.
struct OverlayRoom: Equatable {
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var direction: UIUserInterfaceLayoutDirection
    /// The corner that window controls cover, or null if there are none.
    var controls: CGRect

    @MainActor
    init(in container: UIView) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        direction = container.effectiveUserInterfaceLayoutDirection
        controls = container.windowControls
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
