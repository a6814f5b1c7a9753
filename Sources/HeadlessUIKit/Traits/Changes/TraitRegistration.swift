import Foundation

/// What an app registered for changes of traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    func tell(_ object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        guard traits.contains(where: { !current.values.hasSame($0, as: previous.values) }) else { return }
        handler(object, previous)
    }
}
