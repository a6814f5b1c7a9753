import Foundation
import Testing

@testable import UIKitNames

struct NameReportTests {
    private let book = NameBook(
        globals: ["UIView", "UIDial", "UIKnob"], uikit: ["UIView.alpha", "UIView.glow"],
        surface: PublicSurface(DeclarationScanner.declarations(in: "open class UIView { open var alpha = 1 }")))

    private func report(_ source: String) -> [String] {
        var names = UsedNames()
        names.read(source, in: "A.swift")
        return NameReport(names, book).text.components(separatedBy: "\n")
    }

    @Test func theMostUsedComeFirst() {
        let lines = report("UIView(); UIDial()\nUIKnob(); UIKnob()\na.alpha; a.glow")
        #expect(
            lines.prefix(6) == [
                "2 of 5 names of UIKit (40 %) are in the stand-in.", "Absent, by number of uses:",
                "     2  UIKnob  (A.swift:2)", "     1  UIDial  (A.swift:1)",
                "Absent, if they are UIKit's here and not the app's or another framework's:",
                "     1  .glow  (A.swift:3)",
            ])
    }

    @Test func withoutAbsentNamesThereIsNoList() {
        #expect(report("UIView().alpha").prefix(2) == ["2 of 2 names of UIKit (100 %) are in the stand-in.", ""])
    }

    /// Not all of 200 is never 100 %.
    @Test func theShareIsRoundedDown() {
        let globals = Set((1...199).map { "UIPart\($0)" })
        let there = globals.map { "public class \($0) {}" }.joined(separator: "\n")
        let book = NameBook(
            globals: globals.union(["UIDial"]), uikit: [],
            surface: PublicSurface(DeclarationScanner.declarations(in: there)))
        var names = UsedNames()
        names.read(globals.joined(separator: "(); ") + "; UIDial()", in: "A.swift")
        #expect(NameReport(names, book).text.hasPrefix("199 of 200 names of UIKit (99 %)"))
    }

    @Test func whatTheAppDeclaresIsItsOwn() {
        #expect(
            report("struct UIDial {}\nextension UIView { var glow: Int { 1 } }\nUIDial(); a.glow; UIView.glow").first
                == "1 of 1 names of UIKit (100 %) are in the stand-in.")
    }

    @Test func sourcesWithoutUIKitAreSaidToBe() {
        #expect(report("let a = b.c") == ["These sources use no name that is known to be UIKit's."])
    }
}
