import UIKit
import XCTest

/// Tests which of a sheet and a scroll view in it follows a finger.
@preconcurrency
@MainActor
@available(iOS 16.0, *)
final class SheetScrollContractTests: ContractTestCase {
    override class var generations: Generations { [18, 26, 27] }

    private func scene(_ detents: [UISheetPresentationController.Detent]) throws -> (SheetScene, UIScrollView) {
        try Device.requireFinger()
        let scene = SheetScene(detents)
        let content = UIScrollView(frame: scene.screen.view.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.contentInsetAdjustmentBehavior = .never
        content.contentSize = CGSize(width: content.bounds.width, height: 3_000)
        scene.screen.view.addSubview(content)
        Device.wait(0.1)
        return (scene, content)
    }

    /// The place of the content in the window. The content of a sheet that is shown smaller moves farther in layout (B18.1).
    private func place(of content: UIScrollView) -> CGFloat {
        content.convert(CGPoint.zero, to: nil).y
    }

    func testADragDownOfContentAtItsTopPullsTheSheet() throws {
        // B27.4
        let (scene, content) = try scene([.large()])
        defer { scene.putAway() }
        scene.drag(by: 110)
        XCTAssertEqual(scene.offset, 100, accuracy: 1)
        XCTAssertEqual(content.contentOffset.y, 0)
        scene.release()
        XCTAssertEqual(scene.offset, 0, accuracy: 0.5)
    }

    func testADragDownOfContentAtItsTopMovesTheSheetToALowerDetent() throws {
        // B27.4
        let (scene, content) = try scene([SheetScene.detent(500), SheetScene.detent(300)])
        defer { scene.putAway() }
        let height = scene.screen.view.bounds.height
        scene.drag(by: 130)
        XCTAssertEqual(scene.screen.view.bounds.height, height - 120, accuracy: 1)
        XCTAssertEqual(content.contentOffset.y, 0)
        scene.release()
        XCTAssertEqual(scene.screen.view.bounds.height, height - 200, accuracy: 0.5)
    }

    func testADragDownOfOtherContentScrolls() throws {
        // B27.4
        for detents in [[SheetScene.detent(500), SheetScene.detent(300)], [.large()]] {
            let (scene, content) = try scene(detents)
            defer { scene.putAway() }
            let height = scene.screen.view.bounds.height
            content.contentOffset.y = 500
            let start = place(of: content)
            scene.drag(by: 110)
            XCTAssertEqual(place(of: content) - start, 100, accuracy: 1)
            XCTAssertEqual(scene.screen.view.bounds.height, height)
            XCTAssertEqual(scene.offset, 0)
            scene.release()
            XCTAssertTrue(scene.isPresented)
        }
    }

    func testADragUpOfContentAtItsTopMovesTheSheetToALargerDetentFirst() throws {
        // B27.7
        for expands in [true, false] {
            let (scene, content) = try scene([SheetScene.detent(300), SheetScene.detent(500)])
            defer { scene.putAway() }
            let sheet = try XCTUnwrap(scene.screen.sheetPresentationController)
            XCTAssertTrue(sheet.prefersScrollingExpandsWhenScrolledToEdge)
            sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
            let (height, start) = (scene.screen.view.bounds.height, place(of: content))
            scene.drag(by: -130)
            XCTAssertEqual(scene.screen.view.bounds.height, height + (expands ? 120 : 0), accuracy: 1)
            if expands {
                XCTAssertEqual(content.contentOffset.y, 0)
            } else {
                XCTAssertEqual(place(of: content) - start, -120, accuracy: 1)
            }
            scene.release()
            XCTAssertEqual(scene.screen.view.bounds.height, height + (expands ? 200 : 0), accuracy: 0.5)
        }
    }

    func testADragUpOfOtherContentScrolls() throws {
        // B27.4
        let (scene, content) = try scene([SheetScene.detent(300), SheetScene.detent(500)])
        defer { scene.putAway() }
        let height = scene.screen.view.bounds.height
        content.contentOffset.y = 50
        let start = place(of: content)
        scene.drag(by: -110)
        XCTAssertEqual(place(of: content) - start, -100, accuracy: 1)
        XCTAssertEqual(scene.screen.view.bounds.height, height)
    }

    func testADragUpAtTheLargestDetentScrolls() throws {
        // B27.7
        let (scene, content) = try scene([.large()])
        defer { scene.putAway() }
        scene.drag(by: -110)
        XCTAssertEqual(content.contentOffset.y, 100, accuracy: 1)
        XCTAssertEqual(scene.offset, 0)
    }
}
