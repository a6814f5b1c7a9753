#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

/// An object that can notify of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Called when a trait has changed, with the object and its former traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls a closure whenever one of several traits has changed. The registration ends with the object.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        register(
            TraitRegistration(traits) { environment, previous in
                if let environment = environment as? TraitEnvironment { handler(environment, previous) }
            })
    }

    /// Calls a method of a target, with this object, whenever one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let call = TargetAction(target, action)
        return register(TraitRegistration(traits) { environment, _ in call.perform(with: environment) })
    }

    /// Calls a method of this object whenever one of several traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitState?.remove(registration)
    }

    private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        if let holder = self as? any TraitHolder {
            holder.needTraitState().add(registration, seeing: holder.traitCollection)
        }
        return registration
    }
}
