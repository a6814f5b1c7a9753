extension UIView: UITraitChangeObservable, TraitHolder {
    /// The traits that this view and the views below have instead of the inherited ones, from the next update on.
    public var traitOverrides: UITraitOverrides {
        get { givenOverrides }
        set { givenOverrides = newValue }
    }

    func tellChange(from previous: UITraitCollection) { traitsMayHaveChanged(from: previous) }
}
