import Foundation
import Testing

@testable import UIKitNames

/// Tests what the report says of real sources, with the names of this stand-in.
struct StandInNamesTests {
    private static let root = NameBook.standIn.deletingLastPathComponent().deletingLastPathComponent()

    /// These sources compile against the stand-in, so that it has every name of UIKit in them.
    @Test(arguments: ["Playground/Gallery", "Tests/ClientCode"])
    func whatCompilesHasNoAbsentName(folder: String) throws {
        let report = try NameReport(sourcesAt: Self.root.appendingPathComponent(folder).path)
        #expect(report.text.contains(" names of UIKit ("))
        #expect(!report.text.contains("Absent, by number of uses:"), "\(report.text)")
    }

    @Test func theStandInHasItsOwnNamesOnly() throws {
        let book = try NameBook()
        for name in ["UIView", "CALayer", "NSLayoutConstraint", "UINavigationControllerDelegate"] {
            #expect(book.has(.global(name)) == true, "\(name)")
        }
        #expect(book.has(.member("UILabel.animate")) == true)
        #expect(book.has(.method("navigationController(_:willShow:animated:)")) == true)
        #expect(book.has(.global("UIPrintInteractionController")) == false)
        // Public in the stand-in, but in the folder of what UIKit does not have.
        #expect(book.has(.global("HeadlessDevice")) == nil)
    }

    /// The page about the stand-in says how much of UIKit it has.
    @Test func aboutAQuarterOfUIKitIsThere() throws {
        let book = try NameBook()
        let globals = try NameList(contentsOf: [NameBook.lists.appendingPathComponent("uikit-globals.txt")]).entries
        let share = Double(globals.count { book.has(.global($0)) == true }) / Double(globals.count)
        #expect(abs(share - 0.25) < 0.05, "\(share)")
    }

    /// The two lists are written together. A type that only one of them has shows that they were not.
    @Test func theListsAreOfTheSameUIKit() throws {
        func list(_ name: String) throws -> Set<String> {
            try NameList(contentsOf: [NameBook.lists.appendingPathComponent(name)]).entries
        }
        let types = try list("uikit-names.txt").filter { entry in
            [" class", " protocol", " struct", " enum"].contains { entry.hasSuffix($0) } && !entry.contains(".")
        }.map { String($0.prefix { $0 != " " }) }
        #expect(types.count > 150)
        #expect(try Set(types).subtracting(list("uikit-globals.txt")).filter { $0.hasPrefix("UI") } == [])
    }
}
