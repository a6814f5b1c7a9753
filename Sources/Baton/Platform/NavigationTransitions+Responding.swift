#if canImport(ObjectiveC)
    public import UIKit

    extension NavigationTransitions {
        /// Which optional methods there are is part of UIKit's contract (B2.40): the two queries are there only where
        /// somebody would answer them, and those of orientation only where the app answers them.
        public nonisolated override func responds(to aSelector: Selector!) -> Bool {
            MainActor.assumeIsolated {
                let isApps = forwarded.delegate?.responds(to: aSelector) == true
                if Self.queries.contains(aSelector) { return bringsAnimators || isApps }
                if Self.orientations.contains(aSelector) { return isApps }
                return super.responds(to: aSelector)
            }
        }

        /// The app's answer, while there is an app's delegate.
        public func navigationControllerSupportedInterfaceOrientations(
            _ n: UINavigationController
        ) -> UIInterfaceOrientationMask {
            forwarded.delegate?.navigationControllerSupportedInterfaceOrientations?(n) ?? n.usualOrientations
        }

        /// The app's answer, while there is an app's delegate.
        public func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ n: UINavigationController
        ) -> UIInterfaceOrientation {
            forwarded.delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(n)
                ?? n.usualOrientation
        }

        private typealias Apps = any UINavigationControllerDelegate
        private static let queries: Set<Selector> = [
            #selector(Apps.navigationController(_:animationControllerFor:from:to:)),
            #selector(Apps.navigationController(_:interactionControllerFor:)),
        ]
        private static let orientations: Set<Selector> = [
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
    public import UIKit

    extension NavigationTransitions: HeadlessAnimatorSource {
        /// What `responds(to:)` says elsewhere, so that the stand-in's own swipe lives where Baton brings no animators.
        public func implementsAnimatorQuery(for navigationController: UINavigationController) -> Bool {
            bringsAnimators || forwarded.bringsAnimators(in: navigationController)
        }
    }
#endif
