import UIKit
import XCTest

@MainActor
final class InterfaceOrientationTests: XCTestCase {
    private let tall = CGSize(width: 390, height: 844)
    private let wide = CGSize(width: 844, height: 390)
    private var window = UIWindow()

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            HeadlessDevice.current = .phone
            TurnLoop.main.runTurn()
        }
    }

    func testAnUnsupportedOrientationLeavesTheInterface() async {
        let root = OrientedScreen(.portrait)
        show(root)
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
        XCTAssertEqual(window.bounds.size, tall)
        XCTAssertEqual(root.sizes, [])
        root.orientations = .allButUpsideDown
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeRight)
        XCTAssertEqual(window.bounds.size, wide)
        XCTAssertEqual(root.sizes, [wide])
    }

    func testAWindowIsShownInAnOrientationThatItsRootSupports() async {
        let root = OrientedScreen(.landscape)
        show(root)
        XCTAssertEqual(window.bounds.size, wide)
        XCTAssertEqual(root.view.frame, window.bounds)
        XCTAssertEqual(root.sizes, [], "it is shown in this size")
        window.rootViewController = UIViewController()
        XCTAssertEqual(window.bounds.size, tall)
    }

    func testAPhoneIsNotShownUpsideDownButAPadIs() async {
        show(OrientedScreen(.all))
        HeadlessDevice.rotate(to: .portraitUpsideDown)
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
        HeadlessApplication.closeWindows()
        show(UIViewController(), on: .pad)
        HeadlessDevice.rotate(to: .portraitUpsideDown)
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portraitUpsideDown)
        XCTAssertEqual(window.bounds.size, CGSize(width: 768, height: 1_024))
    }

    func testAHalfTurnBetweenTheLandscapesKeepsTheSize() async {
        let root = OrientedScreen(.all)
        show(root)
        HeadlessDevice.rotate(to: .landscapeRight)
        HeadlessDevice.rotate(to: .landscapeLeft)
        XCTAssertEqual(root.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(root.sizes, [wide])
    }

    func testBeforeVersion16TheScreenIsAskedWhetherToRotate() async {
        let root = OrientedScreen(.all)
        root.rotates = false
        show(root, on: .phone.running(15))
        HeadlessDevice.rotate()
        XCTAssertEqual(window.bounds.size, tall)
        root.rotates = true
        UIViewController.attemptRotationToDeviceOrientation()
        XCTAssertEqual(window.bounds.size, wide)
        root.rotates = false
        HeadlessDevice.current.systemVersion = 16
        HeadlessDevice.rotate()
        XCTAssertEqual(window.bounds.size, tall)
    }

    func testTheInterfaceStaysInThePreferredOrientationUntilTheDeviceTurns() async {
        let root = UIViewController()
        show(root)
        let film = OrientedScreen(.all)
        film.preferred = .landscapeLeft
        film.modalPresentationStyle = .fullScreen
        root.present(film, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(film.interfaceOrientation, .landscapeLeft)
        HeadlessDevice.rotate()
        XCTAssertEqual(film.interfaceOrientation, .landscapeRight)
        root.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(root.interfaceOrientation, .landscapeRight, "the device is held so")
    }

    func testAnInteractiveDismissalThatIsCancelledDoesNotTurnTheInterface() async {
        let root = UIViewController()
        show(root)
        let film = OrientedScreen(.landscape)
        film.modalPresentationStyle = .fullScreen
        let drive = ModalDrive()
        root.present(film, animated: false)
        TurnLoop.main.advance(by: 1)
        film.transitioningDelegate = drive
        XCTAssertEqual(window.bounds.size, wide)
        root.dismiss(animated: true)
        TurnLoop.main.runTurn()
        drive.interaction.update(0.5)
        XCTAssertEqual(window.bounds.size, wide)
        drive.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(window.bounds.size, wide)
        XCTAssertTrue(root.presentedViewController === film)
    }

    private func show(_ root: UIViewController, on device: HeadlessDevice = .phone) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }
}
