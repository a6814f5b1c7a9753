import UIKit
import XCTest

/// Tests the switches for calls of `didShow` without a change of the stack.
@MainActor
final class UnchangedStackTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.unchangedStacksCallDidShow = false
            HeadlessQuirks.firstDisplaysCallDidShowTwice = false
        }
    }

    func testASelectedTabCallsDidShowAgain() async {
        // B1.30, B27.48
        for isOn in [false, true] {
            HeadlessQuirks.unchangedStacksCallDidShow = isOn
            let scene = TwoStacks()
            scene.select(1)
            XCTAssertEqual(scene.shown, ["A", "B"])
            scene.select(0)
            XCTAssertEqual(scene.shown, ["A", "B"] + (isOn ? ["A"] : []))
            scene.putAway()
        }
    }

    func testAStackThatIsUncoveredCallsDidShowAgain() async {
        // B27.48
        HeadlessQuirks.unchangedStacksCallDidShow = true
        let scene = TwoStacks()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.tabs.present(cover, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(scene.shown, ["A"])
        scene.tabs.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(scene.shown, ["A", "A"])
        scene.putAway()
    }

    func testAStackThatChangedWhileAwayCallsDidShowOnce() async {
        HeadlessQuirks.unchangedStacksCallDidShow = true
        let scene = TwoStacks()
        let next = UIViewController()
        next.title = "C"
        scene.select(1)
        scene.stacks[0].pushViewController(next, animated: false)
        TurnLoop.main.advance(by: 0.1)
        scene.select(0)
        XCTAssertEqual(scene.shown, ["A", "B", "C"])
        scene.putAway()
    }

    func testTheFirstDisplayCallsDidShowTwice() async {
        // B1.29
        HeadlessQuirks.firstDisplaysCallDidShowTwice = true
        let scene = TwoStacks()
        XCTAssertEqual(scene.shown, ["A", "A"])
        scene.select(1)
        XCTAssertEqual(scene.shown, ["A", "A", "B", "B"])
        scene.select(0)
        XCTAssertEqual(scene.shown, ["A", "A", "B", "B"])
        scene.putAway()
    }
}

/// The stacks A and B in tabs, of which A is selected first.
@MainActor
private final class TwoStacks: NSObject, UINavigationControllerDelegate {
    let stacks: [UINavigationController]
    let tabs = UITabBarController()
    private(set) var shown: [String] = []
    private let window = UIWindow(frame: UIScreen.main.bounds)

    override init() {
        stacks = ["A", "B"].map { title in
            let root = UIViewController()
            root.title = title
            return UINavigationController(rootViewController: root)
        }
        super.init()
        stacks.forEach { $0.delegate = self }
        tabs.viewControllers = stacks
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    func select(_ index: Int) {
        tabs.selectedIndex = index
        TurnLoop.main.advance(by: 1)
    }

    func putAway() {
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }
}
