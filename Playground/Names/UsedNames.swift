/// The names in Swift sources that may be UIKit's.
///
/// It reads words and knows no types. Comments, the contents of strings, and words without a prefix of UIKit that stand alone
/// are left out.
struct UsedNames {
    /// How often a name is used, and where first.
    struct Uses: Equatable {
        var count = 0
        let place: String
    }

    private(set) var uses: [UsedName: Uses] = [:]
    /// The names that the sources declare, without owners and labels.
    private(set) var declared: Set<String> = []

    /// Adds the names in one file.
    mutating func read(_ source: String, in file: String) {
        readWords(SourceToken.tokens(of: source), in: file)
        for declaration in DeclarationScanner.declarations(in: source) where declaration.role != .extension {
            let name = declaration.ownName
            declared.insert(String(name.prefix { $0 != "(" }))
            if declaration.mayBeCalledByUIKit { note(.method(name), at: "\(file):\(declaration.line)") }
        }
    }

    private mutating func readWords(_ tokens: [SourceToken], in file: String) {
        // A path of types, such as `UIView.ContentMode`, and the place of its last word.
        var path = (name: "", end: -1)
        for (index, token) in tokens.enumerated() where token.isName {
            let place = "\(file):\(token.line)"
            if index == 0 || tokens[index - 1].text != "." {
                guard token.hasPrefixOfUIKit else { continue }
                note(.global(token.text), at: place)
                path = (token.text, index)
            } else if path.end >= 0, path.end == index - 2 {
                let member = "\(path.name).\(token.text)"
                note(.member(member), at: place)
                if token.isCapitalized { path = (member, index) }
            } else if !token.isCapitalized,
                index < 2 || !tokens[index - 2].isCapitalized && tokens[index - 2].text != "."
            {
                // Neither the member of a type that is not UIKit's, nor the end of a range.
                note(.word(token.text), at: place)
            }
        }
    }

    private mutating func note(_ name: UsedName, at place: String) {
        uses[name, default: Uses(place: place)].count += 1
    }
}

extension SourceToken {
    fileprivate var isName: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
    fileprivate var isCapitalized: Bool { text.first?.isUppercase ?? false }

    /// Whether the word begins as the types, functions and constants of UIKit and Core Animation do.
    fileprivate var hasPrefixOfUIKit: Bool {
        ["UI", "NS", "CA"].contains(text.prefix(2)) && text.dropFirst(2).first?.isUppercase == true
    }
}

extension Declaration {
    /// The name and the labels, without the owners.
    fileprivate var ownName: String {
        String(name.dropFirst(owners.last.map { $0.count + 1 } ?? 0))
    }

    /// Whether it overrides a method, or has the labels that a delegate's method has.
    fileprivate var mayBeCalledByUIKit: Bool {
        guard role == .member, name.hasSuffix(")") else { return false }
        return modifiers.contains("override") || name.count { $0 == ":" } > 1
    }
}
