import UIKit

extension UITraitCollection {
    /// Whether the device shows a vertical bar beside the content, as iPhone Duo does from iOS 27.1 on (B21.4).
    ///
    /// The trait exists only for apps that are built with the SDK of iOS 27.1, and so does the vertical bar (B21.1).
    var hasVerticalBar: Bool {
        #if HEADLESS_UIKIT
            return verticalBarEdge != .unspecified
        #else
            if #available(iOS 27.1, *) { return verticalBarEdge.rawValue != 0 }
            return false
        #endif
    }
}

#if !HEADLESS_UIKIT
    /// Declares the trait for SDKs without it. UIKit's own property is preferred to that of a protocol.
    protocol VerticalBarTrait {}

    extension VerticalBarTrait {
        var verticalBarEdge: NoVerticalBarEdge { .unspecified }
    }

    enum NoVerticalBarEdge: Int {
        case unspecified
    }

    extension UITraitCollection: VerticalBarTrait {}
#endif
