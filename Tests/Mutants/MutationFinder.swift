/// Finds the places of a source where a fault can be switched on. The compiler sorts out those that it does not accept.
struct MutationFinder {
    let syntax: Syntax
    private(set) var points: [MutationPoint] = []

    static func points(in text: String) -> [MutationPoint] {
        var finder = MutationFinder(syntax: Syntax(text))
        finder.visitBody(0..<finder.syntax.tokens.count, result: nil)
        return finder.points.filter { !$0.form.text.contains("\n") }
    }

    private init(syntax: Syntax) { self.syntax = syntax }

    /// Adds a point for some tokens, unless there is one that does the same.
    mutating func add(_ kind: MutationPoint.Kind, _ range: Range<Int>, _ form: MutationPoint.Form, _ mutated: String) {
        let bytes = syntax.bytes(of: range)
        guard !points.contains(where: { $0.range == bytes && $0.mutated == mutated }) else { return }
        points.append(
            MutationPoint(
                kind: kind, form: form, range: bytes, line: syntax.line(at: bytes.lowerBound),
                original: syntax.text(of: range), mutated: mutated))
    }

    mutating func addNegation(_ kind: MutationPoint.Kind, _ range: Range<Int>) {
        guard !["true", "false"].contains(syntax.text(of: range)) else { return }
        add(kind, range, .passed(to: "_negated"), "!(\(syntax.text(of: range)))")
    }

    /// Visits the statements of a body. With the type of its result, a single expression in it is the result.
    mutating func visitBody(_ body: Range<Int>, result: String?, isFunction: Bool = false) {
        let statements = syntax.statements(in: body)
        let isExpression = isFunction && result != nil && statements.count == 1
        for statement in statements {
            if isExpression, startsExpression(statement) { addResult(statement, result) }
            visit(statement, result: result, isExpression: isExpression)
        }
    }

    /// Visits the cases of a `switch`.
    mutating func visitSwitch(_ body: Range<Int>, result: String?) {
        addBranches(body)
        for statement in syntax.statements(in: body) { visit(statement, result: result) }
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "static", "final", "override", "mutating",
        "nonisolated", "convenience", "required", "weak", "unowned", "lazy", "open", "indirect", "dynamic",
    ]

    /// Whether something comes before what tells which statement it is. A method of a class has its word before.
    private static func isModifier(_ word: String, before next: String) -> Bool {
        modifiers.contains(word) || word.hasPrefix("@") || word == "(" || word == "class" && next == "func"
    }

    private mutating func visit(_ statement: Range<Int>, result: String?, isExpression: Bool = false) {
        let top = syntax.top(of: statement)
        let words = top.map { syntax.tokens[$0].text }
        let first = zip(words, words.dropFirst() + [""]).enumerated().first { !Self.isModifier($1.0, before: $1.1) }?
            .offset
        guard let first else { return }
        switch words[first] {
        case "import", "typealias", "protocol", "associatedtype":
            break
        case "struct", "class", "enum", "extension", "actor":
            if let body = top.last, words.last == "{" { visitBody(inside(body, statement), result: nil) }
        case "func", "init", "subscript", "deinit":
            visitFunction(top, in: statement)
        case "var" where words.contains("{") && !words.contains("="):
            visitProperty(top, in: statement)
        case "get", "set", "didSet", "willSet":
            if let body = top.last, words.last == "{" {
                visitBody(inside(body, statement), result: words[first] == "get" ? result : nil, isFunction: true)
            }
        case "case", "default", "@unknown":
            if let place = words.firstIndex(of: "where") {
                // Without the colon of the label.
                scan(top[place]..<(statement.upperBound - 1), result: nil)
            }
        case "return":
            if statement.count > 1, startsExpression((top[first] + 1)..<statement.upperBound) {
                addResult((top[first] + 1)..<statement.upperBound, result)
            }
            scan(statement, result: result)
        default:
            if !isExpression, isCall(statement) {
                add(.call, statement, .skipped, "nothing")
            }
            scan(top[first]..<statement.upperBound, result: result)
        }
    }

    func inside(_ open: Int, _ statement: Range<Int>) -> Range<Int> {
        syntax.inside(open, until: statement.upperBound)
    }

    private mutating func visitFunction(_ top: [Int], in statement: Range<Int>) {
        let words = top.map { syntax.tokens[$0].text }
        let body = words.last == "{" ? top.last : nil
        let name = words.firstIndex { ["func", "init", "subscript"].contains($0) } ?? 0
        if let place = words[name...].firstIndex(of: "(") { scan(inside(top[place], statement), result: nil) }
        guard let body else { return }
        var type: String?
        if let arrow = words.lastIndex(of: "->") {
            let end = words[arrow...].firstIndex(of: "where").map { top[$0] } ?? body
            type = syntax.text(of: (top[arrow] + 1)..<end)
        }
        visitBody(inside(body, statement), result: type, isFunction: true)
    }

    private mutating func visitProperty(_ top: [Int], in statement: Range<Int>) {
        guard let body = top.first(where: { syntax.tokens[$0].text == "{" }),
            let colon = top.first(where: { syntax.tokens[$0].text == ":" }), colon + 1 < body
        else { return }
        visitBody(inside(body, statement), result: syntax.text(of: (colon + 1)..<body), isFunction: true)
    }
}
