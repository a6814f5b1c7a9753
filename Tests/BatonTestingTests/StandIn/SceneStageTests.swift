import BatonTesting
import UIKit
import XCTest

/// What the scene of a stage reports while the app leaves the screen and while its window is resized.
@MainActor
final class SceneStageTests: XCTestCase {
    private let narrow = CGSize(width: 320, height: 700)

    func testTheSceneLeavesTheForegroundAndReturns() async {
        let stage = Stage(root: UIViewController())
        let delegate = SceneLog()
        Stage.scene.delegate = delegate
        stage.enterBackground()
        XCTAssertEqual(Stage.scene.activationState, .background)
        stage.enterForeground()
        XCTAssertEqual(
            delegate.calls,
            [
                "resign foregroundInactive", "background background", "foreground foregroundInactive",
                "active foregroundActive",
            ])
        stage.close()
    }

    func testTheDelegateIsToldOfAResize() async {
        // B19.7
        for version in [18, 26, 27] {
            let stage = Stage(.phone.running(version), root: UIViewController())
            let delegate = SceneLog()
            Stage.scene.delegate = delegate
            stage.resize(to: narrow)
            let update = "update 390x844 portrait"
            XCTAssertEqual(delegate.calls, version < 26 ? [update] : [update, "geometry 390x844"])
            XCTAssertEqual(Stage.scene.effectiveGeometry.coordinateSpace.bounds.size, narrow)
            stage.close()
        }
    }

    func testAnInteractiveResizeSendsManySizes() async {
        // B19.7
        let screen = SizedController()
        let stage = Stage(.phone.running(26), root: screen)
        let delegate = SceneLog()
        Stage.scene.delegate = delegate
        stage.resizeInteractively(to: narrow, in: 0.1)
        XCTAssertEqual(screen.sizes.count, 6)
        XCTAssertEqual(screen.sizes.last, narrow)
        XCTAssertEqual(delegate.resizing, [true] + Array(repeating: true, count: 6) + [false])
        XCTAssertEqual(stage.window.bounds.size, narrow)
        stage.close()
    }

    func testAPhoneStaysAPhoneInPortrait() async {
        // B19.6
        let stage = Stage(.phone.running(27), root: UIViewController())
        stage.resizeInteractively(to: CGSize(width: 900, height: 700), in: 0.1)
        XCTAssertEqual(Stage.scene.effectiveGeometry.interfaceOrientation, .portrait)
        XCTAssertEqual(stage.window.traitCollection.userInterfaceIdiom, .phone)
        stage.close()
    }

    func testAWideWindowOfAPhoneHasACompactWidth() async {
        // B19.6
        let screen = SizedController()
        let stage = Stage(.phone.running(27), root: screen)
        let wide = CGSize(width: 1_000, height: 700)
        stage.resize(to: wide)
        XCTAssertEqual(screen.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(screen.sizes, [wide])
        stage.close()
    }

    func testAResizeAtEveryMomentOfAPushEndsWithTheScreenInTheWindow() async throws {
        // B19.7
        for frame in 0...30 {
            let root = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(.phone.running(27), root: root)
            let next = UIViewController()
            root.pushViewController(next, animated: true)
            stage.advance(by: Double(frame) / 60)
            stage.resizeInteractively(to: narrow, in: 0.05)
            try stage.settle()
            XCTAssertEqual(next.view.convert(next.view.bounds, to: stage.window), CGRect(origin: .zero, size: narrow))
            XCTAssertEqual(root.viewControllers.count, 2)
            stage.close()
        }
    }
}

/// Writes down the calls of a scene's delegate.
private final class SceneLog: NSObject, UIWindowSceneDelegate {
    private(set) var calls: [String] = []
    private(set) var resizing: [Bool] = []

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign \(scene.activationState)") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground \(scene.activationState)") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background \(scene.activationState)") }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        calls.append("update \(words(previousCoordinateSpace)) \(previousInterfaceOrientation)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        calls.append("geometry \(words(previousEffectiveGeometry.coordinateSpace))")
        resizing.append(windowScene.effectiveGeometry.isInteractivelyResizing)
    }

    private func words(_ space: any UICoordinateSpace) -> String {
        "\(Int(space.bounds.width))x\(Int(space.bounds.height))"
    }
}

/// Writes down the sizes that are announced.
private final class SizedController: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}
