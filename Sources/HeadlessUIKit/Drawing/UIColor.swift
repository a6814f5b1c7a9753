public import Foundation

/// An immutable colour that may depend on the traits of where it is shown.
///
/// There is one colour space here: colours that on a device differ in nothing but that are equal.
// Unchecked because a provider's closure need not be sendable; it is handed over once and only ever called.
public final class UIColor: NSObject, @unchecked Sendable {
    private enum Storage: Hashable {
        case fixed(CGColor)
        /// With an alpha that replaces the one of whatever the provider answers.
        case dynamic(DynamicProvider, alpha: CGFloat?)
    }

    private let storage: Storage

    private init(storage: Storage) {
        self.storage = storage
    }

    public convenience init(cgColor: CGColor) {
        self.init(storage: .fixed(cgColor))
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(DynamicProvider(answer: dynamicProvider), alpha: nil))
    }

    /// The colour in these surroundings, which depends on nothing any more.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed:
            return self
        case .dynamic(let provider, let alpha):
            let color = provider.answer(traitCollection).resolvedColor(with: traitCollection)
            return alpha.map(color.withAlphaComponent) ?? color
        }
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider, _): UIColor(storage: .dynamic(provider, alpha: alpha))
        }
    }

    /// A layer's colour cannot be dynamic: it is resolved with the traits that are current now.
    public var cgColor: CGColor {
        switch storage {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.storage == storage
    }

    public override var hash: Int {
        storage.hashValue
    }

    public override var description: String {
        switch storage {
        case .fixed(let color):
            let channels = (color.components ?? []).map { "\($0)" }
            return "UIColor(\(channels.joined(separator: " ")))"
        case .dynamic:
            return "UIColor(dynamic, now \(resolvedColor(with: .current)))"
        }
    }
}

/// Compared by identity, since functions cannot be compared otherwise.
private final class DynamicProvider: Hashable {
    let answer: (UITraitCollection) -> UIColor

    init(answer: @escaping (UITraitCollection) -> UIColor) {
        self.answer = answer
    }

    static func == (lhs: DynamicProvider, rhs: DynamicProvider) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
