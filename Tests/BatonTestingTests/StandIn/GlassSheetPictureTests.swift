import BatonTesting
import UIKit
import XCTest

/// What is seen of a low sheet in the iOS 26 design.
@MainActor
final class GlassSheetPictureTests: XCTestCase {
    private let root = UIViewController()
    private let sheet = UIViewController()
    private lazy var stage = Stage(.phone.running(26), root: root)

    /// Presents a sheet of half the screen's height over white, and returns the colours in it and beside it.
    private func present(_ background: UIColor?) -> (inside: RecordedColor, beside: RecordedColor) {
        stage.window.backgroundColor = .white
        root.view.backgroundColor = .white
        sheet.view.backgroundColor = background
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.custom { _ in 366 }]
        root.present(sheet, animated: true)
        stage.advance(by: 1)
        // The sheet is drawn from 8 to 382 points, and down to 836 points, at any height.
        let inside = stage.color(at: CGPoint(x: 195, y: 600))
        return (inside, stage.color(at: CGPoint(x: 4, y: 600)))
    }

    func testAnOpaqueBackgroundHidesTheGlass() async {
        // B18.1, B18.2
        let (inside, beside) = present(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(inside.red, 1)
        XCTAssertEqual(inside.green, 0)
        XCTAssertEqual(beside.red, beside.green)
        stage.close()
    }

    func testWithoutABackgroundTheGlassIsSeen() async {
        // B18.1
        let (inside, beside) = present(nil)
        // The glass lightens what the dimming view darkens.
        XCTAssertGreaterThan(inside.red, beside.red)
        XCTAssertLessThan(inside.red, 1)
        stage.close()
    }
}
