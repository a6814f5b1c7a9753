import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the words that VoiceOver says for elements of Baton's.
@MainActor
final class AccessibilityWordsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let sheet = ModalTransitions.sheet(detents: [.height(266), .height(566)])

    override func tearDown() async throws {
        await MainActor.run { AccessibilityWords.bundle = .main }
    }

    /// The words of Baton's elements on the stage, when a sheet is presented.
    private func words(_ sheet: ModalTransitions) throws -> [String] {
        let stand = try CardStage()
        try stand.present(using: sheet)
        let container = try XCTUnwrap(stand.card.presentationController?.containerView)
        return container.family.filter(\.isAccessibilityElement).compactMap(\.accessibilityLabel)
    }

    /// An app whose strings are French.
    private func speakFrench() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let strings = "\"Close\" = \"Fermer\";\n\"Sheet Grabber\" = \"Poignée\";\n"
        try strings.write(
            to: directory.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        AccessibilityWords.bundle = try XCTUnwrap(Bundle(path: directory.path))
        // The bundle reads its table the first time.
        XCTAssertEqual(AccessibilityWords.close, "Fermer")
    }

    func testTheyAreEnglishUnlessTheAppHasStringsForThem() async throws {
        XCTAssertEqual(try words(Self.sheet), ["Close", "Sheet Grabber"])
        try speakFrench()
        XCTAssertEqual(try words(Self.sheet), ["Fermer", "Poignée"])
    }

    func testWordsOfOnePresentationComeFirst() async throws {
        try speakFrench()
        var sheet = Self.sheet
        sheet.overlay.closeLabel = "Annuler"
        sheet.overlay.grabberLabel = "Hauteur"
        XCTAssertEqual(try words(sheet), ["Annuler", "Hauteur"])
    }
}
