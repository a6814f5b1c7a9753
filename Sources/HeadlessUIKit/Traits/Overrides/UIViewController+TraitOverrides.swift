extension UIViewController: UITraitChangeObservable, TraitHolder {
    /// The traits that this view controller and those below have instead of the inherited ones, from the next update on.
    public var traitOverrides: UITraitOverrides {
        get { givenOverrides }
        set { givenOverrides = newValue }
    }

    func tellChange(from previous: UITraitCollection) { viewIfLoaded?.traitsMayHaveChanged(from: previous) }

    /// Returns the traits of the parent or of the presentation, or else those of the views above.
    func inheritTraits() -> UITraitCollection {
        guard let parent else { return traitsWithoutParent }
        guard let traitsFromParent else { return parent.traitCollection }
        return UITraitCollection(traitsFrom: [parent.traitCollection, traitsFromParent])
    }
}
