import Foundation
import Testing

/// An app that compiles against the stand-in has to compile against UIKit, so the stand-in may have no names of its own.
///
/// This holds the whole public surface, as its sources declare it, against lists of the real names. Outside the folder
/// `Headless`, that is: what is there says by its place that it is not UIKit's. `update-names` writes the first list.
struct UIKitNamesTests {
    private static let lists = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = lists.appendingPathComponent("../../../Sources/HeadlessUIKit").standardizedFileURL

    private let surface: PublicSurface
    private let check: NameCheck
    private let openness: OpennessCheck

    init() throws {
        func list(_ names: String...) throws -> NameList {
            try NameList(contentsOf: names.map { Self.lists.appendingPathComponent($0) })
        }
        surface = try PublicSurface(sourcesIn: Self.sources.resolvingSymlinksInPath(), except: "Headless")
        check = try NameCheck(real: list("uikit-names.txt", "foundation-names.txt"), allowed: list("allowed.txt"))
        openness = OpennessCheck(real: check.real, allowed: check.allowed)
    }

    @Test func everyPublicNameIsUIKits() {
        let complaints = check.complaints(about: surface)
        #expect(
            complaints.isEmpty,
            "\(complaints.joined(separator: "\n"))\nIf a type is new here, run update-names before anything else.")
    }

    /// What an app overrides here it overrides there, and the other way round.
    @Test func whatIsOpenIsOpenInUIKit() {
        let complaints = openness.complaints(about: surface)
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    @Test func everyAllowanceIsNeededAndSaysWhy() {
        #expect(check.needlessAllowances(for: surface) == [])
        #expect(openness.needlessAllowances(for: surface) == [])
        #expect(check.allowed.entries.filter { check.allowed.remarks[$0, default: ""].isEmpty } == [])
    }

    /// A scan that found nothing would find nothing wrong.
    @Test func theSurfaceHasWhatTheStandInDeclares() {
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
