extension DeclarationScanner {
    /// What a single word in a parameter means, for each kind of declaration.
    enum LabelRule {
        /// In a function: the label and the name.
        case parameters
        /// In an operator: the name only.
        case operands
        /// In a subscript: the name only.
        case indices
        /// In an enumeration case: the label. Without a colon after it, the word is a type.
        case values
    }

    /// Returns the labels of the parameter list at the current position, as a call writes them: `(_:with:)`.
    ///
    /// Returns an empty string if there are no parentheses.
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

    /// Skips to the next parameter or the closing parenthesis.
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
