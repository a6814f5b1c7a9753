public import Foundation

/// The base class of generators of haptic feedback. What they generate is recorded in `HeadlessLog`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Prepares the device for feedback.
    open func prepare() {
        HeadlessLog.note(.preparation)
    }
}
