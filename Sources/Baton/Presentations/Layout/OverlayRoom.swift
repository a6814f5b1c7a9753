import UIKit

/// What a layout needs to know of the container.
struct OverlayRoom: Equatable {
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var direction: UIUserInterfaceLayoutDirection

    @MainActor
    init(in container: UIView) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        direction = container.effectiveUserInterfaceLayoutDirection
    }
}
