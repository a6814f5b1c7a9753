/// Reads property lists in the old style, `{ key = value; list = (a, b); }`, in which Xcode writes its projects.
struct PropertyListReader {
    private let characters: [Character]
    private var position = 0
    private let file: String

    /// Reads the value in a text.
    static func read(_ text: String, of file: String) throws -> PropertyList {
        var reader = PropertyListReader(characters: Array(text), file: file)
        let value = try reader.value()
        try reader.skipBlanks()
        guard reader.next == nil else { throw reader.failure("something follows the end") }
        return value
    }

    private init(characters: [Character], file: String) {
        self.characters = characters
        self.file = file
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func value() throws -> PropertyList {
        try skipBlanks()
        switch next {
        case "{": return .table(try table())
        case "(": return .list(try list())
        default: return .text(try text())
        }
    }

    private mutating func table() throws -> [String: PropertyList] {
        try take("{")
        var table: [String: PropertyList] = [:]
        while try !ends(with: "}") {
            let key = try text()
            try take("=")
            // Two branches that add the same object merge without a conflict.
            guard table[key] == nil else { throw failure("the key \(key) occurs twice") }
            table[key] = try value()
            try take(";")
        }
        return table
    }

    private mutating func list() throws -> [PropertyList] {
        try take("(")
        var list: [PropertyList] = []
        while try !ends(with: ")") {
            list.append(try value())
            try skipBlanks()
            if next != ")" { try take(",") }
        }
        return list
    }

    private mutating func ends(with end: Character) throws -> Bool {
        try skipBlanks()
        guard next == end else { return false }
        position += 1
        return true
    }

    private mutating func take(_ character: Character) throws {
        try skipBlanks()
        guard next == character else { throw failure("there is no '\(character)'") }
        position += 1
    }
}

extension PropertyListReader {
    private mutating func text() throws -> String {
        try skipBlanks()
        if next == "\"" { return try quoted() }
        let start = position
        while let next, next.isASCII, next.isLetter || next.isNumber || "_./:$-".contains(next) { position += 1 }
        guard position > start else { throw failure("a text is missing") }
        return String(characters[start..<position])
    }

    private mutating func quoted() throws -> String {
        position += 1
        var text = ""
        while let next {
            position += 1
            if next == "\"" { return text }
            if next == "\\", let escaped = self.next {
                position += 1
                text.append(escaped == "n" ? "\n" : escaped)
            } else {
                text.append(next)
            }
        }
        throw failure("a quotation mark is missing")
    }

    /// Skips whitespace and comments. The first line, which names the encoding, is a comment too.
    private mutating func skipBlanks() throws {
        while let next {
            let two = String(characters[position..<min(position + 2, characters.count)])
            if next.isWhitespace {
                position += 1
            } else if two == "//" {
                while let next = self.next, !next.isNewline { position += 1 }
            } else if two == "/*" {
                position += 2
                while position + 1 < characters.count, characters[position] != "*" || characters[position + 1] != "/" {
                    position += 1
                }
                guard position + 1 < characters.count else { throw failure("a comment has no end") }
                position += 2
            } else {
                return
            }
        }
    }

    private func failure(_ problem: String) -> Finding {
        let line = characters[..<position].count(where: \.isNewline) + 1
        return Finding(subject: "\(file), line \(line)", problem: problem, remedy: "Correct the text of the project")
    }
}
