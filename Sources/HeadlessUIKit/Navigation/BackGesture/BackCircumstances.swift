/// The conditions that determine whether the system's swipe back can begin (B2.40, B2.43).
struct BackCircumstances: Equatable {
    var hasScreenBelow = true
    var isChanging = false
    var isBarHidden = false
    /// Whether the screen was zoomed in. Its own gestures dismiss it (B16.16).
    var isZoomed = false
    var hidesBackButton = false
    var hasLeadingItems = false
    /// Whether the leading items appear beside the back button instead of replacing it.
    var supplementsBackButton = false
    /// Whether the delegate of the navigation controller implements the animator query, whatever the query returns.
    var delegateBringsAnimators = false
    /// Whether a failure relation exists between this gesture recognizer and another. With such a
    /// relation the swipe can begin although the delegate implements the query (B2.41).
    var hasFailureRelation = false

    var allowSwipe: Bool {
        let showsBackButton = !hidesBackButton && (!hasLeadingItems || supplementsBackButton)
        return hasScreenBelow && !isChanging && !isBarHidden && !isZoomed && showsBackButton
            && (!delegateBringsAnimators || hasFailureRelation)
    }
}
