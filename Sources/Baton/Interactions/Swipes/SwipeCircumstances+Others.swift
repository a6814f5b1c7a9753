extension SwipeCircumstances {
    /// The circumstances for a key that goes back. Whoever animates, a key has no gesture in the way of others.
    var ofKey: SwipeCircumstances {
        var found = self
        (found.family, found.animator, found.prefersSystemTransition) = (.uikits, .uikit, false)
        return found
    }

    /// The circumstances for a pull or a pinch, which the app has asked for. UIKit has none, so its rules for bars and buttons do not
    /// hold.
    var ofPull: SwipeCircumstances {
        var found = self
        (found.bar, found.backButton) = (.shown, .shown)
        return found
    }
}
