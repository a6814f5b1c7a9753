/// Splits Swift source into tokens.
///
/// Comments are removed and string literals are emptied, so that their contents are not read as code.
struct SourceTokenizer {
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func next() -> SourceToken? {
        skipBlanks()
        guard at < bytes.count else { return nil }
        let (start, startLine) = (at, line)
        if let hashes = hashesBeforeQuote() {
            skipString(hashes: hashes)
            return SourceToken(text: SourceToken.literal, line: startLine)
        }
        let kind = Self.kind(of: here)
        repeat { advance() } while kind != .mark && goesOn(as: kind)
        return SourceToken(text: text(start..<at), line: startLine)
    }
}

// MARK: - Scanning

extension SourceTokenizer {
    private enum Kind {
        case word, sign, mark
    }

    /// Runs of letters, or of operator characters, form one token.
    ///
    /// Any other character is a token by itself. A character outside ASCII counts as a letter.
    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: .word
        case "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~": .sign
        default: .mark
        }
    }

    private var here: Unicode.Scalar { Unicode.Scalar(bytes[at]) }

    /// Backticks count as whitespace, since the text between them is a name in any case.
    private var isBlank: Bool { " \t\r\n`".unicodeScalars.contains(here) }

    private func isAt(_ text: String) -> Bool {
        bytes[at...].starts(with: text.utf8)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private mutating func advance(by count: Int = 1) {
        for _ in 0..<count where at < bytes.count {
            if here == "\n" { line += 1 }
            at += 1
        }
    }

    private func goesOn(as kind: Kind) -> Bool {
        guard at < bytes.count, Self.kind(of: here) == kind else { return false }
        return here != "/" || !isAt("//") && !isAt("/*")
    }
}

// MARK: - Whitespace and strings

extension SourceTokenizer {
    private mutating func skipBlanks() {
        while at < bytes.count {
            if isBlank {
                advance()
            } else if here != "/" {
                return
            } else if isAt("//") {
                while at < bytes.count, here != "\n" { advance() }
            } else if isAt("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let (opens, closes) = (isAt("/*"), isAt("*/"))
            depth += opens ? 1 : closes ? -1 : 0
            advance(by: opens || closes ? 2 : 1)
        } while depth > 0 && at < bytes.count
    }

    /// Returns the number of `#` before the quote of a string that begins here, or nil.
    private func hashesBeforeQuote() -> Int? {
        let hashes = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
        return at + hashes < bytes.count && bytes[at + hashes] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipString(hashes: Int) {
        advance(by: hashes)
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        let marks = String(repeating: "#", count: hashes)
        advance(by: quote.utf8.count)
        while at < bytes.count {
            if isAt(quote + marks) { return advance(by: quote.utf8.count + hashes) }
            if isAt("\\" + marks + "(") {
                advance(by: 1 + hashes)
                skipInterpolation()
            } else {
                advance(by: isAt("\\" + marks) ? 2 + hashes : 1)
            }
        }
    }

    /// Skips an interpolation, which is code. It ends with its closing parenthesis and can contain strings.
    private mutating func skipInterpolation() {
        var depth = 0
        while let token = next() {
            depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
            if depth == 0 { return }
        }
    }
}
