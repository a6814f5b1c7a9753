import XCTest

@testable import UIKit

/// Tests how a bar uses appearance objects and the legacy appearance properties.
@MainActor
final class NavigationBarLookTests: XCTestCase {
    private let item = UINavigationItem(title: "A")

    func testAnOpaqueBarHasItsTintOrBlackOrWhiteByItsStyle() async {
        // B8.31
        let bar = UINavigationBar(frame: .zero)
        bar.isTranslucent = false
        XCTAssertEqual(bar.look(of: item).background.color, .white)
        bar.barStyle = .black
        XCTAssertEqual(bar.look(of: item).background.color, .black)
        bar.barTintColor = .red
        XCTAssertEqual(bar.look(of: item).background.color, .red)
        XCTAssertTrue(bar.isOpaque(showing: item))
    }

    func testAnAppearanceObjectOverridesLegacyProperties() async {
        // B8.43
        let bar = UINavigationBar(frame: .zero)
        bar.barTintColor = .red
        bar.isTranslucent = false
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .green
        item.scrollEdgeAppearance = appearance
        XCTAssertEqual(bar.look(of: item).background.color, .green)
        item.scrollEdgeAppearance = nil
        XCTAssertEqual(bar.look(of: item).background.color, .red)
        bar.scrollEdgeAppearance = appearance
        XCTAssertEqual(bar.look(of: item).background.color, .green)
    }

    func testChangeInsideTheBarsOwnAppearanceCountsAsSettingIt() async {
        // B8.43
        let bar = UINavigationBar(frame: .zero)
        bar.barTintColor = .red
        XCTAssertFalse(bar.hasAppearance)
        bar.standardAppearance.backgroundColor = .green
        XCTAssertTrue(bar.hasAppearance)
        XCTAssertNil(bar.look(of: item).background.color)
    }

    func testShadowImageNeedsABackgroundImage() async {
        // B8.46
        let bar = UINavigationBar(frame: .zero)
        bar.barTintColor = .red
        bar.shadowImage = UIImage()
        XCTAssertNil(bar.look(of: item).background.shadowImage)
        bar.setBackgroundImage(UIImage(), for: .default)
        XCTAssertNotNil(bar.look(of: item).background.shadowImage)
    }

    func testBackIndicatorNeedsItsMask() async {
        // B8.27
        let bar = UINavigationBar(frame: .zero)
        bar.backIndicatorImage = UIImage(systemName: "arrow.left")
        XCTAssertNil(bar.look(of: item).title.backIndicator)
        bar.backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
        XCTAssertNotNil(bar.look(of: item).title.backIndicator)
    }

    func testALegacyTintChangedDuringATransitionJumps() async throws {
        // B8.52
        let stack = AskingStack.shown()
        let bar = stack.navigationBar
        bar.barTintColor = .blue
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        bar.barTintColor = .red
        XCTAssertEqual(bar.look(of: item).background.color, .red)
    }

    func testTintSetAlongsideReachesTheBackButtonAtOnce() async throws {
        // B8.53
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stack = AskingStack.shown(screens: 3)
        let bar = stack.navigationBar
        stack.popViewController(animated: true)
        stack.transitionCoordinator?.animate(alongsideTransition: { _ in bar.tintColor = .red })
        TurnLoop.main.advance(by: 0.05)
        let button = try XCTUnwrap(bar.moving?.target.buttons.first)
        let label = try XCTUnwrap(button.subviews.first as? UILabel)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertNil(label.layer.animationKeys())
    }

    func testBarInASheetIsHigher() async {
        // B8.4
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stack = AskingStack.shown()
        let sheet = UINavigationController(rootViewController: UIViewController())
        sheet.modalPresentationStyle = .pageSheet
        stack.present(sheet, animated: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(sheet.navigationBar.frame.height, 56)
        XCTAssertEqual(stack.navigationBar.frame.height, 44)
        stack.dismiss(animated: false)
        TurnLoop.main.advance(by: 1)
    }

    func testOnlyTheBackgroundOfAnAttachedBarExtendsToTheTop() async throws {
        // B8.60
        let stack = AskingStack.shown()
        stack.view.layoutIfNeeded()
        let attached = try XCTUnwrap(stack.navigationBar.subviews.first { $0 is BarBackgroundView })
        XCTAssertEqual(attached.frame.minY, -stack.view.safeAreaInsets.top)
        let alone = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        stack.topViewController?.view.addSubview(alone)
        alone.layoutIfNeeded()
        XCTAssertEqual(alone.subviews.first { $0 is BarBackgroundView }?.frame.minY, 0)
    }

    func testBackgroundOfAnAttachedBarFollowsABarThatOnlyMoves() async throws {
        // B8.60
        let stack = AskingStack.shown()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        let delegate = AttachingDelegate()
        bar.delegate = delegate
        stack.topViewController?.view.addSubview(bar)
        TurnLoop.main.runTurn()
        let background = try XCTUnwrap(bar.subviews.first { $0 is BarBackgroundView })
        XCTAssertEqual(background.frame, CGRect(x: 0, y: -60, width: 200, height: 104))
        bar.frame.origin.y = 20
        TurnLoop.main.runTurn()
        XCTAssertEqual(background.frame, CGRect(x: 0, y: -20, width: 200, height: 64))
    }

    func testTheDisappearingScreenHasTheInsetsOfTheAppearingScreensBar() async {
        // B9.8
        let stack = AskingStack.shown()
        let leaving = stack.viewControllers[1]
        let low = leaving.view.safeAreaInsets.top
        stack.viewControllers[0].navigationItem.prompt = "Prompt"
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(leaving.view.safeAreaInsets.top, low + 30)
        TurnLoop.main.advance(by: 1)
    }
}

@MainActor
private final class AttachingDelegate: NSObject, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
