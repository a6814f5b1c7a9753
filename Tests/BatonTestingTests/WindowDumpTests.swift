import BatonTesting
import UIKit
import XCTest

@MainActor
final class WindowDumpTests: XCTestCase {
    func testTwoEqualWindowsHaveEqualDumps() async {
        let one = WindowDump(RecordingTests.stage().0.window)
        let other = WindowDump(RecordingTests.stage().0.window)
        XCTAssertEqual(one, other)
        XCTAssertEqual(one.difference(from: other), [])
    }

    func testADifferenceNamesThePathAndOnlyWhatDiffers() async {
        let (stage, box) = RecordingTests.stage()
        let before = WindowDump(stage.window)
        box.alpha = 0.25
        box.layer.zPosition = 3
        XCTAssertEqual(
            WindowDump(stage.window).difference(from: before),
            ["UIWindow/UIView/UIViewController Root/BoxView: z 3.0, was 0.0; alpha 0.25, was 1.0"])
    }

    func testAViewThatIsLeftBehindIsReported() async {
        let (stage, box) = RecordingTests.stage()
        let before = WindowDump(stage.window)
        box.addSubview(UILabel())
        let after = WindowDump(stage.window)
        XCTAssertEqual(after.difference(from: before), ["+ UIWindow/UIView/UIViewController Root/BoxView/UILabel"])
        XCTAssertEqual(before.difference(from: after), ["- UIWindow/UIView/UIViewController Root/BoxView/UILabel"])
    }

    func testAnInsertedViewDoesNotMakeItsSiblingDiffer() async {
        let (stage, box) = RecordingTests.stage()
        let before = WindowDump(stage.window)
        box.superview?.insertSubview(UILabel(), belowSubview: box)
        XCTAssertEqual(
            WindowDump(stage.window).difference(from: before), ["+ UIWindow/UIView/UIViewController Root/UILabel"])
    }

    func testPartsWithTheSameNameAreNumbered() async {
        let (stage, box) = RecordingTests.stage()
        let labels = (0..<3).map { _ in UILabel() }
        labels.forEach(box.addSubview)
        let before = WindowDump(stage.window)
        labels[1].isHidden = true
        XCTAssertEqual(
            WindowDump(stage.window).difference(from: before),
            ["UIWindow/UIView/UIViewController Root/BoxView/UILabel 2: hidden true, was false"])
    }

    func testAViewControllerIsReportedWithItsView() async {
        let (stage, _) = RecordingTests.stage()
        let before = WindowDump(stage.window)
        stage.window.rootViewController?.modalPresentationStyle = .custom
        stage.window.rootViewController?.view.isHidden = true
        XCTAssertEqual(
            WindowDump(stage.window).difference(from: before),
            ["UIWindow/UIView/UIViewController Root: hidden true, was false; style 4, was 2"])
    }

    /// The dump contains every property that a transition may change without restoring it.
    func testEveryPropertyOfAViewIsCompared() async {
        let traces: [(String, (UIView) -> Void)] = [
            ("bounds", { $0.bounds.origin.y = 3 }), ("center", { $0.center.x += 1 }),
            ("transform", { $0.transform = CGAffineTransform(scaleX: 0.9, y: 1) }),
            ("transform in space", { $0.layer.transform.m34 = 0.01 }),
            ("anchor", { $0.layer.anchorPoint = .zero }), ("depth", { $0.layer.zPosition = 2 }),
            ("alpha", { $0.alpha = 0.99 }), ("hidden", { $0.isHidden = true }), ("clips", { $0.clipsToBounds = true }),
            ("corner", { $0.layer.cornerRadius = 1 }), ("corners", { $0.layer.maskedCorners = [.layerMinXMinYCorner] }),
            ("shadow", { $0.layer.shadowOpacity = 0.1 }),
            ("shadow", { $0.layer.shadowPath = CGPath(rect: .zero, transform: nil) }), ("mask", { $0.mask = UIView() }),
            ("layer mask", { $0.layer.mask = CAShapeLayer() }),
            ("background", { $0.backgroundColor = .red }), ("tint", { $0.tintColor = .red }),
            ("touches", { $0.isUserInteractionEnabled = false }),
            ("modality", { $0.accessibilityViewIsModal = true }),
            ("unheard", { $0.accessibilityElementsHidden = true }), ("frozen", { $0.layer.speed = 0 }),
            ("time", { $0.layer.timeOffset = 1 }),
            ("recognizer", { $0.addGestureRecognizer(UITapGestureRecognizer()) }),
            ("animation", { view in UIView.animate(withDuration: 1) { view.alpha = 0 } }),
        ]
        for (name, leave) in traces {
            let (stage, box) = RecordingTests.stage()
            let before = WindowDump(stage.window)
            leave(box)
            XCTAssertNotEqual(WindowDump(stage.window), before, name)
        }
    }

    func testEveryPropertyOfANavigationStackIsCompared() async {
        let traces: [(String, (UINavigationController) -> Void)] = [
            ("insets", { $0.topViewController?.additionalSafeAreaInsets.top = 1 }),
            ("style", { $0.modalPresentationStyle = .custom }),
            ("appearance", { $0.topViewController?.navigationItem.standardAppearance = UINavigationBarAppearance() }),
            ("edge", { $0.topViewController?.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance() }),
            ("bar's appearance", { $0.navigationBar.standardAppearance.backgroundColor = .red }),
            ("bar's alpha", { $0.navigationBar.alpha = 0.5 }), ("bar's tint", { $0.navigationBar.tintColor = .red }),
            ("bar hidden", { $0.isNavigationBarHidden = true }),
            ("title", { $0.topViewController?.title = "Other" }),
            ("stack", { $0.setViewControllers([UIViewController()] + $0.viewControllers, animated: false) }),
            ("recognizer off", { $0.view.gestureRecognizers?.first?.isEnabled = false }),
        ]
        for (name, leave) in traces {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.view.addGestureRecognizer(UITapGestureRecognizer())
            let stage = Stage(root: navigation)
            let before = WindowDump(stage.window)
            leave(navigation)
            XCTAssertNotEqual(WindowDump(stage.window), before, name)
        }
    }

    func testViewControllersFurtherDownTheStackAreCompared() async {
        let traces: [(String, (UIViewController) -> Void)] = [
            ("insets", { $0.additionalSafeAreaInsets.top = -44 }),
            ("appearance", { $0.navigationItem.compactAppearance = UINavigationBarAppearance() }),
        ]
        for (name, leave) in traces {
            let lower = UIViewController()
            let navigation = UINavigationController(rootViewController: lower)
            navigation.pushViewController(UIViewController(), animated: false)
            let stage = Stage(root: navigation)
            let before = WindowDump(stage.window)
            leave(lower)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before).count, 1, name)
        }
    }

    func testDelegatesAreCompared() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        let before = WindowDump(stage.window)
        let delegate = SomeDelegate()
        navigation.delegate = delegate
        XCTAssertTrue(
            WindowDump(stage.window).difference(from: before).contains { $0.contains("delegate SomeDelegate") })
        navigation.delegate = nil
        XCTAssertEqual(WindowDump(stage.window), before)
    }
}

private final class SomeDelegate: NSObject, UINavigationControllerDelegate {}
