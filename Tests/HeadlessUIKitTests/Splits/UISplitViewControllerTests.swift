import UIKit
import XCTest

@MainActor
final class UISplitViewControllerTests: XCTestCase {
    func testInLandscapeBothColumnsAreVisible() async {
        let stage = SplitStage()
        stage.show()
        XCTAssertFalse(stage.split.isCollapsed)
        XCTAssertEqual(stage.split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(stage.place(of: stage.primary), CGRect(x: 0, y: 0, width: 320, height: 820))
        XCTAssertEqual(stage.place(of: stage.secondary), CGRect(x: 320, y: 0, width: 860, height: 820))
        XCTAssertEqual(stage.split.primaryColumnWidth, 320)
        XCTAssertEqual(stage.primary.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(stage.secondary.traitCollection.horizontalSizeClass, .regular)
        stage.putAway()
    }

    func testARotationHidesThePrimaryColumnAndShowsItAgain() async {
        let stage = SplitStage()
        stage.show()
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        XCTAssertNil(stage.place(of: stage.primary))
        XCTAssertEqual(stage.place(of: stage.secondary), CGRect(x: 0, y: 0, width: 820, height: 1_180))
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.place(of: stage.primary), CGRect(x: 0, y: 0, width: 320, height: 820))
        stage.putAway()
    }

    func testTheButtonSlidesThePrimaryColumnInAndATapOutsideHidesIt() async {
        let stage = SplitStage(on: SplitStage.pad.turned)
        stage.show()
        _ = stage.split.displayModeButtonItem.primaryAction.map { $0.performWithSender(nil, target: nil) }
        XCTAssertEqual(stage.split.displayMode, .oneOverSecondary)
        TurnLoop.main.advance(by: 0.15)
        let x = stage.primary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        XCTAssertGreaterThan(x, -320)
        XCTAssertLessThan(x, 0)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.place(of: stage.primary), CGRect(x: 0, y: 0, width: 320, height: 1_180))
        XCTAssertEqual(stage.place(of: stage.secondary), stage.window.bounds)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 600, y: 600), in: stage.window)
        HeadlessTouches.ended(finger: 0, in: stage.window)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        XCTAssertNil(stage.place(of: stage.primary))
        stage.putAway()
    }

    func testColumnsAreShownAndHiddenOneByOne() async {
        let stage = SplitStage(.tripleColumn)
        stage.show()
        XCTAssertEqual(stage.split.displayMode, .oneBesideSecondary)
        XCTAssertNil(stage.place(of: stage.primary))
        stage.split.show(.primary)
        XCTAssertEqual(stage.split.displayMode, .twoDisplaceSecondary)
        stage.split.hide(.primary)
        stage.split.hide(.supplementary)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.split.displayMode, .secondaryOnly)
        XCTAssertNil(stage.place(of: stage.primary))
        XCTAssertNil(stage.place(of: stage.supplementary))
        stage.split.show(.supplementary)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.place(of: stage.supplementary), CGRect(x: 0, y: 0, width: 320, height: 820))
        stage.putAway()
    }

    func testTheSizesOfTheColumnsAreAnnounced() async {
        let stage = SplitStage()
        let screen = OrientedScreen(.all)
        stage.split.setViewController(screen, for: .secondary)
        stage.show()
        HeadlessDevice.resize(to: CGSize(width: 1_100, height: 820))
        XCTAssertEqual(screen.sizes, [CGSize(width: 780, height: 820)])
        XCTAssertEqual(screen.view.bounds.size, CGSize(width: 780, height: 820))
        stage.putAway()
    }

    func testInARightToLeftLanguageThePrimaryColumnIsAtTheRight() async {
        let stage = SplitStage(on: SplitStage.pad.rightToLeft)
        stage.show()
        XCTAssertEqual(stage.place(of: stage.primary)?.minX, 860)
        stage.split.primaryEdge = .trailing
        XCTAssertEqual(stage.place(of: stage.primary)?.minX, 0)
        stage.putAway()
    }

    func testANarrowWindowMakesOneStackAndAWideOneSeparatesIt() async {
        let stage = SplitStage(.tripleColumn)
        stage.show()
        let pushed = UIViewController()
        HeadlessDevice.resize(to: CGSize(width: 400, height: 820))
        TurnLoop.main.advance(by: 1)
        let stack = stage.primary.navigationController
        XCTAssertEqual(stack?.viewControllers, [stage.primary, stage.supplementary, stage.secondary])
        XCTAssertEqual(stage.place(of: stage.secondary), stage.window.bounds)
        stack?.pushViewController(pushed, animated: false)
        HeadlessDevice.resize(to: SplitStage.pad.size)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack?.viewControllers, [stage.primary])
        XCTAssertEqual(stage.supplementary.navigationController?.viewControllers, [stage.supplementary])
        XCTAssertEqual(stage.secondary.navigationController?.viewControllers, [stage.secondary, pushed])
        XCTAssertEqual(stage.place(of: stage.supplementary), CGRect(x: 0, y: 0, width: 320, height: 820))
        stage.putAway()
    }

    func testAStyleWithoutColumnsRefusesThemWithAdvice() async {
        HeadlessLog.reset()
        let classic = UISplitViewController()
        classic.setViewController(UIViewController(), for: .primary)
        classic.show(.primary)
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
        XCTAssertEqual(classic.viewControllers, [])
        UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()]
        XCTAssertEqual(HeadlessLog.warnings.count, 3)
    }
}
