/// Divides Swift code into tokens. It knows as much of the language as the sources of this package use.
struct Tokenizer {
    private let bytes: [UInt8]
    private var place = 0
    private var tokens: [Token] = []
    private var startsLine = true

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var tokenizer = Tokenizer(bytes)
        while tokenizer.readToken() {}
        return tokenizer.tokens
    }

    private static let operators = Set("/=-+!*%<>&|^~?".utf8)
    private static let postfixes = Set("!?".utf8)

    private func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func sees(_ text: String) -> Bool {
        bytes[min(place, bytes.count)...].starts(with: text.utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 36 || byte > 127
    }

    /// Reads the next token, and returns false at the end.
    private mutating func readToken() -> Bool {
        skipSpace()
        guard place < bytes.count else { return false }
        let start = place
        let kind = readKind()
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        tokens.append(
            Token(
                kind: kind, text: text, range: start..<place, startsLine: startsLine,
                hasSpaceBefore: start == 0 || Self.isSpace(bytes[start - 1]),
                hasSpaceAfter: place >= bytes.count || Self.isSpace(bytes[place])))
        startsLine = false
        return true
    }

    private mutating func readKind() -> Token.Kind {
        let first = byte()
        if sees("\"") || sees("#\"") { return readString() }
        if Self.isDigit(first) { return readNumber() }
        if Self.isWord(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
            place += 1
            while Self.isWord(byte()) { place += 1 }
            return .word
        }
        if first == UInt8(ascii: "`") {
            repeat { place += 1 } while byte() != first && place < bytes.count
            place += 1
            return .word
        }
        if sees("...") || sees("..<") {
            place += 3
            return .op
        }
        if Self.operators.contains(first) { return readOperator() }
        place += 1
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .close
        default: return .mark
        }
    }

    /// Reads an operator. What comes directly after an operand, as in `a?.b`, has one character.
    private mutating func readOperator() -> Token.Kind {
        let isPostfix = place > 0 && !Self.isSpace(bytes[place - 1]) && Self.postfixes.contains(byte())
        place += 1
        while !isPostfix, Self.operators.contains(byte()) { place += 1 }
        return .op
    }

    private mutating func readNumber() -> Token.Kind {
        // The number of a tuple's element.
        let isMember = tokens.last.map { $0.text == "." && $0.range.upperBound == place } ?? false
        while Self.isWord(byte()) { place += 1 }
        if !isMember, byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
            place += 1
            while Self.isWord(byte()) { place += 1 }
        }
        if bytes[place - 1] == UInt8(ascii: "e"), byte() == UInt8(ascii: "-"), !isMember {
            place += 1
            while Self.isWord(byte()) { place += 1 }
        }
        return isMember ? .word : .number
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            if Self.isSpace(byte()) {
                if byte() == 10 { startsLine = true }
                place += 1
            } else if sees("//") {
                while place < bytes.count, byte() != 10 { place += 1 }
            } else {
                return
            }
        }
    }

    private mutating func readString() -> Token.Kind {
        let isRaw = sees("#")
        if isRaw { place += 1 }
        let quotes = sees("\"\"\"") ? "\"\"\"" : "\""
        let end = quotes + (isRaw ? "#" : "")
        place += quotes.utf8.count
        while place < bytes.count, !sees(end) {
            if !isRaw, sees("\\(") {
                place += 2
                skipInterpolation()
            } else {
                place += !isRaw && sees("\\") ? 2 : 1
            }
        }
        place = min(place + end.utf8.count, bytes.count)
        return .string
    }

    /// Goes on behind the bracket that ends an interpolation, which may contain strings.
    private mutating func skipInterpolation() {
        var depth = 1
        while place < bytes.count, depth > 0 {
            if sees("\"") {
                _ = readString()
                continue
            }
            if sees("(") { depth += 1 }
            if sees(")") { depth -= 1 }
            place += 1
        }
    }
}
