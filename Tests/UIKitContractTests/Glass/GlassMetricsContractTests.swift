import UIKit
import XCTest

/// Tests the heights of navigation bars in the iOS 26 design, and where the content below them starts.
@preconcurrency
@MainActor
final class GlassMetricsContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testARowIsFiftyFourPointsHighAndALargeTitleAddsFiftyTwo() throws {
        // B17.50
        let stage = NavigationStage()
        defer { stage.putAway() }
        try skipUnlessPortraitPhone(stage)
        let bar = stage.navigation.navigationBar
        XCTAssertEqual(bar.frame.height, 54)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, stage.navigation.view.safeAreaInsets.top + 54)
        bar.prefersLargeTitles = true
        stage.waitForTheEnd()
        XCTAssertEqual(bar.frame.height, 106)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, stage.navigation.view.safeAreaInsets.top + 106)
    }

    func testItemsAreFortyFourPointsHighAtTheTop() throws {
        // B17.50
        let stage = NavigationStage()
        defer { stage.putAway() }
        try skipUnlessPortraitPhone(stage)
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        stage.a.navigationItem.titleView = title
        stage.waitForTheEnd()
        let bar = stage.navigation.navigationBar
        XCTAssertEqual(title.convert(title.bounds, to: bar).midY, 22, accuracy: 0.5)
    }

    func testContentThatDoesNotExtendStartsPartlyUnderTheBarAndTheSafeAreaIsRight() {
        // B17.51
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.a.edgesForExtendedLayout = []
        stage.waitForTheEnd()
        let bar = stage.navigation.navigationBar
        let top = stage.a.view.convert(stage.a.view.bounds, to: stage.navigation.view).minY
        XCTAssertGreaterThan(top, bar.frame.minY)
        XCTAssertLessThan(top, bar.frame.maxY)
        XCTAssertEqual(top + stage.a.view.safeAreaInsets.top, bar.frame.maxY)
    }

    private func skipUnlessPortraitPhone(_ stage: NavigationStage) throws {
        let traits = stage.navigation.traitCollection
        guard traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .regular else {
            throw XCTSkip("The heights are known of phones in portrait only.")
        }
    }
}
