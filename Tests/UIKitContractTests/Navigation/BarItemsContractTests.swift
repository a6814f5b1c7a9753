import UIKit
import XCTest

/// Tests what the bar of a stack shows, and how its items affect its height.
@preconcurrency
@MainActor
final class BarItemsContractTests: ContractTestCase {
    func testDuringAPopTheBarStillHasTheLeavingItem() {
        // B1.70
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        let both = [stage.a.navigationItem, stage.b.navigationItem]
        XCTAssertEqual(bar.items ?? [], both)
        stage.navigation.popViewController(animated: true)
        Device.wait(0.1)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        XCTAssertEqual(bar.items ?? [], both)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.items ?? [], [stage.a.navigationItem])
        stage.navigation.setViewControllers([stage.b, stage.a], animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.items ?? [], [stage.b.navigationItem, stage.a.navigationItem])
    }

    func testALeftItemReplacesTheBackButtonUnlessItSupplementsIt() {
        // B8.21
        let alone = placeOfLeftItem { _ in }
        let beside = placeOfLeftItem { $0.leftItemsSupplementBackButton = true }
        let besideNothing = placeOfLeftItem {
            $0.leftItemsSupplementBackButton = true
            $0.hidesBackButton = true
        }
        XCTAssertGreaterThan(beside, alone + 10)
        XCTAssertEqual(besideNothing, alone, accuracy: 1)
    }

    func testACustomViewHasTheSizeThatItsConstraintsGiveIt() {
        // B8.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 60), content.heightAnchor.constraint(equalToConstant: 20),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let sized = UIView()
        sized.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            sized.widthAnchor.constraint(equalToConstant: 30), sized.heightAnchor.constraint(equalToConstant: 30),
        ])
        let items = [view, sized].map { UIBarButtonItem(customView: $0) }
        stage.b.navigationItem.rightBarButtonItem = items[0]
        stage.b.navigationItem.leftBarButtonItem = items[1]
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(view.bounds.width, 60)
        XCTAssertEqual(content.frame.width, 60)
        XCTAssertEqual(sized.bounds.width, 30)
        XCTAssertLessThanOrEqual(
            view.convert(view.bounds, to: nil).maxX, stage.navigation.view.bounds.maxX)
    }

    func testACustomViewInAToolbarHasTheSizeThatItsConstraintsGiveIt() {
        // B8.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        stage.a.toolbarItems = [UIBarButtonItem(customView: view)]
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(view.bounds.width, 70)
    }

    private func placeOfLeftItem(_ describe: (UINavigationItem) -> Void) -> CGFloat {
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.b.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
        describe(stage.b.navigationItem)
        stage.navigation.pushViewController(stage.b, animated: false)
        stage.waitForTheEnd()
        return view.convert(view.bounds, to: stage.navigation.navigationBar).minX
    }

    func testLargeTitleAddsFiftyTwoPointsWhereThereIsRoom() {
        // B8.2
        let stage = NavigationStage()
        defer { stage.putAway() }
        let plain = stage.navigation.navigationBar.frame.height
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.waitForTheEnd()
        let isCompact = stage.navigation.traitCollection.verticalSizeClass == .compact
        XCTAssertEqual(stage.navigation.navigationBar.frame.height, plain + (isCompact ? 0 : 52))
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
    }

    func testPromptAddsThirtyPoints() {
        // B8.3
        let stage = NavigationStage()
        defer { stage.putAway() }
        let plain = stage.navigation.navigationBar.frame.height
        stage.a.navigationItem.prompt = "Prompt"
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.navigationBar.frame.height, plain + 30)
    }

    func testAnItemsDisplayModeSetsALargeTitleOrFollowsThePreviousItem() {
        // B8.23
        let stage = NavigationStage()
        defer { stage.putAway() }
        let plain = stage.navigation.navigationBar.frame.height
        stage.navigation.navigationBar.prefersLargeTitles = true
        let modes: [(UINavigationItem.LargeTitleDisplayMode, UINavigationItem.LargeTitleDisplayMode, isLarge: Bool)] = [
            (.automatic, .automatic, true), (.never, .automatic, false), (.never, .always, true),
            (.always, .automatic, true), (.automatic, .never, false),
        ]
        for (first, second, isLarge) in modes {
            let screens = [UIViewController(), UIViewController()]
            screens[0].navigationItem.largeTitleDisplayMode = first
            screens[1].navigationItem.largeTitleDisplayMode = second
            stage.navigation.setViewControllers(screens, animated: false)
            stage.waitForTheEnd()
            XCTAssertEqual(stage.navigation.navigationBar.frame.height, plain + (isLarge ? 52 : 0))
        }
    }

    func testATitleViewHasItsFittingSize() {
        // B8.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = SelfSizedView()
        stage.a.navigationItem.titleView = view
        stage.waitForTheEnd()
        XCTAssertEqual(view.bounds.size, CGSize(width: 70, height: 24))
    }

    func testTitleAdjustmentMovesNoButton() {
        // B8.27
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.a.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        stage.waitForTheEnd()
        let bar = stage.navigation.navigationBar
        let place = view.convert(view.bounds, to: bar)
        bar.setTitleVerticalPositionAdjustment(-6, for: .default)
        stage.waitForTheEnd()
        XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), -6)
        XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .compact), 0)
        XCTAssertEqual(view.convert(view.bounds, to: bar), place)
    }
}

private final class SelfSizedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 24) }
}
