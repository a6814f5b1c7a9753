import Testing

@testable import Mutants

struct TokenizerTests {
    private func texts(_ code: String) -> [String] { Tokenizer.tokens(of: Array(code.utf8)).map(\.text) }

    @Test func wordsNumbersAndOperatorsAreTold() {
        #expect(texts("a<=b+1.5e-3") == ["a", "<=", "b", "+", "1.5e-3"])
        #expect(texts("0..<count") == ["0", "..<", "count"])
        #expect(texts("1...3") == ["1", "...", "3"])
        #expect(texts("0xFF_0") == ["0xFF_0"])
        #expect(texts("$0.1.x") == ["$0", ".", "1", ".", "x"])
        #expect(texts("#available(iOS 26, *)") == ["#available", "(", "iOS", "26", ",", "*", ")"])
    }

    @Test func theElementOfATupleIsNoNumber() {
        #expect(Tokenizer.tokens(of: Array("pair.0".utf8)).map(\.kind) == [.word, .mark, .word])
    }

    @Test func whatFollowsAnOperandDirectlyIsOneCharacter() {
        #expect(texts("a?.b!.c") == ["a", "?", ".", "b", "!", ".", "c"])
        #expect(texts("a! == b") == ["a", "!", "==", "b"])
        #expect(texts("a!*b") == ["a", "!", "*", "b"])
        #expect(texts("!a") == ["!", "a"])
    }

    @Test func stringsAreOneToken() {
        #expect(texts(#"f("a // no \(b("c", "}")) \" d")"#) == ["f", "(", #""a // no \(b("c", "}")) \" d""#, ")"])
        #expect(texts("let a = \"\"\"\n  \"x\" {\n  \"\"\"\nb").last == "b")
        #expect(texts(##"a(#"\("#) b"##) == ["a", "(", ##"#"\("#"##, ")", "b"])
    }

    @Test func commentsAreNoTokens() {
        #expect(texts("a // b < c\n/// d\ne") == ["a", "e"])
    }

    @Test func linesAndSpacesAreKnown() {
        let tokens = Tokenizer.tokens(of: Array("a < b\n    c".utf8))
        #expect(tokens.map(\.startsLine) == [true, false, false, true])
        #expect(tokens[1].isBinary)
        #expect(!Tokenizer.tokens(of: Array("Set<Int>".utf8))[1].isBinary)
    }
}
