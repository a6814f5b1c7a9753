import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests the words that VoiceOver says for elements of Baton's.
@MainActor
final class AccessibilityWordsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let sheet = ModalTransitions.bottomSheet([.fixed(266), .fixed(566)])

    override func tearDown() async throws {
        await MainActor.run {
            AccessibilityWords.close = { "Close" }
            AccessibilityWords.sheetGrabber = { "Sheet Grabber" }
        }
    }

    /// The words of Baton's elements on the stage, when a sheet is presented.
    private func words(_ sheet: ModalTransitions) throws -> [String] {
        let stand = try CardStage()
        try stand.present(using: sheet)
        let container = try XCTUnwrap(stand.card.presentationController?.containerView)
        return container.family.filter(\.isAccessibilityElement).compactMap(\.accessibilityLabel)
    }

    func testTheyAreEnglishUnlessTheAppSetsThem() async throws {
        XCTAssertEqual(try words(Self.sheet), ["Close", "Sheet Grabber"])
    }

    func testTheAppSetsThemForAllPresentations() async throws {
        var language = "fr"
        AccessibilityWords.close = { language == "fr" ? "Fermer" : "Schließen" }
        AccessibilityWords.sheetGrabber = { language == "fr" ? "Poignée" : "Griff" }
        XCTAssertEqual(try words(Self.sheet), ["Fermer", "Poignée"])
        language = "de"
        XCTAssertEqual(try words(Self.sheet), ["Schließen", "Griff"])
    }

    func testWordsOfOnePresentationComeFirst() async throws {
        AccessibilityWords.close = { "Fermer" }
        AccessibilityWords.sheetGrabber = { "Poignée" }
        var sheet = Self.sheet
        sheet.overlay.dismissal.closeLabel = "Annuler"
        sheet.overlay.sheet.grabberLabel = "Hauteur"
        XCTAssertEqual(try words(sheet), ["Annuler", "Hauteur"])
    }
}
