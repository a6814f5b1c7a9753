/// What decides on whether the system's swipe back may begin, as a value (B2.40, B2.43).
struct BackCircumstances: Equatable {
    var hasScreenBelow = true
    var isChanging = false
    var isBarHidden = false
    var hidesBackButton = false
    var hasLeadingItems = false
    /// The leading items stand beside the back button, not in its place.
    var supplementsBackButton = false
    /// The stack's delegate implements the query for an animator, whatever it answers.
    var delegateBringsAnimators = false
    /// Somebody put a failure relation between a gesture and this one, and so knows of it (B2.41).
    var hasFailureRelation = false

    var allowSwipe: Bool {
        let showsBackButton = !hidesBackButton && (!hasLeadingItems || supplementsBackButton)
        return hasScreenBelow && !isChanging && !isBarHidden && showsBackButton
            && (!delegateBringsAnimators || hasFailureRelation)
    }
}
