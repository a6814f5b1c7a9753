@testable import UIKitNames

/// What follows from the declarations of a class and of its superclasses.
extension PublicSurface {
    /// Whether a declaration is isolated to the main actor: by itself, or by its type, its superclass or a protocol.
    func isMainActor(_ declaration: Declaration) -> Bool {
        if declaration.modifiers.contains("@MainActor") { return true }
        if declaration.modifiers.contains("nonisolated") { return false }
        switch declaration.role {
        case .class, .struct, .enum, .protocol:
            return declaration.inherits.compactMap { types[$0] }.contains(where: isMainActor)
        case .member, .static:
            return declaration.owners.last.flatMap { types[$0] }.map(isMainActor) ?? false
        case .case, .typealias, .extension:
            return false
        }
    }

    /// Whether a class can be created without arguments: it declares `init()`, or it inherits it.
    func hasEmptyInitializer(_ type: String) -> Bool {
        guard let declaration = types[type] else { return true }
        let own = initializers[type, default: []]
        if own.contains(where: { $0.name == "\(type).init()" }) { return true }
        let parent = declaration.inherits.first ?? ""
        guard own.contains(where: isDesignated) else { return hasEmptyInitializer(parent) }
        // A class that overrides all designated initializers of its superclass inherits the convenience ones.
        let overridden = Set(own.map { $0.name.dropFirst(type.count) })
        return types[parent] != nil && designatedInitializers(of: parent).isSubset(of: overridden)
            && hasEmptyInitializer(parent)
    }

    /// The argument labels of the designated initializers that a class declares, or inherits if it declares none.
    private func designatedInitializers(of type: String) -> Set<Substring> {
        let own = Set(initializers[type, default: []].filter(isDesignated).map { $0.name.dropFirst(type.count) })
        guard own.isEmpty, let parent = types[type]?.inherits.first else { return own }
        return designatedInitializers(of: parent)
    }

    private func isDesignated(_ initializer: Declaration) -> Bool {
        !initializer.modifiers.contains("convenience")
    }
}
