import UIKit

/// Stands for the layout regions of iOS 26 in descriptions of UIKit's API that lack them.
struct NoLayoutRegion {
    enum Axis { case horizontal, vertical }
    static func safeArea(cornerAdaptation: Axis) -> NoLayoutRegion { NoLayoutRegion() }
}

extension UIView {
    /// Where UIKit has the method, it is the one that is called.
    @_disfavoredOverload
    func edgeInsets(for region: NoLayoutRegion) -> UIEdgeInsets { safeAreaInsets }
}
