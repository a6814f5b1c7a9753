import Foundation
import Testing

@testable import UIKitNames

/// Checks that the stand-in has no public names of its own, so that an app that compiles against it also compiles
/// against UIKit.
///
/// The declared public surface is compared with lists of the real names. The folder `Headless` is excluded, since its
/// declarations are not UIKit's. The script `update-names` writes the first list.
struct UIKitNamesTests {
    private static let lists = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private let surface: PublicSurface
    private let check: NameCheck
    private let openness: OpennessCheck
    private let declared: DeclarationCheck

    init() throws {
        func list(_ names: String...) -> [URL] { names.map { Self.lists.appendingPathComponent($0) } }
        surface = try PublicSurface(sourcesIn: NameBook.standIn.resolvingSymlinksInPath(), except: "Headless")
        let uikit = NameBook.lists.appendingPathComponent("uikit-names.txt")
        check = NameCheck(
            real: try NameList(contentsOf: list("foundation-names.txt") + [uikit]),
            allowed: try NameList(contentsOf: list("allowed.txt")))
        openness = OpennessCheck(real: check.real, allowed: check.allowed)
        declared = DeclarationCheck(real: check.real, allowed: check.allowed)
    }

    @Test func everyPublicNameIsUIKits() {
        let complaints = check.complaints(about: surface)
        #expect(
            complaints.isEmpty,
            "\(complaints.joined(separator: "\n"))\nIf a type is new here, run update-names before anything else.")
    }

    /// An app can override the same members here as in UIKit.
    @Test func openMembersAreThoseOfUIKit() {
        let complaints = openness.complaints(about: surface)
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    /// A subclass, an override and a call on another actor compile here only if they compile with UIKit.
    @Test func declarationsAreThoseOfUIKit() {
        let complaints = declared.complaints(about: surface)
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    @Test func everyAllowanceIsNeededAndHasAReason() {
        #expect(check.needlessAllowances(for: surface) == [])
        #expect(openness.needlessAllowances(for: surface) == [])
        #expect(declared.needlessAllowances(for: surface) == [])
        #expect(check.allowed.entries.filter { check.allowed.remarks[$0, default: ""].isEmpty } == [])
    }

    /// The table is kept by hand. What it says of a name is said of the lists and of the stand-in too.
    @Test func whatWasComparedWithApplesPagesIsAsTheTableSays() throws {
        let table = try String(
            contentsOf: NameBook.lists.appendingPathComponent("names-compared.tsv"), encoding: .utf8)
        let declared = Set(surface.declarations.map(\.name))
        let known = Set(check.real.entries.union(check.allowed.entries).map { $0.prefix { $0 != " " } })
        for row in table.split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t")
            try #require(columns.count == 4, "\(row)")
            #expect(known.contains(columns[0]), "\(columns[0])")
            #expect(declared.contains(String(columns[0])) == (columns[3] == "same"), "\(columns[0])")
            #expect(columns[2] == "not documented" || columns[2].hasPrefix("developer.apple.com/documentation/"))
        }
    }

    /// Guards against a scan that finds nothing and therefore no differences.
    @Test func theScanFindsTheDeclarationsOfTheStandIn() {
        let entries = Set(surface.declarations.map(\.entry))
        #expect(entries.count > 800)
        #expect(
            entries.isSuperset(of: [
                "UIView class", "UIView.addSubview(_:)", "UIView.ContentMode.scaleToFill case",
                "UIView.animate(withDuration:animations:completion:) static", "UIEdgeInsets.zero static",
                "UINavigationControllerDelegate.navigationController(_:willShow:animated:)",
            ]))
        #expect(entries.filter { $0.hasPrefix("Headless") || $0.contains("TurnLoop") } == [])
    }
}
