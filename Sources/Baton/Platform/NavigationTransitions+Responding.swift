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

        /// The app's answer; the stack's own if the app's delegate has gone since UIKit asked for the method.
        public func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            forwarded.delegate?.navigationControllerSupportedInterfaceOrientations?(navigationController)
                ?? navigationController.supportedInterfaceOrientations
        }

        /// The app's answer; the stack's own if the app's delegate has gone since UIKit asked for the method.
        public func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            forwarded.delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
                ?? navigationController.preferredInterfaceOrientationForPresentation
        }

        private static let queries: Set<Selector> = [
            #selector((any UINavigationControllerDelegate).navigationController(_:animationControllerFor:from:to:)),
            #selector((any UINavigationControllerDelegate).navigationController(_:interactionControllerFor:)),
        ]

        private static let orientations: Set<Selector> = [
            #selector(
                (any UINavigationControllerDelegate).navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(
                (any UINavigationControllerDelegate)
                    .navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
        ]
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
