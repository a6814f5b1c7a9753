import UIKit
import XCTest

/// Tests how far the content of a stack extends under its bar.
@preconcurrency
@MainActor
final class ExtendedLayoutContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] {
        [
            "testContentGoesUnderATranslucentBarUnlessItDoesNotExtend": .classic,
            "testContentStartsBelowAnOpaqueBarUnlessItIncludesIt": .classic,
        ]
    }

    func testContentGoesUnderATranslucentBarUnlessItDoesNotExtend() {
        // B8.30
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        XCTAssertEqual(top(of: stage.a, in: stage), 0)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, bar.frame.maxY)
        stage.a.edgesForExtendedLayout = []
        stage.waitForTheEnd()
        XCTAssertEqual(top(of: stage.a, in: stage), bar.frame.maxY)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, 0)
    }

    func testContentStartsBelowAnOpaqueBarUnlessItIncludesIt() {
        // B8.30, B8.31
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        bar.isTranslucent = false
        stage.waitForTheEnd()
        XCTAssertEqual(top(of: stage.a, in: stage), bar.frame.maxY)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, 0)
        stage.a.extendedLayoutIncludesOpaqueBars = true
        stage.waitForTheEnd()
        XCTAssertEqual(top(of: stage.a, in: stage), 0)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, bar.frame.maxY)
    }

    private func top(of screen: UIViewController, in stage: NavigationStage) -> CGFloat {
        screen.view.convert(screen.view.bounds, to: stage.navigation.view).minY
    }

    func testABarIsTranslucentUnlessItsImageIsOpaqueOrItIsSetOtherwise() {
        // B8.31
        let bar = UINavigationBar(frame: .zero)
        XCTAssertTrue(bar.isTranslucent)
        let opaque = UIGraphicsImageRendererFormat()
        opaque.opaque = true
        let size = CGSize(width: 10, height: 10)
        bar.setBackgroundImage(
            UIGraphicsImageRenderer(size: size, format: opaque).image { $0.fill(CGRect(origin: .zero, size: size)) },
            for: .default)
        XCTAssertFalse(bar.isTranslucent)
        bar.isTranslucent = true
        XCTAssertTrue(bar.isTranslucent)
        let clear = UINavigationBar(frame: .zero)
        clear.setBackgroundImage(UIImage(), for: .default)
        XCTAssertTrue(clear.isTranslucent)
    }

    func testScreensWithDifferentBarsAreLaidOutForTheirOwn() {
        // B9.8
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.b.navigationItem.prompt = "Prompt"
        let low = stage.a.view.safeAreaInsets.top
        var appearing: CGFloat = 0
        stage.b.inside("viewIsAppearing") { appearing = stage.b.view.safeAreaInsets.top }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(appearing, low + 30)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, low + 30)
        stage.a.inside("viewIsAppearing") { appearing = stage.a.view.safeAreaInsets.top }
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(appearing, low)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, low)
    }
}
