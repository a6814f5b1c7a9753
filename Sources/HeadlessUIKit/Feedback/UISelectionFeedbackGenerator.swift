/// Generates the feedback of a changing selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        HeadlessLog.note(.selection)
    }
}
