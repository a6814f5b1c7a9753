import UIKit

/// The layout regions of iOS 26, for a compiler that knows only UIKit's headers. Their Swift names are in no header.
struct NoLayoutRegion {
    enum Axis { case horizontal, vertical }
    static func safeArea(cornerAdaptation: Axis) -> NoLayoutRegion { NoLayoutRegion() }
}

extension UIView {
    /// Where UIKit has the method, it is the one that is called.
    @_disfavoredOverload
    func edgeInsets(for region: NoLayoutRegion) -> UIEdgeInsets { safeAreaInsets }
}
