#if !HEADLESS_UIKIT
    public import UIKit

    extension NavigationTransitionDriver {
        /// True for queries that Baton or the app's delegate answers (B2.40), and for the app's orientation methods.
        public nonisolated override func responds(to aSelector: Selector!) -> Bool {
            let isQuery = Self.queries.contains(aSelector)
            // Any thread may ask, as analytics do. UIKit asks on the main thread.
            guard isQuery || Self.orientations.contains(aSelector), Thread.isMainThread else {
                return super.responds(to: aSelector)
            }
            return MainActor.assumeIsolated {
                let isApps = forwarded.call(.other("\(aSelector!)")) { $0?.responds(to: aSelector) } == true
                return isApps || isQuery && hasAnimatorQuery
            }
        }

        private typealias Apps = any UINavigationControllerDelegate
        private nonisolated static let queries: Set<Selector> = [
            #selector(Apps.navigationController(_:animationControllerFor:from:to:)),
            #selector(Apps.navigationController(_:interactionControllerFor:)),
        ]
        private nonisolated static let orientations: Set<Selector> = [
            #selector(Apps.navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(Apps.navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
        ]
    }
#else
    package import UIKit

    extension NavigationTransitionDriver: HeadlessAnimatorSource {
        /// Replaces `responds(to:)`, so that the stand-in's own swipe stays enabled where Baton brings no animators.
        package func implementsAnimatorQuery(for navigationController: UINavigationController) -> Bool {
            hasAnimatorQuery || navigationController.bringsAnimators(forwarded.delegate)
        }
    }
#endif
