extension MutationFinder {
    private static let statementWords: Set<String> = [
        "if", "guard", "switch", "for", "while", "repeat", "do", "return", "throw", "break", "continue", "defer", "let",
        "var",
        "func", "try", "await", "case", "default", "fallthrough", "struct", "enum", "class", "init", "import", "get",
        "set",
        "didSet", "willSet", "extension", "else", "catch", "in", "where", "_",
    ]

    /// Whether some tokens are an expression, as far as their beginning tells.
    func startsExpression(_ range: Range<Int>) -> Bool {
        guard let first = range.first.map({ syntax.tokens[$0] }) else { return false }
        let isDeclaration = Self.statementWords.contains(first.text) || first.text.hasPrefix("@")
        return !isDeclaration && !hasAssignment(range) && !first.text.hasPrefix("#")
    }

    private func hasAssignment(_ range: Range<Int>) -> Bool {
        syntax.top(of: range).contains { Self.isAssignment(syntax.tokens[$0]) }
    }

    static func isAssignment(_ token: Token) -> Bool {
        token.isBinary && token.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(token.text)
    }

    /// Whether a statement is only a call.
    func isCall(_ statement: Range<Int>) -> Bool {
        let top = syntax.top(of: statement)
        guard startsExpression(statement), let last = top.last, syntax.tokens[statement.lowerBound].kind == .word,
            ["(", "{"].contains(syntax.tokens[last].text), top.contains(where: { syntax.tokens[$0].kind == .open })
        else { return false }
        let text = syntax.text(of: statement)
        let starts = ["self.init", "super.init", "fatalError", "precondition", "assert"]
        guard !starts.contains(where: text.hasPrefix) else { return false }
        return top.dropFirst().allSatisfy { index in
            let token = syntax.tokens[index]
            switch token.kind {
            case .open: return true
            case .op: return !token.isBinary
            case .mark: return [".", ":"].contains(token.text)
            case .word: return !Self.statementWords.contains(token.text)
            case .number, .string, .close: return false
            }
        }
    }

    /// Adds the opposite of a result, or nothing in its place.
    mutating func addResult(_ range: Range<Int>, _ type: String?) {
        guard let type else { return }
        if type == "Bool" {
            addNegation(.result, range)
        } else if type.hasSuffix("?"), syntax.text(of: range) != "nil" {
            add(.result, range, .passed(to: "_emptied"), "nil")
        }
    }

    private struct Branch {
        let names: Set<String>
        let range: Range<Int>
        let text: String
        let returns: Bool
    }

    /// Adds for each case that has only a result the one of the next case that can take its place.
    mutating func addBranches(_ body: Range<Int>) {
        let branches = branches(in: body)
        for (index, branch) in branches.enumerated() {
            let others = branches[(index + 1)...] + branches[..<index]
            let other = others.first {
                $0.text != branch.text && $0.returns == branch.returns && $0.names.isSubset(of: branch.names)
            }
            if let other { add(.branch, branch.range, .expression(other.text), other.text) }
        }
    }

    private func branches(in body: Range<Int>) -> [Branch] {
        var found: [Branch] = []
        var label: Range<Int>?
        var statements: [Range<Int>] = []
        func end() {
            guard let label, statements.count == 1, var range = statements.first else { return }
            let returns = syntax.tokens[range.lowerBound].text == "return"
            if returns { range = (range.lowerBound + 1)..<range.upperBound }
            guard !range.isEmpty, startsExpression(range) else { return }
            found.append(
                Branch(names: boundNames(in: label), range: range, text: syntax.text(of: range), returns: returns))
        }
        for statement in syntax.statements(in: body) {
            guard ["case", "default", "@unknown"].contains(syntax.tokens[statement.lowerBound].text) else {
                statements.append(statement)
                continue
            }
            end()
            (label, statements) = (statement, [])
        }
        end()
        return found
    }

    /// The names that a pattern binds.
    private func boundNames(in label: Range<Int>) -> Set<String> {
        Set(
            label.dropFirst().filter { ["let", "var"].contains(syntax.tokens[$0 - 1].text) }
                .flatMap { index in
                    // `case let .a(b, c)` binds all names in the brackets.
                    syntax.tokens[index].text == "."
                        ? label.filter { $0 > index }.map { syntax.tokens[$0].text } : [syntax.tokens[index].text]
                })
    }
}
