import UIKit
import XCTest

@preconcurrency

@MainActor
final class BarContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] { ["testTheBarsHeightDependsOnTheDevice": .classic] }

    func testTheBarsHeightDependsOnTheDevice() {
        // B8.1
        let stage = NavigationStage()
        defer { stage.putAway() }
        let traits = stage.navigation.traitCollection
        let isPad = traits.userInterfaceIdiom == .pad
        let height: CGFloat = isPad ? 50 : traits.verticalSizeClass == .compact ? 32 : 44
        let bar = stage.navigation.navigationBar
        XCTAssertEqual(bar.frame.height, height)
        XCTAssertEqual(bar.frame.width, stage.navigation.view.bounds.width)
        XCTAssertEqual(bar.frame.minY, stage.navigation.view.safeAreaInsets.top)
        XCTAssertEqual(bar.sizeThatFits(stage.navigation.view.bounds.size).height, height)
    }

    func testTopItemIsTheTopScreensAndBackItemThatOfTheOneBelow() {
        // B8.20
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        XCTAssertIdentical(bar.topItem, stage.b.navigationItem)
        XCTAssertIdentical(bar.backItem, stage.a.navigationItem)
        XCTAssertEqual(bar.topItem?.title, "B")
        XCTAssertEqual(bar.backItem?.title, "A")
        stage.navigation.popViewController(animated: false)
        stage.waitForTheEnd()
        XCTAssertIdentical(bar.topItem, stage.a.navigationItem)
        XCTAssertNil(bar.backItem)
    }

    func testTheTitleIsCentered() {
        // B8.20
        let stage = NavigationStage()
        defer { stage.putAway() }
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        stage.b.navigationItem.titleView = title
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        let bar = stage.navigation.navigationBar
        XCTAssertTrue(title.isDescendant(of: bar))
        XCTAssertEqual(title.convert(title.bounds, to: bar).midX, bar.bounds.midX, accuracy: 1)
    }

    func testBackButtonIsNamedByTheItemBelow() {
        // B8.20
        let short = "A"
        let long = "A longer name"
        let byTitle = roomForTheBackButton { $0.title = long }
        let byShortTitle = roomForTheBackButton { $0.title = short }
        XCTAssertGreaterThan(byTitle, byShortTitle)
        let byBackTitle = roomForTheBackButton {
            $0.title = long
            $0.backButtonTitle = short
        }
        XCTAssertEqual(byBackTitle, byShortTitle, accuracy: 1)
        let byButton = roomForTheBackButton {
            $0.title = short
            $0.backButtonTitle = short
            $0.backBarButtonItem = UIBarButtonItem(title: long)
        }
        XCTAssertEqual(byButton, byTitle, accuracy: 1)
    }

    func testDisplayModeShortensTheBackButton() {
        // B8.20
        let full = roomForTheBackButton { $0.title = "A longer name" }
        let minimal = roomForTheBackButton {
            $0.title = "A longer name"
            $0.backButtonDisplayMode = .minimal
        }
        let generic = roomForTheBackButton {
            $0.title = "A longer name"
            $0.backButtonDisplayMode = .generic
        }
        XCTAssertLessThan(generic, full)
        XCTAssertLessThan(minimal, generic)
    }

    /// How far the back button moves a left item that is beside it.
    private func roomForTheBackButton(_ describe: (UINavigationItem) -> Void) -> CGFloat {
        let stage = NavigationStage()
        defer { stage.putAway() }
        describe(stage.a.navigationItem)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.b.title = nil
        stage.b.navigationItem.leftItemsSupplementBackButton = true
        stage.b.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: beside)
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        return beside.convert(beside.bounds, to: stage.navigation.navigationBar).minX
    }
}
