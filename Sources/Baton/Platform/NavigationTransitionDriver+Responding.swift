#if !HEADLESS_UIKIT
    public import UIKit

    extension NavigationTransitionDriver {
        /// Which optional methods there are is part of UIKit's contract (B2.40): the two queries are there only where
        /// somebody would answer them, and those of orientation only where the app answers them.
        public nonisolated override func responds(to aSelector: Selector!) -> Bool {
            let isQuery = Self.queries.contains(aSelector)
            // Anybody may ask for anything else, on any thread.
            guard isQuery || Self.orientations.contains(aSelector) else { return super.responds(to: aSelector) }
            return MainActor.assumeIsolated {
                let isApps = forwarded.call(.other("\(aSelector!)")) { $0?.responds(to: aSelector) } == true
                return isApps || isQuery && hasAnimatorQuery
            }
        }

        /// The app's answer, while there is an app's delegate.
        public func navigationControllerSupportedInterfaceOrientations(
            _ n: UINavigationController
        ) -> UIInterfaceOrientationMask {
            forwarded.call(.other("orientations")) {
                $0?.navigationControllerSupportedInterfaceOrientations?(n)
            } ?? n.usualOrientations
        }

        /// The app's answer, while there is an app's delegate.
        public func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ n: UINavigationController
        ) -> UIInterfaceOrientation {
            forwarded.call(.other("orientation")) {
                $0?.navigationControllerPreferredInterfaceOrientationForPresentation?(n)
            } ?? n.usualOrientation
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

    extension UIViewController {
        /// What UIKit says where nobody says anything. Its containers cannot be asked: they would ask their delegate.
        var usualOrientations: UIInterfaceOrientationMask {
            traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
        }
        var usualOrientation: UIInterfaceOrientation {
            viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
        }
    }
#else
    package import UIKit

    extension NavigationTransitionDriver: HeadlessAnimatorSource {
        /// What `responds(to:)` says elsewhere, so that the stand-in's own swipe lives where Baton brings no animators.
        package func implementsAnimatorQuery(for navigationController: UINavigationController) -> Bool {
            hasAnimatorQuery || forwarded.bringsAnimators(in: navigationController)
        }
    }
#endif
