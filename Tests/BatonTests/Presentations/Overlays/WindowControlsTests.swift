import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Overlays in a window with window controls, which cover 78 by 44 points of a corner from iPadOS 26 on (B19.9).
@MainActor
final class WindowControlsTests: GenerationTestCase {
    /// A narrow window with a safe area of 24 points at the top.
    private func devices() -> [HeadlessDevice] {
        var device = HeadlessDevice.pad.windowed
        device.size = CGSize(width: 500, height: 900)
        return [device, device.rightToLeft]
    }

    private var hasControls: Bool { HeadlessDevice.current.systemVersion >= 26 }

    private func corner(_ stage: Stage) -> CGRect {
        let isMirrored = stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isMirrored ? stage.window.bounds.width - 78 : 0, y: 0, width: 78, height: 44)
    }

    /// Whether the controls cover a part of a view. Views beside them may touch them.
    private func isCovered(_ view: UIView, in stage: Stage) -> Bool {
        hasControls && view.frameInWindow.insetBy(dx: 0.5, dy: 0.5).intersects(corner(stage))
    }

    private func wrapper(_ stand: CardStage) throws -> OverlayWrapperView {
        try XCTUnwrap(stand.card.view.superview as? OverlayWrapperView)
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.layoutRegionsFollowTransforms = false }
    }

    func testACardIsBelowTheControlsInEachFrame() async throws {
        for device in devices() {
            let stand = try CardStage(device)
            stand.presenter.present(stand.card, using: .card)
            let top: CGFloat = hasControls ? 54 : 34
            while stand.card.transitionCoordinator != nil {
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertEqual(
                    try wrapper(stand).untransformedFrame, CGRect(x: 0, y: top, width: 500, height: 900 - top))
            }
            XCTAssertEqual(try wrapper(stand).frame.minY, top)
        }
    }

    /// A window that fills the screen has no controls. It may become one at any time.
    func testControlsThatAppearAndVanishAreFollowedInEveryState() async throws {
        let (none, some): (CGFloat, CGFloat) = (34, hasControls ? 54 : 34)
        for device in devices() {
            var full = device
            full.windowControls = .zero
            for lasting in [0, 0.1] {
                let stand = try CardStage(device)
                func change(to device: HeadlessDevice, _ top: CGFloat, _ state: String) throws {
                    stand.stage.change(to: device, lasting: lasting)
                    stand.stage.turn()
                    XCTAssertEqual(try wrapper(stand).untransformedFrame.minY, top, "\(state), \(lasting)")
                }
                stand.presenter.present(stand.card, using: .card)
                stand.stage.advance(by: 0.1)
                try change(to: full, none, "presenting")
                try change(to: device, some, "presenting")
                try stand.stage.settle()
                try change(to: full, none, "presented")
                stand.stage.finger.down(at: CGPoint(x: 250, y: 300))
                stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.2)
                try change(to: device, some, "pulled")
                try change(to: full, none, "pulled")
                stand.stage.finger.drag(to: CGPoint(x: 250, y: 310), in: 0.2)
                stand.stage.finger.hold(for: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(try wrapper(stand).frame.minY, none)
                stand.card.dismiss(animated: true)
                stand.stage.advance(by: 0.1)
                try change(to: device, some, "dismissing")
                try stand.stage.settle()
                XCTAssertEqual(stand.stage.window.leftovers, [])
            }
        }
    }

    func testADraggedSheetEndsBelowTheControls() async throws {
        for device in devices() {
            let sheet = try SheetStage(device, .sheet(detents: [.height(300), .large]))
            try sheet.overlay.selectedDetent = .large
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.top, hasControls ? 44 : 24)
            var full = device
            full.windowControls = .zero
            sheet.stage.change(to: full, lasting: 0)
            sheet.stage.turn()
            XCTAssertEqual(try sheet.top, 24)
        }
    }

    func testADialogThatFillsTheWindowIsBelowTheControls() async throws {
        for device in devices() {
            let stand = try CardStage(device)
            stand.card.preferredContentSize = CGSize(width: 460, height: 2_000)
            try stand.present(using: .dialog)
            // 16 points from the safe area, which ends at 880.
            XCTAssertEqual(try wrapper(stand).frame.minY, hasControls ? 60 : 40)
            XCTAssertEqual(try wrapper(stand).frame.maxY, 864)
        }
    }

    // MARK: What covers the corner

    /// What is inside an overlay gets from UIKit what it would get in any other place.
    func testContentInADrawerMakesRoomWithTheRegionsOfItsOwnView() async throws {
        for follows in [false, true] {
            HeadlessQuirks.layoutRegionsFollowTransforms = follows
            for device in devices() {
                let stand = try CardStage(device)
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                stand.card.view.addSubview(bar)
                var guide = stand.card.view.safeAreaLayoutGuide
                if #available(iOS 26, *) {
                    guide = stand.card.view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
                }
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    bar.topAnchor.constraint(equalTo: guide.topAnchor),
                    bar.heightAnchor.constraint(equalToConstant: 40),
                ])
                try stand.present(using: .drawer)
                XCTAssertEqual(bar.frame.width, hasControls ? 222 : 300)
                XCTAssertFalse(isCovered(bar, in: stand.stage))
                XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
                // A pull that returns leaves the same.
                let way: CGFloat = device.layoutDirection == .rightToLeft ? 100 : -100
                stand.stage.finger.down(at: CGPoint(x: 250, y: 500))
                stand.stage.finger.drag(to: CGPoint(x: 250 + way, y: 500), in: 0.2)
                stand.stage.finger.drag(to: CGPoint(x: 250, y: 500), in: 0.2)
                stand.stage.finger.hold(for: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting)
                XCTAssertEqual(bar.frame.width, hasControls ? 222 : 300)
                stand.card.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertEqual(stand.stage.window.leftovers, [])
            }
        }
    }

    func testABarInADrawerAndInABannerMakesRoomByItself() async throws {
        for transitions in [ModalTransitions.drawer, .drawer(.top, length: 200), .slide(from: .bottom)] {
            for device in devices() {
                let (presenter, screen) = (TestScreen("Presenter"), TestScreen("Inside"))
                let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
                screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
                let stage = Stage(device, root: presenter)
                presenter.present(UINavigationController(rootViewController: screen), using: transitions)
                try stage.settle()
                XCTAssertFalse(isCovered(button, in: stage), "\(transitions.overlay.layout)")
                XCTAssertEqual(screen.navigationController?.additionalSafeAreaInsets, .zero)
            }
        }
    }

    /// The background of a bar of the app's own reaches under the controls, and its items do not.
    func testAStandaloneBarIsPaintedUnderTheControlsAndHasItsItemsBesideThem() async throws {
        for device in devices() {
            let screen = TestScreen("Lone")
            let stage = Stage(device, root: screen)
            let bar = BatonNavigationBar(frame: CGRect(x: 0, y: 0, width: 500, height: 44))
            let (item, button) = (
                UINavigationItem(title: "Lone"), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            )
            item.leftBarButtonItem = UIBarButtonItem(customView: button)
            item.barState.background = .color(.systemIndigo)
            screen.view.addSubview(bar)
            let carrier = NavigationBarCarrier(for: bar)
            bar.items = [item]
            try stage.settle()
            let backdrop = try XCTUnwrap(bar.family.first { $0 is any BarBackdrop })
            XCTAssertTrue(backdrop.frameInWindow.contains(corner(stage)))
            XCTAssertFalse(isCovered(button, in: stage))
            withExtendedLifetime(carrier) {}
        }
    }
}
