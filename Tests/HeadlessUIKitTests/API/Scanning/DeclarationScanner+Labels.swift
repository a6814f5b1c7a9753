extension DeclarationScanner {
    /// Where one word may stand for label and name, and which it then is.
    enum LabelRule {
        /// Of a function: both.
        case parameters
        /// Of an operator: the name.
        case operands
        /// Of a subscript: the name.
        case indices
        /// Of a case: the label; without a colon after it, it is a type.
        case values
    }

    /// The labels of the parentheses that stand here, as a call has them: `(_:with:)`. Nothing without parentheses.
    mutating func labels(_ rule: LabelRule) -> String {
        while text() == "?" || text() == "!" { at += 1 }
        skipAngles()
        guard text() == "(" else { return "" }
        at += 1
        var labels = ""
        while !["", ")"].contains(text()) {
            while text() == "@" { skipAttribute() }
            let hasOneWord = text(1) == ":"
            switch rule {
            case .parameters: labels += text()
            case .operands: labels += "_"
            case .indices: labels += hasOneWord ? "_" : text()
            case .values: labels += hasOneWord ? text() : "_"
            }
            labels += ":"
            skipParameter()
        }
        at += 1
        return "(\(labels))"
    }

    /// As far as the next parameter or the closing parenthesis.
    private mutating func skipParameter() {
        while !["", ")", ","].contains(text()) {
            switch text() {
            case "(", "[", "{": skipGroup()
            case "<": skipAngles()
            default: at += 1
            }
        }
        if text() == "," { at += 1 }
    }
}
