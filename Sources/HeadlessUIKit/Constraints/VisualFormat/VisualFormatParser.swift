/// A parser for visual formats. It reads a format from left to right.
struct VisualFormatParser {
    /// The position of an error in a format, and what was expected there.
    struct Mistake: Error, Equatable {
        var position: Int
        var expected: String
    }

    private let characters: [Character]
    private var position = 0

    static func parse(_ text: String) throws(Mistake) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private init(_ text: String) {
        characters = Array(text)
    }

    private mutating func format() throws(Mistake) -> VisualFormat {
        var format = VisualFormat()
        if skip("V:") { format.axis = .vertical } else { _ = skip("H:") }
        if skip("|") { format.leadingGap = try gap() }
        format.parts.append(try part())
        while position < characters.count {
            let gap = try gap()
            if skip("|") {
                format.trailingGap = gap
                guard position == characters.count else { throw mistake("the end, as the superview ends here") }
            } else {
                format.gaps.append(gap)
                format.parts.append(try part())
            }
        }
        return format
    }

    private mutating func part() throws(Mistake) -> VisualFormat.Part {
        try need("[", "a view, as in [name]")
        guard let name = name() else { throw mistake("the name of a view") }
        let sizes = isAt("(") ? try predicates() : []
        try need("]", "] after a view")
        return VisualFormat.Part(name: name, sizes: sizes)
    }

    private mutating func gap() throws(Mistake) -> VisualFormat.Gap {
        guard skip("-") else { return .none }
        if isAt("[") || isAt("|") { return .standard }
        guard !isAt("-") else { throw mistake("a distance, in parentheses if it is negative") }
        let distance = isAt("(") ? try predicates() : [VisualFormat.Predicate(amount: try amount())]
        try need("-", "- after a distance")
        return .given(distance)
    }

    private mutating func predicates() throws(Mistake) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        try need("(", "(")
        repeat { list.append(try predicate()) } while skip(",")
        try need(")", ") or another predicate after a comma")
        return list
    }

    private mutating func predicate() throws(Mistake) -> VisualFormat.Predicate {
        let relation = relation()
        let amount = try amount()
        return VisualFormat.Predicate(
            relation: relation, amount: amount, priority: skip("@") ? try self.amount() : nil)
    }

    private mutating func relation() -> NSLayoutConstraint.Relation {
        if skip("<=") { return .lessThanOrEqual }
        if skip(">=") { return .greaterThanOrEqual }
        _ = skip("==")
        return .equal
    }

    private mutating func amount() throws(Mistake) -> VisualFormat.Amount {
        if let name = name() { return .name(name) }
        let sign = skip("-") ? "-" : ""
        let digits = take { $0.isASCII && $0.isNumber || $0 == "." }
        guard let number = Double(sign + digits) else { throw mistake("a number or a name") }
        return .number(number)
    }

    /// Reads a name, which begins with a letter or an underscore.
    private mutating func name() -> String? {
        guard position < characters.count, characters[position].isLetter || characters[position] == "_" else {
            return nil
        }
        return take { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let taken = characters[position...].prefix(while: belongs)
        position += taken.count
        return String(taken)
    }

    private func isAt(_ mark: String) -> Bool {
        characters[position...].starts(with: mark)
    }

    private mutating func skip(_ mark: String) -> Bool {
        guard isAt(mark) else { return false }
        position += mark.count
        return true
    }

    private mutating func need(_ mark: String, _ expected: String) throws(Mistake) {
        guard skip(mark) else { throw mistake(expected) }
    }

    private func mistake(_ expected: String) -> Mistake {
        Mistake(position: position, expected: expected)
    }
}
