/// The trait overrides of an object and its registrations for changes. Few objects have one.
@MainActor
final class TraitState {
    /// The overrides that the app set.
    var overrides = UITraitOverrides()
    /// The overrides that are in effect. They follow in the next update (B19.10).
    private(set) var applied = TraitValues()
    private var registrations: [TraitRegistration] = []
    /// The traits that the registrations were last told of.
    private var seen = UITraitCollection()

    /// Whether an update of the overrides is due.
    var isPending = false

    /// Puts the overrides into effect. Returns whether they differ from those before.
    func apply() -> Bool {
        isPending = false
        guard applied != overrides.values else { return false }
        applied = overrides.values
        return true
    }

    func add(_ registration: TraitRegistration, seeing traits: UITraitCollection) {
        if registrations.isEmpty { seen = traits }
        registrations.append(registration)
    }

    func remove(_ registration: AnyObject) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers of the traits that changed.
    func tell(_ holder: any TraitHolder) {
        guard !registrations.isEmpty else { return }
        let (previous, current) = (seen, holder.traitCollection)
        seen = current
        guard previous != current else { return }
        for registration in registrations { registration.tell(holder, from: previous, to: current) }
    }
}
