extension UIViewController {
    /// A transition that a view controller prefers when it is pushed or presented (B11.1).
    ///
    /// A navigation controller plays zooms, and slides for all others. An animator from a delegate takes precedence.
    open class Transition: NSObject {
        enum Kind {
            case zoom(Zoom)
            case move(UIModalTransitionStyle)
        }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
        }

        public class func coverVertical() -> Self { created(.move(.coverVertical)) }
        public class func crossDissolve() -> Self { created(.move(.crossDissolve)) }

        /// A zoom out of a view and back into it. The provider is asked on the way in and on the way out (B11.3, B16.43).
        /// If it returns nil, the view controller moves as without a preferred transition (B11.4).
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            created(.zoom(Zoom(options: options, source: .view(sourceViewProvider))))
        }

        /// A zoom out of the view of a bar button item and back into it.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Self {
            created(.zoom(Zoom(options: options, source: .item(sourceBarButtonItemProvider))))
        }
    }
}

extension UIViewController {
    /// The zoom that the view controller prefers, if it prefers one.
    var preferredZoom: Zoom? {
        guard case .zoom(let zoom)? = preferredTransition?.kind else { return nil }
        return zoom
    }
}
