public import Foundation

extension UIViewController.Transition {
    /// Options of a zoom.
    open class ZoomOptions: NSObject {
        /// The views of a zoom whose alignment is asked for.
        open class AlignmentRectContext: NSObject {
            @preconcurrency @MainActor open private(set) var sourceView: UIView
            @preconcurrency @MainActor open private(set) var zoomedViewController: UIViewController

            @MainActor
            init(_ source: UIView, _ zoomed: UIViewController) {
                sourceView = source
                zoomedViewController = zoomed
            }
        }

        /// A gesture that may begin to dismiss a zoomed screen.
        open class InteractionContext: NSObject {
            /// The place of the gesture in the view of the zoomed view controller.
            open private(set) var location: CGPoint
            /// The velocity of the gesture in points per second.
            open private(set) var velocity: CGVector
            /// Whether the dismissal begins if nobody objects.
            open private(set) var willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                self.location = location
                self.velocity = velocity
                self.willBegin = willBegin
            }
        }

        /// Decides whether a gesture dismisses the zoomed screen. Return `willBegin` to keep the default (B16.44).
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Returns the rectangle in the zoomed view that coincides with the source view. By default that is the top of the
        /// zoomed view, with the proportions of the source.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect)?
        /// The colour over the views behind the zoomed view.
        open var dimmingColor: UIColor?
        /// The blur over the views behind the zoomed view.
        @preconcurrency @MainActor open var dimmingVisualEffect: UIBlurEffect?

        public override init() {
            super.init()
        }
    }
}
