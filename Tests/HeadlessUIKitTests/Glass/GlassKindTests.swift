import XCTest

@testable import UIKit

/// Tests which items of a bar are on one piece of glass.
@MainActor
final class GlassKindTests: XCTestCase {
    private let image = UIImage(systemName: "star")
    private func symbol() -> UIBarButtonItem { UIBarButtonItem(image: image) }

    private func pieces(_ items: [UIBarButtonItem]) -> [Range<Int>] {
        GlassKind.pieces(of: items.map(\.glassKind))
    }

    func testNeighbouringImageItemsShareAndTextItemsStandAlone() async {
        // B17.30
        let text = { UIBarButtonItem(title: "Edit") }
        XCTAssertEqual(pieces([symbol(), symbol(), symbol()]), [0..<3])
        XCTAssertEqual(pieces([text(), text()]), [0..<1, 1..<2])
        XCTAssertEqual(pieces([symbol(), symbol(), text(), symbol()]), [0..<2, 2..<3, 3..<4])
    }

    func testDoneCloseAndProminentItemsStandAlone() async {
        // B17.30
        let prominent = symbol()
        prominent.style = .prominent
        let close = UIBarButtonItem(systemItem: .close)
        let done = UIBarButtonItem(systemItem: .done)
        for item in [prominent, close, done] {
            XCTAssertEqual(pieces([symbol(), item, symbol()]), [0..<1, 1..<2, 2..<3])
        }
    }

    func testAFixedSpaceSplitsAGroup() async {
        // B17.30
        XCTAssertEqual(pieces([symbol(), .fixedSpace(0), symbol(), symbol()]), [0..<1, 2..<4])
    }

    func testItemsCanHaveNoGlassOrGlassOfTheirOwn() async {
        // B17.31
        let bare = symbol()
        XCTAssertFalse(bare.hidesSharedBackground)
        XCTAssertTrue(bare.sharesBackground)
        bare.hidesSharedBackground = true
        XCTAssertEqual(pieces([symbol(), bare, symbol()]), [0..<1, 2..<3])
        let lonely = symbol()
        lonely.sharesBackground = false
        XCTAssertEqual(pieces([symbol(), lonely, symbol()]), [0..<1, 1..<2, 2..<3])
    }

    func testGlassCoversItsItems() async throws {
        // B17.30, B17.50
        HeadlessDevice.current = .phone.running(26)
        defer { HeadlessDevice.current = .phone }
        let stack = AskingStack.shown(screens: 1)
        stack.viewControllers[0].navigationItem.rightBarButtonItems = [
            symbol(), symbol(), UIBarButtonItem(title: "Edit"),
        ]
        TurnLoop.main.advance(by: 0.1)
        let content = try XCTUnwrap(stack.navigationBar.content)
        let frames = content.pieces.map(\.frame)
        XCTAssertEqual(frames.count, 2)
        // Two symbols of 44 points, 16 points from the right edge.
        XCTAssertTrue(frames.contains(CGRect(x: 286, y: 0, width: 88, height: 44)))
        XCTAssertTrue(frames.contains { $0.maxX == 278 && $0.height == 44 })
    }

    func testTheClassicDesignHasNoGlass() async throws {
        // B17.80
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stack = AskingStack.shown()
        XCTAssertEqual(stack.navigationBar.content?.pieces.count, 0)
    }
}
