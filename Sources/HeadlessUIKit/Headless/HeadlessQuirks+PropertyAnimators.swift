/// Answers to questions about property animators that are interrupted and continued. By default the answers are those that
/// were believed. UIKit's own transitions are not concerned.
extension HeadlessQuirks {
    /// What the initial velocity of a spring counts in, when the spring continues an animator.
    public enum SpringVelocities: CaseIterable, Sendable {
        /// Remaining distances per second.
        case ofTheRest
        /// Whole distances of the animator per second.
        case ofTheWhole
    }

    /// What becomes of a property animator that has nothing to do: without a duration, or with animations that change nothing.
    public enum EndsWithoutMotion: CaseIterable, Sendable {
        /// It ends, and calls its completion handlers.
        case complete
        /// It stays active at its end, and calls its completion handlers only after it was stopped and finished.
        case stayActive
        /// It is inactive again, and calls no completion handlers.
        case areSilent
    }

    /// What becomes of a property animator without a duration, or with animations that change nothing. That they complete is
    /// known of blocks (B6.2, B6.3), and not of property animators.
    public static var endsWithoutMotion = EndsWithoutMotion.complete

    /// Whether timing parameters that continue a reversed animator are run through from their end to their beginning, so
    /// that a spring starts slowly and ends abruptly. Curves of a reversed animator jumped and were uneven on iOS 11, and it
    /// is not known how they run on later systems (B6.59).
    public static var continuedTimingsAreRetraced = false

    /// Whether timing parameters that continue an animator begin as those before them, and turn into their own by the end. The
    /// documentation says that the animator may do so, and not when (B6.59).
    public static var continuedTimingsBeginAsTheFormer = false

    /// What the initial velocity of a spring counts in, when the spring continues an animator. The documentation says that it
    /// is relative to the distance, and not whether what has been covered already belongs to that (B6.31).
    public static var springVelocities = SpringVelocities.ofTheRest

    /// Whether a spring that continues an animator is stretched to the part of the duration that `continueAnimation` is given.
    /// Otherwise it lasts until it is at rest. For an animator that is created with a spring of its own stiffness the
    /// duration is ignored (B6.33); it is not known whether the factor is (B6.59).
    public static var durationFactorsStretchSprings = false

    /// Whether an animator that `continueAnimation` has continued stays active at its end, and calls its completion handlers
    /// only after it was stopped and finished. One library saw that the completion was sometimes missing (B6.59).
    public static var continuedAnimatorsLoseTheirCompletion = false

    /// Whether `fractionComplete` of an animator that runs is the fraction of its time. After `pauseAnimation()` it is that of
    /// the values. The documentation speaks of the values; it is not known whether that is so while it runs (B6.57, B6.58).
    public static var runningFractionsAreTimes = false

    /// Whether `fractionComplete` of a reversed animator counts from its reversed start, when it is read and when it is set.
    /// Apps that turn the way of a finger round for a reversed animator expect that. It is not known (B6.56, B6.57).
    public static var reversedFractionsCountBack = false

    /// Whether `inheritedAnimationDuration` tells the duration of a property animator inside its blocks. Otherwise it is 0
    /// there. The documentation speaks of animation blocks only (B6.6).
    public static var animatorsHaveAnInheritedDuration = false
}
