import UIKit
import XCTest

@testable import BatonPage
@testable import BatonTesting

/// What pages and pictures show of the system: the glass of bars, and the signs on keys.
@MainActor
final class RecordedGlassTests: XCTestCase {
    /// The glass and the letters of the back button over a colour.
    private func backButton(over color: UIColor) throws -> (glass: RecordedView, text: RecordedText) {
        let navigation = UINavigationController()
        navigation.viewControllers = ["List", "Detail"].map { title in
            let screen = UIViewController()
            screen.title = title
            screen.view.backgroundColor = color
            return screen
        }
        let stage = Stage(.phone, root: navigation)
        try stage.settle()
        let views = try XCTUnwrap(stage.record("Back") {}.withSystem.frames.last?.views)
        let glass = try XCTUnwrap(views.first { $0.name == "GlassPieceView" && $0.bounds.width > 0 })
        return (glass, try XCTUnwrap(views.compactMap(\.text).first { $0.string.contains("List") }))
    }

    func testTheGlassOfAButtonIsDarkWithWhiteLettersOverBlack() async throws {
        let (glass, text) = try backButton(over: .black)
        XCTAssertLessThan(glass.background?.red ?? 1, 0.3)
        XCTAssertEqual(text.color, RecordedColor(red: 1, green: 1, blue: 1))
    }

    func testTheGlassOfAButtonIsLightWithBlackLettersOverWhite() async throws {
        let (glass, text) = try backButton(over: .white)
        XCTAssertGreaterThan(glass.background?.red ?? 0, 0.9)
        XCTAssertEqual(text.color, RecordedColor(red: 0, green: 0, blue: 0))
        // White on white is seen by its edge.
        XCTAssertNotNil(glass.border)
    }

    func testEveryKeyHasASign() async {
        let keyboard = RecordedKeyboard(frame: CGRect(x: 0, y: 500, width: 390, height: 295), isDark: false)
        let keys = KeyboardDrawing(keyboard, bottom: 34).views.filter { $0.name == "Key" }
        XCTAssertEqual(keys.count, 26 + 5)
        XCTAssertEqual(keys.compactMap(\.text?.string).suffix(3), ["123", "space", "return"])
        XCTAssertEqual(keys.filter { $0.text == nil && $0.picture != nil }.count, 2)
        // The signs have a hole: their middle shows the key.
        for key in keys.filter({ $0.picture != nil }) {
            var paint = Paint.clear
            let picture = key.picture.map { PaintedPicture($0) }
            picture?.draw(at: CGPoint(x: key.bounds.midX - 1.5, y: key.bounds.midY + 1), in: key.bounds, onto: &paint)
            XCTAssertTrue(paint.isClear)
        }
    }
}
