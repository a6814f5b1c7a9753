/// Reads the declarations in Swift source, including members of nested types, and excluding function bodies.
///
/// The source must compile. Of `var a = 1, b = 2` only the first name is read.
struct DeclarationScanner {
    let tokens: [SourceToken]
    var at = 0
    private var found: [Declaration] = []

    static func declarations(in source: String) -> [Declaration] {
        var scanner = DeclarationScanner(tokens: SourceToken.tokens(of: source))
        scanner.scan(Scope(path: "", role: nil, isPublic: false))
        return scanner.found
    }

    private init(tokens: [SourceToken]) {
        self.tokens = tokens
    }

    /// Returns the current token, or the token `offset` positions later.
    func text(_ offset: Int = 0) -> String {
        at + offset < tokens.count ? tokens[at + offset].text : ""
    }

    /// Returns the current token and moves to the next one.
    mutating func take() -> String {
        defer { at += 1 }
        return text()
    }
}

// MARK: - Scopes and modifiers

extension DeclarationScanner {
    /// A brace-delimited scope whose members are being read.
    private struct Scope {
        var path: String
        var role: Declaration.Role?
        var isPublic: Bool
        /// The modifiers and attributes that an extension passes on to its members.
        var attributes: Set<String> = []
    }

    /// The attributes and modifiers of a declaration.
    private struct Lead {
        var scope: Scope
        var modifiers: Set<String>
        var line: Int

        var isPublic: Bool {
            if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
            let passesOn = scope.isPublic && (scope.role == .protocol || scope.role == .extension)
            return passesOn && modifiers.isDisjoint(with: ["internal", "package", "private", "fileprivate"])
        }

        /// The modifiers with what the scope passes on. The member's own isolation replaces that of the scope.
        var allModifiers: Set<String> {
            let isolations: Set = ["@MainActor", "nonisolated"]
            return modifiers.isDisjoint(with: isolations) ? modifiers.union(scope.attributes) : modifiers
        }

        var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "class", "override",
        "convenience", "required", "mutating", "nonmutating", "lazy", "weak", "unowned", "nonisolated", "indirect",
    ]
    private static let memberKeywords: Set = ["func", "var", "let", "subscript"]

    private var isAtModifier: Bool {
        guard Self.modifiers.contains(text()) else { return false }
        return text() != "class" || Self.memberKeywords.contains(text(1)) || Self.modifiers.contains(text(1))
    }
}

// MARK: - Declarations

extension DeclarationScanner {
    /// Reads up to the closing brace of the scope.
    private mutating func scan(_ scope: Scope) {
        var modifiers: Set<String> = []
        while at < tokens.count, text() != "}" {
            if text() == "@" {
                modifiers.insert(skipAttribute())
            } else if isAtModifier {
                let modifier = take()
                // `private(set)` concerns writing only.
                if text() == "(" { skipGroup() } else { modifiers.insert(modifier) }
            } else {
                scanMember(Lead(scope: scope, modifiers: modifiers, line: tokens[at].line))
                modifiers = []
            }
        }
        at += 1
    }

    private mutating func scanMember(_ lead: Lead) {
        switch text() {
        case "class", "struct", "enum", "protocol", "extension": scanType(lead)
        case "func", "init", "subscript": scanFunction(lead)
        case "var", "let": scanVariables(lead)
        case "case": scanCases(lead)
        case "typealias": scanAlias(lead)
        case "{", "(", "[": skipGroup()
        case "#": skipDirective()
        // A name after a dot, as in `= .init`, is not a declaration.
        case ".": at += 2
        default: at += 1
        }
    }

    private mutating func add(
        _ name: String, as role: Declaration.Role? = nil, after lead: Lead, inherits: [String] = [],
        isThrowing: Bool = false
    ) {
        let path = lead.scope.path
        found.append(
            Declaration(
                name: path.isEmpty ? name : "\(path).\(name)", role: role ?? (lead.isStatic ? .static : .member),
                isPublic: role == .case ? lead.scope.isPublic : lead.isPublic, modifiers: lead.allModifiers,
                isThrowing: isThrowing, inherits: inherits, line: lead.line))
    }

    private mutating func scanType(_ lead: Lead) {
        let role = Declaration.Role(rawValue: take())
        var name = ""
        while !["{", ":", "where", "<", ""].contains(text()) {
            // `extension [Key: Value]`
            if text() == "[" { skipGroup() } else { name += take() }
        }
        skipAngles()
        add(name, as: role, after: lead, inherits: inheritance())
        at += 1
        let path = lead.scope.path.isEmpty ? name : "\(lead.scope.path).\(name)"
        let attributes = lead.modifiers.filter { role == .extension && ($0.hasPrefix("@") || $0 == "nonisolated") }
        scan(Scope(path: path, role: role, isPublic: lead.isPublic, attributes: attributes))
    }

    /// Reads the types after the colon, up to the opening brace.
    private mutating func inheritance() -> [String] {
        var types: [String] = []
        var isOver = text() != ":"
        while !["{", ""].contains(text()) {
            if text() == "@" {
                skipAttribute()
                continue
            }
            let word = take()
            isOver = isOver || word == "where"
            if word == ".", !isOver, !types.isEmpty {
                types[types.count - 1] += "." + take()
            } else if !isOver, word.first?.isLetter == true {
                types.append(word)
            }
        }
        return types
    }

    private mutating func scanFunction(_ lead: Lead) {
        let keyword = take()
        let name = keyword == "func" ? take() : keyword
        let isWord = name.first.map { $0.isLetter || $0 == "_" } ?? false
        let labels = labels(keyword == "subscript" ? .indices : isWord ? .parameters : .operands)
        if text() == "async" { at += 1 }
        add(name + labels, after: lead, isThrowing: text() == "throws")
    }

    /// Reads variables. `let a, b: Int` declares two.
    private mutating func scanVariables(_ lead: Lead) {
        repeat {
            at += 1
            add(take(), after: lead)
        } while text() == ","
    }

    private mutating func scanCases(_ lead: Lead) {
        repeat {
            at += 1
            add(take() + labels(.values), as: .case, after: lead)
            if text() == "=" { at += text(1) == "-" ? 3 : 2 }
        } while text() == ","
    }

    private mutating func scanAlias(_ lead: Lead) {
        at += 1
        add(take(), as: .typealias, after: lead)
    }
}
