extension UIWindowScene: UITraitChangeObservable, TraitHolder {
    /// The traits that the windows of the scene have instead of those of the screen, from the next update on.
    public var traitOverrides: UITraitOverrides {
        get { givenOverrides }
        set { givenOverrides = newValue }
    }

    func tellChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        traitState?.tell(self)
        for window in windows { window.traitsMayHaveChanged(from: previous) }
    }
}
