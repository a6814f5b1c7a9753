@testable import UIKitNames

/// Checks that public names are declared as UIKit declares them: the superclass, the isolation, which initializers are
/// designated, convenience or required, whether a class has `init()`, and which functions throw.
struct DeclarationCheck {
    /// What can differ. The word is the suffix of an entry that allows it: `A.b declared isolation`.
    enum Difference: String {
        case superclass, isolation, initializer, empty, throwing
    }

    /// What begins the suffix of an entry that allows a difference.
    static let mark = " declared "

    var real: NameList
    /// The differences that are allowed, each with a reason.
    var allowed = NameList("")

    func complaints(about surface: PublicSurface) -> [String] {
        differences(in: surface).filter { !allowed.entries.contains(allowance($0.difference, of: $0.declaration)) }.map
        {
            "\($0.declaration.file):\($0.declaration.line): `\($0.declaration.entry)` \($0.what)"
        }
    }

    /// Returns the allowed entries that are not needed.
    func needlessAllowances(for surface: PublicSurface) -> [String] {
        let used = differences(in: surface).map { allowance($0.difference, of: $0.declaration) }
        return allowed.entries.filter { $0.contains(Self.mark) }.subtracting(used).sorted()
    }

    private func allowance(_ difference: Difference, of declaration: Declaration) -> String {
        declaration.entry + Self.mark + difference.rawValue
    }

    private func differences(
        in surface: PublicSurface
    ) -> [(difference: Difference, declaration: Declaration, what: String)] {
        surface.declarations.flatMap { declaration in
            let found: [(Difference, String?)] = [
                (.superclass, superclass(of: declaration)),
                (.isolation, isolation(of: declaration, in: surface)),
                (.initializer, initializer(declaration)),
                (.empty, emptyInitializer(of: declaration, in: surface)),
                (.throwing, throwing(declaration, in: surface)),
            ]
            return found.compactMap { difference, what in what.map { (difference, declaration, $0) } }
        }
    }

    private func superclass(of declaration: Declaration) -> String? {
        let marks = real.traits(of: declaration.entry).filter { $0.hasPrefix(": ") }
        guard declaration.role == .class, let real = marks.first?.dropFirst(2) else { return nil }
        return declaration.inherits.first == String(real) ? nil : "is a subclass of \(real) in UIKit"
    }

    private func throwing(_ declaration: Declaration, in surface: PublicSurface) -> String? {
        let known = surface.possibleEntries(for: declaration).filter(real.entries.contains)
        guard !known.isEmpty,
            !known.contains(where: { real.traits(of: $0).contains("throws") == declaration.isThrowing })
        else { return nil }
        return declaration.isThrowing ? "does not throw in UIKit" : "throws in UIKit"
    }
}

// MARK: - Initializers

extension DeclarationCheck {
    private func initializer(_ declaration: Declaration) -> String? {
        guard declaration.isInitializer, let owner = declaration.owners.last,
            real.traits(of: "\(owner) class").contains(where: { $0.hasPrefix(": ") })
        else { return nil }
        let traits = real.traits(of: declaration.entry)
        // Swift imports the one initializer that a protocol of UIKit's requires as required.
        let isRequired = traits.contains("required") || declaration.name.hasSuffix(".init(coder:)")
        guard declaration.modifiers.contains("required") == isRequired else {
            return isRequired ? "is required in UIKit" : "is not required in UIKit"
        }
        guard real.entries.contains(declaration.entry),
            declaration.modifiers.contains("convenience") != traits.contains("convenience")
        else { return nil }
        return "is a \(traits.contains("convenience") ? "convenience" : "designated") initializer in UIKit"
    }

    /// In Objective-C every class has `init()`, unless its header makes it unavailable.
    private func emptyInitializer(of declaration: Declaration, in surface: PublicSurface) -> String? {
        let traits = real.traits(of: declaration.entry)
        guard declaration.role == .class, traits.contains(where: { $0.hasPrefix(": ") }) else { return nil }
        guard surface.hasEmptyInitializer(declaration.name) == traits.contains("no init") else { return nil }
        return traits.contains("no init") ? "has no `init()` in UIKit" : "has `init()` in UIKit"
    }
}

// MARK: - Isolation

extension DeclarationCheck {
    private func isolation(of declaration: Declaration, in surface: PublicSurface) -> String? {
        if declaration.modifiers.contains("@MainActor"), !declaration.modifiers.contains("@preconcurrency") {
            return "is main-actor for Swift 6 only in UIKit: add @preconcurrency"
        }
        guard declaration.role != .case, declaration.role != .typealias,
            let expected = isMainActor(declaration, in: surface),
            surface.isMainActor(declaration) != expected
        else { return nil }
        return expected ? "is main-actor in UIKit" : "is not main-actor in UIKit"
    }

    /// Whether a declaration is main-actor in UIKit, or nil if that is not known.
    private func isMainActor(_ declaration: Declaration, in surface: PublicSurface) -> Bool? {
        guard let known = surface.possibleEntries(for: declaration).first(where: real.entries.contains) else {
            return nil
        }
        let traits = real.traits(of: known)
        if traits.contains("main actor") { return true }
        if traits.contains("not isolated") { return false }
        if [.class, .struct, .enum, .protocol].contains(declaration.role) { return false }
        guard let owner = declaration.owners.last else { return false }
        let name = known.prefix { $0 != "(" }
        let knownOwner =
            declaration.isInitializer ? owner : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? owner
        // A main-actor class can adopt a protocol that is not isolated.
        guard knownOwner == owner || knownOwner == "NSObject" || isMainActor(type: knownOwner) else { return nil }
        return isMainActor(type: knownOwner)
    }

    private func isMainActor(type: String) -> Bool {
        ["class", "protocol", "struct", "enum"].contains { real.traits(of: "\(type) \($0)").contains("main actor") }
    }
}
