import UIKit
import XCTest

/// Tests tab bars in the iOS 26 design.
@preconcurrency
@MainActor
final class FloatingTabBarContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testTheBarFloatsAboveContentThatExtendsBeneath() {
        // B17.70, B17.1
        let stage = TabStage()
        defer { stage.putAway() }
        XCTAssertEqual(stage.screens[0].view.frame, stage.tabs.view.bounds)
        XCTAssertEqual(stage.tabs.tabBar.paintedViews.count, 0)
    }

    func testTheContainerKeepsItsHeightForLayout() throws {
        // B17.52
        let stage = TabStage()
        defer { stage.putAway() }
        let below = stage.tabs.view.safeAreaInsets.bottom
        guard stage.tabs.traitCollection.verticalSizeClass == .regular, below == 34 else {
            throw XCTSkip("The height is known of phones with a home indicator, in portrait.")
        }
        XCTAssertEqual(stage.tabs.tabBar.frame.height, 83)
        XCTAssertEqual(stage.screens[0].view.safeAreaInsets.bottom, 83)
    }

    func testADragMinimizesTheBarWhoseFrameStaysAndMovesTheAccessoryInline() throws {
        // B17.52, B17.63, B17.71
        guard #available(iOS 26, *) else { throw XCTSkip("The behaviour exists since iOS 26.") }
        try Device.requireFinger()
        let scene = MinimizingScene()
        defer { scene.putAway() }
        scene.tabs.tabBarMinimizeBehavior = .onScrollDown
        let place = scene.tabs.tabBar.frame
        let safeArea = scene.screen.view.safeAreaInsets
        XCTAssertEqual(scene.environment, .regular)
        let regular = scene.accessoryFrame
        scene.drag(by: -200)
        XCTAssertEqual(scene.environment, .inline)
        XCTAssertLessThan(scene.accessoryFrame.width, regular.width)
        XCTAssertGreaterThan(scene.accessoryFrame.midY, regular.midY)
        XCTAssertEqual(scene.tabs.tabBar.frame, place)
        XCTAssertEqual(scene.screen.view.safeAreaInsets, safeArea)
        scene.drag(by: 100)
        XCTAssertEqual(scene.environment, .regular)
        XCTAssertEqual(scene.accessoryFrame, regular)
    }

    func testTheBarOfAPhoneDoesNotMinimizeByItself() throws {
        // B17.63
        guard #available(iOS 26, *) else { throw XCTSkip("The behaviour exists since iOS 26.") }
        try Device.requireFinger()
        let scene = MinimizingScene()
        defer { scene.putAway() }
        guard scene.tabs.traitCollection.userInterfaceIdiom == .phone else { throw XCTSkip("This is of phones.") }
        XCTAssertEqual(scene.tabs.tabBarMinimizeBehavior, .automatic)
        scene.drag(by: -200)
        XCTAssertEqual(scene.environment, .regular)
        scene.tabs.tabBarMinimizeBehavior = .never
        scene.drag(by: -100)
        XCTAssertEqual(scene.environment, .regular)
    }

    func testCodeThatScrollsDoesNotMinimizeTheBarNorDoesAnotherScrollView() throws {
        // B17.63
        guard #available(iOS 26, *) else { throw XCTSkip("The behaviour exists since iOS 26.") }
        try Device.requireFinger()
        let scene = MinimizingScene()
        defer { scene.putAway() }
        scene.tabs.tabBarMinimizeBehavior = .onScrollDown
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        Device.wait(1)
        XCTAssertEqual(scene.environment, .regular)
        let other = UIScrollView(frame: scene.screen.view.bounds)
        other.contentSize = CGSize(width: other.bounds.width, height: 3000)
        scene.screen.view.addSubview(other)
        Device.wait(0.1)
        scene.drag(by: -200)
        XCTAssertGreaterThan(other.contentOffset.y, 100)
        XCTAssertEqual(scene.environment, .regular)
    }

    func testAHiddenBarLeavesTheAccessoryOnTheScreen() throws {
        // B17.71
        guard #available(iOS 26, *) else { throw XCTSkip("The accessory exists since iOS 26.") }
        let scene = MinimizingScene()
        defer { scene.putAway() }
        for animated in [false, true] {
            scene.tabs.setTabBarHidden(true, animated: animated)
            Device.wait(1)
            XCTAssertTrue(scene.tabs.isTabBarHidden)
            XCTAssertTrue(scene.tabs.view.bounds.contains(scene.accessoryFrame))
            XCTAssertEqual(scene.environment, .regular)
            scene.tabs.setTabBarHidden(false, animated: animated)
            Device.wait(1)
        }
        scene.tabs.setBottomAccessory(nil, animated: false)
        Device.wait(0.1)
        XCTAssertNil(scene.accessory.window)
    }
}

/// A tab with long content, and an accessory above the tab bar.
@MainActor
@available(iOS 26, *)
private final class MinimizingScene {
    let tabs = UITabBarController()
    let screen = UIViewController()
    let scroll = UIScrollView()
    let accessory = UIView()
    private let window: UIWindow

    init() {
        scroll.frame = screen.view.bounds
        screen.view.addSubview(scroll)
        tabs.viewControllers = [screen, UIViewController()]
        tabs.bottomAccessory = UITabAccessory(contentView: accessory)
        window = Device.show(tabs)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
        Device.wait(0.1)
    }

    var environment: UITabAccessory.Environment { accessory.traitCollection.tabAccessoryEnvironment }

    var accessoryFrame: CGRect { accessory.convert(accessory.bounds, to: tabs.view) }

    /// Drags the content slowly, and waits until the bar has come to rest.
    func drag(by way: CGFloat) {
        let finger = ScriptedFinger(on: window)
        finger.down(150, 400)
        finger.drag(to: 150, 400 + way, lasting: 0.5)
        finger.rest()
        finger.up()
        Device.wait(2)
    }

    func putAway() {
        Device.put(away: window)
    }
}
