/// An object that can notify of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    func unregister(forTraitChanges registration: any UITraitChangeRegistration)
}

extension UITraitEnvironment where Self: UITraitChangeObservable {
    /// Calls a closure whenever one of several traits has changed. The registration ends with the object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
        (self as? any TraitHolder)?.needTraitState().add(registration, seeing: traitCollection)
        return registration
    }
}
