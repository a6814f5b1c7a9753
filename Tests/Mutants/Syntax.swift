/// The tokens of a source, with the brackets that belong together.
struct Syntax {
    let bytes: [UInt8]
    let tokens: [Token]
    /// For each bracket the other one.
    let partner: [Int: Int]
    /// Where each line begins.
    private let lineStarts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = Tokenizer.tokens(of: bytes)
        var partner: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .open { open.append(index) }
            if token.kind == .close, let start = open.popLast() {
                partner[start] = index
                partner[index] = start
            }
        }
        self.partner = partner
        lineStarts = [0] + text.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
    }

    /// The number of the line at a place in the bytes.
    func line(at place: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= place { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The place in the bytes of some tokens.
    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    /// The text of some tokens in one line and without comments. The operator at a place may be another one.
    func text(of range: Range<Int>, replacing place: Int? = nil, by replacement: String = "") -> String {
        range.map { index in
            let space = index > range.lowerBound && tokens[index].hasSpaceBefore ? " " : ""
            return space + (index == place ? replacement : tokens[index].text)
        }.joined()
    }

    /// What is between a bracket and its partner.
    func inside(_ open: Int, until end: Int) -> Range<Int> {
        (open + 1)..<max(open + 1, partner[open] ?? end)
    }

    /// The tokens of a range that are in no bracket. Of each pair of brackets it has the first.
    func top(of range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            found.append(index)
            index = (tokens[index].kind == .open ? partner[index] ?? index : index) + 1
        }
        return found
    }

    /// The statements of a body, by lines. The label of a case is a statement of its own.
    func statements(in body: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = body.lowerBound
        var previous: Token?
        func end(at index: Int) {
            if start < index { found.append(start..<index) }
            start = index
        }
        for index in top(of: body) {
            let token = tokens[index]
            if token.text == ";" || token.startsLine && previous.map({ !goesOn($0, token) }) ?? false {
                end(at: index)
                if token.text == ";" { start = index + 1 }
            }
            if token.text == ":", isLabel(start) {
                end(at: index + 1)
                previous = nil
            } else {
                previous = token
            }
        }
        end(at: body.upperBound)
        return found
    }

    private func isLabel(_ start: Int) -> Bool {
        start < tokens.count && ["case", "default", "@unknown"].contains(tokens[start].text)
    }

    /// Whether a statement goes on in the next line.
    private func goesOn(_ previous: Token, _ next: Token) -> Bool {
        if previous.isBinary || [",", ":"].contains(previous.text) || previous.text == "return" { return true }
        return next.text == "." || next.isBinary || [":", "else", "where", "{"].contains(next.text)
    }
}
