/// Skips tokens that declare nothing.
extension DeclarationScanner {
    /// Skips an attribute and its arguments, and returns its name with the `@`.
    @discardableResult
    mutating func skipAttribute() -> String {
        at += 1
        let name = take()
        if text() == "(" { skipGroup() }
        return "@" + name
    }

    /// Skips `#if` and its condition, to the end of the line. The declarations of all branches count.
    mutating func skipDirective() {
        let line = tokens[at].line
        guard ["if", "elseif", "else", "endif"].contains(text(1)) else {
            at += 1
            return
        }
        while at < tokens.count, tokens[at].line == line { at += 1 }
    }

    /// Skips brackets of any kind and their contents.
    mutating func skipGroup() {
        var depth = 0
        repeat {
            switch take() {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
        } while depth > 0 && at < tokens.count
    }

    /// Skips the arguments of a generic type, if present.
    mutating func skipAngles() {
        guard text() == "<" else { return }
        var depth = 0
        repeat {
            let sign = take()
            if sign != "->" { depth += sign.count { $0 == "<" } - sign.count { $0 == ">" } }
        } while depth > 0 && at < tokens.count
    }
}
