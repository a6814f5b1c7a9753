/// Answers to questions about gestures and interactive transitions, where what others have seen of UIKit contradicts what
/// was believed, or where reports differ. By default the answers are those that were believed.
extension HeadlessQuirks {
    /// Whether a pan, a pinch or a rotation keeps its velocity while the fingers rest, since a rest sends no event. It was
    /// seen of pans (B7.14, B27.53). Otherwise the velocity is zero after a rest. Scroll views take no old velocity in
    /// either case.
    public static var restingFingersKeepVelocity = false
}
