public import Foundation

/// Haptic feedback that the app generated or prepared.
public enum HeadlessFeedback: Equatable, Sendable {
    case preparation
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
}
