#if canImport(ObjectiveC)
    public import UIKit

    extension NavigationTransitions {
        /// Which optional methods there are is part of UIKit's contract (B2.40): the two queries are there only where
        /// somebody would answer them, and whatever else the app's delegate has, it goes on having.
        public nonisolated override func responds(to aSelector: Selector!) -> Bool {
            MainActor.assumeIsolated {
                if Self.queries.contains(aSelector) {
                    return bringsAnimators || forwarded.delegate?.responds(to: aSelector) == true
                }
                return super.responds(to: aSelector) || forwarded.delegate?.responds(to: aSelector) == true
            }
        }

        /// Methods that are only the app's go straight to its delegate.
        public nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
            MainActor.assumeIsolated { forwarded.delegate }
        }

        private static let queries: Set<Selector> = [
            #selector(
                (any UINavigationControllerDelegate).navigationController(_:animationControllerFor:from:to:)),
            #selector((any UINavigationControllerDelegate).navigationController(_:interactionControllerFor:)),
        ]
    }
#endif
