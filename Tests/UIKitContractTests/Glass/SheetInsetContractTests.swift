import UIKit
import XCTest

/// Tests the places of sheets in the iOS 26 design.
@preconcurrency
@MainActor
@available(iOS 16.0, *)
final class SheetInsetContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func skipUnlessPhone(_ scene: SheetScene) throws {
        let bounds = scene.window.bounds
        guard scene.screen.traitCollection.userInterfaceIdiom == .phone, bounds.height > bounds.width,
            scene.window.safeAreaInsets.bottom > 0
        else { throw XCTSkip("The places are known of phones in portrait without a home button.") }
    }

    private func seen(_ scene: SheetScene) -> CGRect {
        scene.screen.view.convert(scene.screen.view.bounds, to: nil)
    }

    func testALargeSheetReachesFromTheSafeAreaToTheEdges() throws {
        // B27.1, B18.1
        let scene = SheetScene()
        defer { scene.putAway() }
        try skipUnlessPhone(scene)
        let (window, insets) = (scene.window.bounds, scene.window.safeAreaInsets)
        let place = CGRect(x: 0, y: insets.top, width: window.width, height: window.height - insets.top)
        XCTAssertEqual(seen(scene), place)
        XCTAssertEqual(scene.screen.view.bounds.size, place.size)
        XCTAssertEqual(scene.screen.presentationController?.frameOfPresentedViewInContainerView, place)
        XCTAssertEqual(
            scene.screen.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: insets.bottom, right: 0))
    }

    func testTheMaximumHasNeitherSafeAreaAndMoreCountsAsLarge() throws {
        // B27.5
        var maximum: CGFloat = 0
        let scene = SheetScene([
            .custom {
                maximum = $0.maximumDetentValue
                return 5_000
            }
        ])
        defer { scene.putAway() }
        try skipUnlessPhone(scene)
        let (window, insets) = (scene.window.bounds, scene.window.safeAreaInsets)
        XCTAssertEqual(maximum, window.height - insets.top - insets.bottom)
        XCTAssertEqual(seen(scene).minY, insets.top)
        XCTAssertEqual(seen(scene).width, window.width)
    }

    func testALowerSheetIsScaledAboutTheBottomAndIsAsWideAsTheScreenInLayout() throws {
        // B27.5, B18.1, C26: for each detent the inset, the part of the safe area, and whether layout adds the safe area.
        let table: [(value: CGFloat, inset: CGFloat, part: CGFloat, adds: Bool)] = [
            (10, 28, 0, false), (100, 28 - 20 * 24 / 74, 24 / 74, false), (144, 28 - 20 * 68 / 74, 68 / 74, false),
            (200, 8, 1, true), (400, 8, 1, true), (600, 8, 1, true),
        ]
        for line in table {
            let scene = SheetScene([SheetScene.detent(line.value), .large()])
            defer { scene.putAway() }
            try skipUnlessPhone(scene)
            let (window, below) = (scene.window.bounds, scene.window.safeAreaInsets.bottom)
            let size = scene.screen.view.bounds.size
            XCTAssertEqual(size.width, window.width, "\(line.value)")
            XCTAssertEqual(size.height, line.adds ? line.value + below : line.value, "\(line.value)")
            let place = seen(scene)
            XCTAssertEqual(place.minX, line.inset, accuracy: 0.5, "\(line.value)")
            XCTAssertEqual(place.width, window.width - 2 * line.inset, accuracy: 0.5, "\(line.value)")
            XCTAssertEqual(window.maxY - place.maxY, line.inset, accuracy: 0.5, "\(line.value)")
            XCTAssertEqual(place.height / size.height, place.width / size.width, accuracy: 1e-3, "\(line.value)")
            let insets = scene.screen.view.safeAreaInsets
            XCTAssertEqual(insets.bottom, below * line.part, accuracy: 0.5, "\(line.value)")
            XCTAssertEqual(insets.top, 0)
            let frame = scene.screen.presentationController?.frameOfPresentedViewInContainerView
            XCTAssertEqual(frame?.width, window.width, "\(line.value)")
        }
    }

    func testASheetOfFourHundredPointsGoesAfterTwoHundredAndTen() throws {
        // B27.2
        try Device.requireFinger()
        for way in [170, 210] as [CGFloat] {
            let scene = SheetScene([SheetScene.detent(400), .large()])
            defer { scene.putAway() }
            scene.drag(by: way + 10)
            scene.release()
            XCTAssertEqual(scene.isPresented, way == 170)
        }
    }

    func testTheScaleIsGoneWhileAFingerResizesTheSheet() throws {
        // B27.4
        try Device.requireFinger()
        let scene = SheetScene([SheetScene.detent(300), .large()])
        defer { scene.putAway() }
        try skipUnlessPhone(scene)
        XCTAssertLessThan(seen(scene).width, scene.window.bounds.width)
        scene.drag(by: -80)
        XCTAssertEqual(seen(scene).width, scene.window.bounds.width, accuracy: 0.5)
        XCTAssertEqual(seen(scene).maxY, scene.window.bounds.maxY, accuracy: 0.5)
        scene.release()
        XCTAssertLessThan(seen(scene).width, scene.window.bounds.width)
    }
}
