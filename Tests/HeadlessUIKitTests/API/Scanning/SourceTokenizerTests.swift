import Testing

@testable import UIKitNames

struct SourceTokenizerTests {
    private func texts(_ source: String) -> [String] {
        SourceToken.tokens(of: source).map(\.text)
    }

    @Test func wordsAndOperatorsAreTokensAndOtherCharactersAreSingle() {
        #expect(texts("a.b_1(c)->D?") == ["a", ".", "b_1", "(", "c", ")", "->", "D", "?"])
        #expect(texts("A<B<C>>{}") == ["A", "<", "B", "<", "C", ">>", "{", "}"])
    }

    @Test func commentsAreRemoved() {
        #expect(texts("a // b {\nc") == ["a", "c"])
        #expect(texts("a /* b /* { */ d */ e") == ["a", "e"])
        #expect(texts("a+/* b */c / d") == ["a", "+", "c", "/", "d"])
    }

    @Test func stringLiteralsAreEmptied() {
        let literal = SourceToken.literal
        #expect(texts(#"a("b { // c")d"#) == ["a", "(", literal, ")", "d"])
        #expect(texts(#""\"{\\" a"#) == [literal, "a"])
        #expect(texts(##"#"a"b"# c"##) == [literal, "c"])
        #expect(texts(#""" a"#) == [literal, "a"])
        #expect(texts("\"\"\"\n a \"b\" {\n\"\"\" c") == [literal, "c"])
    }

    @Test func interpolationsCanContainStrings() {
        let literal = SourceToken.literal
        #expect(texts(#""a \(b("c)") + d) {" e"#) == [literal, "e"])
        #expect(texts(##"#"\(a) \#(b("}")) {"# c"##) == [literal, "c"])
    }

    @Test func backticksAreNotPartOfAName() {
        #expect(texts("let `default` = 1") == ["let", "default", "=", "1"])
    }

    @Test func linesAreCountedInCommentsAndStrings() {
        let tokens = SourceToken.tokens(of: "/*\n*/ a \"\"\"\n\n\"\"\"\nb // é\nc")
        #expect(tokens.map(\.line) == [2, 2, 5, 6])
    }
}
