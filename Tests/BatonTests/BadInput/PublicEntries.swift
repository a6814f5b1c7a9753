import Foundation

/// Reads the public declarations of sources that are formatted like Baton's.
struct PublicEntries {
    private struct Scope {
        let indent: Int
        let name: String
        let kind: String
        let isPublic: Bool
    }

    private(set) var entries: Set<PublicEntry> = []
    /// The names of types, which are entry points of their own for what happens to their values.
    private(set) var types: Set<String> = []

    init(in files: [SourceFile]) {
        // What does not exist is declared there to say so.
        for file in files where !file.name.hasSuffix("UnavailableNames.swift") { read(file.code.map(\.text)) }
    }

    private mutating func read(_ lines: [String]) {
        var scopes: [Scope] = []
        for (number, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let indent = line.count - text.count
            if !text.hasPrefix(")") { scopes.removeAll { $0.indent >= indent } }
            if let scope = scope(in: String(text), at: indent) {
                scopes.append(scope)
                types.insert(scopes.map(\.name).joined(separator: "."))
            } else if let entry = entry(String(text), at: indent, in: scopes, followedBy: lines[(number + 1)...]) {
                entries.insert(entry)
            }
        }
    }

    private func scope(in text: String, at indent: Int) -> Scope? {
        let words = text.split { !"_.".contains($0) && !$0.isLetter && !$0.isNumber }.map(String.init)
        let kinds = ["class", "struct", "enum", "protocol", "extension", "actor"]
        guard let index = words.firstIndex(where: kinds.contains), words.indices.contains(index + 1),
            !["func", "var", "let", "init"].contains(words[index + 1]),
            words[..<index].allSatisfy({ !["func", "var", "let", "case", "init", "available"].contains($0) })
        else { return nil }
        return Scope(
            indent: indent, name: words[index + 1], kind: words[index],
            isPublic: words.contains { ["public", "open"].contains($0) })
    }

    private func entry(_ text: String, at indent: Int, in scopes: [Scope], followedBy rest: ArraySlice<String>)
        -> PublicEntry?
    {
        guard let scope = scopes.last, indent == scope.indent + 4 else { return nil }
        let words = text.split { !$0.isLetter && !$0.isNumber && !"_".contains($0) }.map(String.init)
        guard let index = words.firstIndex(where: ["func", "init", "var", "let", "case"].contains) else { return nil }
        let isPublic = words[..<index].contains { ["public", "open"].contains($0) }
        let isCase = words[index] == "case" && scope.kind == "enum" && scope.isPublic && text.contains("(")
        guard isPublic || isCase || scope.kind == "protocol" && scope.isPublic else { return nil }
        guard words[index] != "case" || isCase else { return nil }
        let place = scopes.map(\.name).joined(separator: ".") + "."
        if words[index] == "let" {
            return PublicEntry(name: place + words[index + 1], types: [], isPlainCall: false)
        }
        if words[index] == "var" { return variable(text, named: place + words[index + 1], at: indent, rest) }
        let name = words[index] == "init" ? "init" : words[index + 1]
        return function(whole(text, rest), named: place + name)
    }

    /// Joins the lines of a declaration up to the end of its parameters.
    private func whole(_ text: String, _ rest: ArraySlice<String>) -> String {
        var (whole, rest) = (text, rest)
        while whole.count(where: { $0 == "(" }) > whole.count(where: { $0 == ")" }), let next = rest.popFirst() {
            whole += next.drop { $0 == " " } + " "
        }
        return whole
    }

    private func function(_ text: String, named name: String) -> PublicEntry? {
        let parameters = Self.parameters(in: text)
        let labels = parameters.map { parameter -> String in
            guard let colon = parameter.firstIndex(of: ":"), !parameter.hasPrefix("@"), !parameter.hasPrefix("(") else {
                return "_:"
            }
            return (parameter[..<colon].split(separator: " ").first ?? "_") + ":"
        }
        let isPlain = parameters.isEmpty && !text.contains("->") && !name.hasSuffix(".init")
        return PublicEntry(
            name: "\(name)(\(labels.joined()))", types: parameters.map(Self.type), isPlainCall: isPlain)
    }

    /// Returns a variable that an app can set.
    private func variable(_ text: String, named name: String, at indent: Int, _ rest: ArraySlice<String>)
        -> PublicEntry?
    {
        let known = PublicEntry(name: name, types: [], isPlainCall: false)
        guard !text.contains("(set)") else { return known }
        let brace = text.firstIndex(of: "{"), equals = text.firstIndex(of: "=")
        if let brace, equals.map({ brace < $0 }) ?? true {
            let body = rest.prefix { $0.prefix { $0 == " " }.count > indent }.joined() + text[brace...]
            let isSettable = ["set {", "set }", "didSet"].contains { body.contains($0) }
            guard isSettable, !(text.hasSuffix("}") && !text.contains("set }")) else { return known }
        }
        return PublicEntry(name: name, types: [Self.type(of: text)], isPlainCall: false)
    }

    /// Splits what is between the parentheses of a declaration.
    private static func parameters(in text: String) -> [String] {
        guard let start = text.firstIndex(of: "(") else { return [] }
        var (parts, depth, part) = ([String](), 0, "")
        for character in text[text.index(after: start)...] {
            if depth == 0, ")".contains(character) { break }
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && part.last != "-" { depth -= 1 }
            if depth == 0, character == "," {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        return (parts + [part]).map { String($0.drop { $0 == " " }) }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Returns the type of a parameter or a variable. A value that is true or false says it too.
    private static func type(of text: String) -> String {
        if [" = true", " = false"].contains(where: text.hasSuffix) { return "Bool" }
        guard let colon = text.firstIndex(of: ":") else { return text }
        let type = text[text.index(after: colon)...].components(separatedBy: " = ")[0].components(separatedBy: " {")[0]
        return type.split(separator: " ").joined(separator: " ")
    }
}
