extension SwipeCircumstances {
    /// The circumstances for a key that goes back. Whoever animates, a key has no gesture in the way of others.
    var ofKey: SwipeCircumstances {
        var found = self
        (found.family, found.animator, found.prefersSystemTransition) = (.uikits, .uikit, false)
        return found
    }
}
