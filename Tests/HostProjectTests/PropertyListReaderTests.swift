import Testing

@testable import HostProject

struct PropertyListReaderTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyListReader.read(text, of: "file")
    }

    private func problem(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func valuesAreRead() throws {
        #expect(try read("Sources/a_b-$1.swift") == .text("Sources/a_b-$1.swift"))
        #expect(try read("(a, b,)") == .list([.text("a"), .text("b")]))
        #expect(try read("( )") == .list([]))
        #expect(try read("{a = (b); c = {};}") == .table(["a": .list([.text("b")]), "c": .table([:])]))
    }

    @Test func whatIsQuotedMayHoldAnything() throws {
        #expect(try read(#""a = \"b\"; /* c */""#) == .text(#"a = "b"; /* c */"#))
        #expect(try read(#""a\nb""#) == .text("a\nb"))
        #expect(try read("\"\"") == .text(""))
    }

    @Test func commentsAreSkipped() throws {
        #expect(try read("// !$*UTF8*$!\n{ a /* b = c; */ = /**/ d; }\n") == .table(["a": .text("d")]))
    }

    @Test func whatIsWrongIsReportedWithItsLine() {
        #expect(problem("{\n  a = b\n}") == "file, line 3: there is no ';'. Correct the text of the project.")
        #expect(problem("{\n  a b;\n}")?.contains("line 2: there is no '='") == true)
        #expect(problem("(a\nb)")?.contains("line 2: there is no ','") == true)
        #expect(problem("{ a = \"b; }")?.contains("a quotation mark is missing") == true)
        #expect(problem("{ a = ; }")?.contains("a text is missing") == true)
        #expect(problem("{ a = b; /* }")?.contains("a comment has no end") == true)
        #expect(problem("{ a = b; } }")?.contains("something follows the end") == true)
        #expect(problem("<<<<<<< ours\n")?.contains("a text is missing") == true)
    }

    /// As after a merge of two branches that have added the same object.
    @Test func aKeyThatOccursTwiceIsReported() {
        #expect(problem("{\n  a = b;\n  a = b;\n}")?.contains("line 3: the key a occurs twice") == true)
    }
}
