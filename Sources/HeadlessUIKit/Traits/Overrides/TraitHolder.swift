/// An object with trait overrides and registrations for changes.
@MainActor
protocol TraitHolder: UITraitEnvironment {
    var traitState: TraitState? { get set }
    /// Notifies this object and those that inherit its traits.
    func tellChange(from previous: UITraitCollection)
}

extension TraitHolder {
    func needTraitState() -> TraitState {
        if let traitState { return traitState }
        let state = TraitState()
        traitState = state
        return state
    }

    /// The overrides that the app set. They come into effect in the next update.
    var givenOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let state = needTraitState()
            state.overrides = newValue
            guard !state.isPending else { return }
            state.isPending = true
            TurnLoop.main.commits.addTraits { [weak self] in self?.applyOverrides() }
        }
    }

    /// Returns traits with the overrides of this object.
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        guard let applied = traitState?.applied, applied != TraitValues() else { return inherited }
        return UITraitCollection(values: inherited.values.overlaid(by: applied))
    }

    private func applyOverrides() {
        let previous = traitCollection
        guard let traitState, traitState.apply() else { return }
        InheritedTraits.expire()
        tellChange(from: previous)
    }
}
