extension UIPresentationController: UITraitChangeObservable, TraitHolder {
    /// The traits that the presented view controller has instead of the inherited ones, from the next update on.
    public var traitOverrides: UITraitOverrides {
        get { givenOverrides }
        set { givenOverrides = newValue }
    }

    func tellChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        traitState?.tell(self)
        presentedViewController.viewIfLoaded?.traitsMayHaveChanged(from: previous)
    }
}
