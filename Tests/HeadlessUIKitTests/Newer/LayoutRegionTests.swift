import UIKit
import XCTest

/// The corner of the window controls, and the layout regions beside it.
@MainActor
final class LayoutRegionTests: XCTestCase {
    private let controls = HeadlessDevice.pad.windowed.windowControls

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.layoutRegionsFollowTransforms = false
            HeadlessApplication.closeWindows()
            HeadlessDevice.current = .phone
        }
    }

    private func show(_ root: UIViewController, _ device: HeadlessDevice = .pad.running(26).windowed) {
        TurnLoop.main.reset()
        HeadlessDevice.current = device
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
    }

    func testARegionMakesRoomForTheControls() async {
        // B19.9
        let root = UIViewController()
        show(root)
        XCTAssertEqual(root.view.edgeInsets(for: .margins()), root.view.layoutMargins)
        XCTAssertEqual(root.view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left, controls.width)
        XCTAssertEqual(root.view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left, controls.width)
        XCTAssertEqual(root.view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top, controls.height)
        XCTAssertEqual(root.view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).left, 0)
    }

    func testAViewAwayFromTheCornerNeedsNoRoom() async {
        // B19.9
        let root = UIViewController()
        show(root)
        let view = UIView(frame: CGRect(x: 0, y: 300, width: 820, height: 100))
        root.view.addSubview(view)
        XCTAssertEqual(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)), view.layoutMargins)
    }

    func testTheCornerIsWhereLinesBegin() async {
        // B19.9
        let root = UIViewController()
        show(root, .pad.running(26).windowed.rightToLeft)
        let insets = root.view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        XCTAssertEqual(insets.left, 0)
        XCTAssertEqual(insets.right, controls.width)
        let directional = root.view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        XCTAssertEqual(directional.leading, controls.width)
    }

    func testThereAreNoControlsOnEarlierSystemsAndFullScreen() async {
        for device in [HeadlessDevice.pad.running(18).windowed, .pad.running(26)] {
            let root = UIViewController()
            show(root, device)
            XCTAssertEqual(root.view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).left, 0)
        }
    }

    func testAGuideFollowsTheControls() async {
        // B19.9
        let root = UIViewController()
        show(root)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bar)
        let guide = root.view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
        XCTAssertTrue(guide === root.view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)))
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        TurnLoop.main.runTurn()
        XCTAssertEqual(bar.frame.minX, controls.width)
        HeadlessDevice.change(to: .pad.running(26), lasting: 0)
        TurnLoop.main.runTurn()
        XCTAssertEqual(bar.frame.minX, 0)
    }

    /// A view with a bar that is beside the controls, below `root`.
    private func panel(in root: UIViewController, at frame: CGRect) -> (panel: UIView, bar: UIView) {
        let (panel, bar) = (UIView(frame: frame), UIView())
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(panel)
        panel.addSubview(bar)
        let guide = panel.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        TurnLoop.main.runTurn()
        return (panel, bar)
    }

    func testAGuideOfAViewThatMovesFollows() async {
        // B19.9
        for isMirrored in [false, true] {
            let root = UIViewController()
            let device = HeadlessDevice.pad.running(26).windowed
            show(root, isMirrored ? device.rightToLeft : device)
            let width = root.view.bounds.width
            let (panel, bar) = panel(in: root, at: CGRect(x: 0, y: 0, width: width, height: 300))
            XCTAssertEqual(bar.frame.width, width - controls.width)
            panel.frame.origin.y = 200
            TurnLoop.main.runTurn()
            XCTAssertEqual(bar.frame.width, width)
            panel.frame.origin.y = 10
            TurnLoop.main.runTurn()
            XCTAssertEqual(bar.frame.width, width - controls.width)
        }
    }

    /// It is not known whether a transform counts.
    func testAViewThatATransformMovesKeepsItsRegionOrNot() async {
        // B9.5, B19.9
        for follows in [false, true] {
            HeadlessQuirks.layoutRegionsFollowTransforms = follows
            let root = UIViewController()
            show(root)
            let (panel, bar) = panel(in: root, at: CGRect(x: 0, y: 0, width: 820, height: 300))
            panel.transform = CGAffineTransform(translationX: 0, y: 400)
            panel.setNeedsLayout()
            TurnLoop.main.runTurn()
            XCTAssertEqual(bar.frame.minX, follows ? 0 : controls.width)
        }
    }

    func testABarOfTheSystemMakesRoomByItself() async {
        // B19.9
        let start = leadingButton(on: .pad.running(26))
        XCTAssertEqual(leadingButton(on: .pad.running(26).windowed) - start, controls.width)
    }

    /// Returns where the first button of a navigation bar begins.
    private func leadingButton(on device: HeadlessDevice) -> CGFloat {
        HeadlessDevice.current = device
        let screen = UIViewController()
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        let stack = UINavigationController(rootViewController: screen)
        show(stack, device)
        return button.convert(button.bounds, to: stack.view).minX
    }
}
