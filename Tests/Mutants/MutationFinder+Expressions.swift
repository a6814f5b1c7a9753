extension MutationFinder {
    private static let separators: Set<String> = [
        ",", ";", ":", "&&", "||", "->", "in", "return", "if", "guard", "while", "else", "where", "let", "var", "case",
        "switch", "for", "throw", "try", "await", "do", "default", "repeat", "catch", "defer", "func",
    ]
    private static let bodies: Set<String> = [
        "if", "guard", "while", "for", "switch", "do", "else", "repeat", "catch", "defer",
    ]
    private static let bindings: Set<String> = ["let", "var", "case", "#available", "#unavailable", "_"]
    private static let comparisons = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
    private static let truths: Set<String> = ["==", "!=", "===", "!==", "<", "<=", ">", ">=", "is"]

    /// Visits the expressions in some tokens.
    ///
    /// - Parameter result: The type of what `return` returns in the bodies of the statement.
    mutating func scan(_ range: Range<Int>, result: String?) {
        var scan = Scan(start: range.lowerBound)
        for index in syntax.top(of: range) where index >= scan.next {
            let token = syntax.tokens[index]
            if token.kind == .open {
                visitGroup(index, range, &scan, result: result)
            } else if token.text.hasPrefix("@") || token.text.hasSuffix("available") && token.text.hasPrefix("#") {
                scan.skipsGroup = true
            } else if separates(index) {
                end(&scan, at: index)
            }
            if token.kind == .number { addNumber(index) }
            if ["true", "false"].contains(token.text) {
                let other = token.text == "true" ? "false" : "true"
                add(.constant, index..<(index + 1), .passed(to: "_negated"), other)
            }
        }
        endSegment(&scan, at: range.upperBound, behind: "")
        endClause(&scan, at: range.upperBound)
    }

    /// What is known on the way through an expression.
    private struct Scan {
        /// Where the operand begins that is being read.
        var start: Int
        /// What came before it.
        var before = ""
        /// Where the clause of a condition begins, inside a condition.
        var clause: Int?
        /// Whether the next brace begins the body of a statement, and of which.
        var body: String?
        var skipsGroup = false
        /// The first token that is not skipped.
        var next = 0
    }

    private func separates(_ index: Int) -> Bool {
        let token = syntax.tokens[index]
        // A word before a colon is a label.
        let isLabel = token.kind == .word && syntax.tokens.dropFirst(index + 1).first?.text == ":"
        if isLabel { return false }
        return Self.separators.contains(token.text) || Self.isAssignment(token) || token.text == "?" && token.isBinary
    }

    private mutating func visitGroup(_ open: Int, _ range: Range<Int>, _ scan: inout Scan, result: String?) {
        let inside = syntax.inside(open, until: range.upperBound)
        defer { scan.skipsGroup = false }
        if scan.skipsGroup { return }
        guard syntax.tokens[open].text == "{" else { return self.scan(inside, result: nil) }
        guard let body = scan.body else { return visitBody(inside, result: nil) }
        endSegment(&scan, at: open, behind: "{")
        endClause(&scan, at: open)
        if body == "switch" { visitSwitch(inside, result: result) } else { visitBody(inside, result: result) }
        scan.start = inside.upperBound + 1
        scan.before = "{"
        scan.body = nil
    }

    /// Ends an operand at what separates it from the next.
    private mutating func end(_ scan: inout Scan, at index: Int) {
        let word = syntax.tokens[index].text
        endSegment(&scan, at: index, behind: word)
        if word == "," || word == "else" {
            let isCondition = scan.clause != nil && word == ","
            endClause(&scan, at: index)
            scan.clause = isCondition ? index + 1 : nil
        }
        if ["if", "guard", "while", "where"].contains(word) { scan.clause = index + 1 }
        if Self.bodies.contains(word) { scan.body = word }
        if word == "case" { skipPattern(&scan, from: index) }
        scan.start = index + 1
        scan.before = word
    }

    /// Goes on behind the pattern of `if case … =` and `for case … in`.
    private func skipPattern(_ scan: inout Scan, from index: Int) {
        var place = index
        while place < syntax.tokens.count, !["=", "in"].contains(syntax.tokens[place].text) {
            place = (syntax.tokens[place].kind == .open ? syntax.partner[place] ?? place : place) + 1
        }
        scan.next = place
    }

    /// Adds what can be wrong in an operand.
    private mutating func endSegment(_ scan: inout Scan, at end: Int, behind: String) {
        let start = max(scan.start, scan.next)
        guard start < end, scan.before != "func" else { return }
        let range = start..<end
        guard startsExpression(range) else { return }
        let top = syntax.top(of: range)
        let operators = top.filter { index in
            let token = syntax.tokens[index]
            return Self.truths.contains(token.text) && (token.isBinary || token.text == "is")
        }
        let logic = ["&&", "||"]
        if !operators.isEmpty || logic.contains(scan.before) || (logic + ["?"]).contains(behind) {
            addNegation(.condition, range)
        }
        if let place = operators.first, operators.count == 1, let other = Self.comparisons[syntax.tokens[place].text] {
            let text = syntax.text(of: range, replacing: place, by: other)
            add(.comparison, range, .expression(text), text)
        }
    }

    private mutating func endClause(_ scan: inout Scan, at end: Int) {
        guard let start = scan.clause, start < end else { return }
        scan.clause = nil
        guard !Self.bindings.contains(syntax.tokens[start].text), startsExpression(start..<end) else { return }
        addNegation(.condition, start..<end)
    }

    private mutating func addNumber(_ index: Int) {
        let range = index..<(index + 1)
        let text = syntax.tokens[index].text
        add(.constant, range, .passed(to: "_raised"), "\(text) + 1")
        if Double(text.filter { $0 != "_" }) != 0 {
            add(.constant, range, .passed(to: "_zeroed"), "0")
        }
    }
}
