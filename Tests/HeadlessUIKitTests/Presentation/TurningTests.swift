import UIKit
import XCTest

@MainActor
final class TurningTests: XCTestCase {
    func testTraitsAreReportedBeforeTheSizeAndBothBeforeAnyChange() async {
        // B4.63
        let scene = TurningScene()
        HeadlessDevice.rotate()
        XCTAssertEqual(
            scene.root.lines,
            ["will become compact, is regular", "to 844 x 390, is 390 x 844", "was regular, is compact"])
        scene.putAway()
    }

    func testARotationProvidesACoordinator() async {
        // B1.66
        let scene = TurningScene()
        var angle: CGFloat = 0
        var style: UIModalPresentationStyle?
        var calls: [String] = []
        scene.root.whenTold = { coordinator in
            style = coordinator.presentationStyle
            angle = atan2(coordinator.targetTransform.b, coordinator.targetTransform.a)
            let queued = coordinator.animate(
                alongsideTransition: { _ in calls.append("alongside in \(UIView.inheritedAnimationDuration)") },
                completion: { calls.append("completion, cancelled \($0.isCancelled)") })
            XCTAssertTrue(queued)
            XCTAssertTrue(coordinator.isAnimated)
            XCTAssertNil(coordinator.viewController(forKey: .to))
        }
        HeadlessDevice.rotate(lasting: 0.25)
        XCTAssertEqual(style, UIModalPresentationStyle.none)
        XCTAssertEqual(angle, .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(calls, ["alongside in 0.25"])
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(calls.count, 1)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(calls.last, "completion, cancelled false")
        scene.putAway()
    }

    func testAResizeWithoutRotationHasTheIdentityTransform() async {
        // B1.66
        let scene = TurningScene()
        var transform: CGAffineTransform?
        scene.root.whenTold = { transform = $0.targetTransform }
        HeadlessDevice.resize(to: CGSize(width: 390, height: 600))
        XCTAssertEqual(transform, .identity)
        XCTAssertEqual(scene.root.lines, ["to 390 x 600, is 390 x 844"])
        XCTAssertEqual(scene.root.view.frame.size, CGSize(width: 390, height: 600))
        scene.putAway()
    }

    func testTheWindowAndItsViewsRotateWithTheDeviceAndBack() async {
        let scene = TurningScene()
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 0.15)
        let seen = scene.root.view.layer.presentation()?.bounds.width ?? 0
        XCTAssertGreaterThan(seen, 400)
        XCTAssertLessThan(seen, 840)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(scene.window.bounds.size, CGSize(width: 844, height: 390))
        XCTAssertEqual(scene.root.view.frame, scene.window.bounds)
        XCTAssertEqual(scene.root.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        XCTAssertEqual(scene.root.traitCollection.verticalSizeClass, .compact)
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(scene.root.view.safeAreaInsets, HeadlessDevice.phone.safeArea)
        XCTAssertEqual(scene.root.traitCollection.verticalSizeClass, .regular)
        scene.putAway()
    }

    func testASheetIsNotifiedOfItsOwnNewSize() async {
        // B4.60
        let scene = TurningScene()
        let presented = TurningScreen()
        scene.root.present(presented, animated: false)
        TurnLoop.main.advance(by: 0.1)
        presented.lines = []
        HeadlessDevice.rotate()
        XCTAssertEqual(presented.lines[1], "to 844 x 390, is 390 x 797")
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        presented.lines = []
        HeadlessDevice.rotate()
        XCTAssertEqual(presented.lines[1], "to 390 x 797, is 844 x 390")
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(
            presented.view.convert(presented.view.bounds, to: nil), CGRect(x: 0, y: 47, width: 390, height: 797))
        scene.putAway()
    }

    func testANestedPresentationIsNotifiedOfTheRootsSize() async {
        // B4.60
        let scene = TurningScene()
        let sheet = TurningScreen()
        scene.root.present(sheet, animated: false)
        TurnLoop.main.advance(by: 0.1)
        let top = TurningScreen()
        top.modalPresentationStyle = .overFullScreen
        sheet.present(top, animated: false)
        TurnLoop.main.advance(by: 0.1)
        top.lines = []
        HeadlessDevice.resize(to: CGSize(width: 390, height: 600))
        XCTAssertEqual(sheet.lines.last, "to 390 x 553, is 390 x 797")
        XCTAssertEqual(top.lines, ["to 390 x 600, is 390 x 844"])
        scene.putAway()
    }

    func testASheetThatKeepsItsSizeIsNotNotified() async {
        // B4.61
        let scene = TurningScene(.pad)
        let sheet = TurningScreen()
        sheet.modalPresentationStyle = .formSheet
        scene.root.present(sheet, animated: false)
        TurnLoop.main.advance(by: 0.1)
        sheet.lines = []
        HeadlessDevice.resize(to: CGSize(width: 800, height: 768))
        XCTAssertEqual(scene.root.lines, ["to 800 x 768, is 1024 x 768"])
        XCTAssertEqual(sheet.lines, [])
        XCTAssertEqual(sheet.view.convert(sheet.view.bounds, to: nil), CGRect(x: 130, y: 74, width: 540, height: 620))
        scene.putAway()
    }

    func testACoveredPresenterHasTheNewSizeWhenItReappears() async {
        let scene = TurningScene()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        scene.root.present(presented, animated: false)
        TurnLoop.main.advance(by: 0.1)
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        scene.root.dismiss(animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(scene.root.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        scene.putAway()
    }

    func testAParentCanOverrideTheTraitsOfAChild() async {
        let scene = TurningScene()
        let child = TurningScreen()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        scene.root.setOverrideTraitCollection(wide, forChild: child)
        XCTAssertEqual(scene.root.overrideTraitCollection(forChild: child), wide)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.displayScale, 3)
        XCTAssertEqual(scene.root.traitCollection.horizontalSizeClass, .compact)
        child.removeFromParent()
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        scene.putAway()
    }
}

@MainActor
private final class TurningScene {
    let root = TurningScreen()
    let window: UIWindow

    init(_ device: HeadlessDevice = .phone) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    func putAway() {
        TurnLoop.main.advance(by: 1)
        window.isHidden = true
        window.rootViewController = nil
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }
}

/// A screen that records its trait and size callbacks, with its vertical size class at that moment.
@MainActor
private final class TurningScreen: UIViewController {
    var lines: [String] = []
    var whenTold: ((any UIViewControllerTransitionCoordinator) -> Void)?

    private var height: String { name(of: traitCollection) }

    private func name(of traits: UITraitCollection?) -> String {
        traits?.verticalSizeClass == .compact ? "compact" : "regular"
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        lines.append("will become \(name(of: newCollection)), is \(height)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = view.bounds.size
        lines.append("to \(Int(size.width)) x \(Int(size.height)), is \(Int(own.width)) x \(Int(own.height))")
        super.viewWillTransition(to: size, with: coordinator)
        whenTold?(coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lines.append("was \(name(of: previousTraitCollection)), is \(height)")
    }
}
