import UIKit
import XCTest

/// Tests popovers on an iPad, where there is space beside their sources, and on a phone.
@MainActor
final class PopoverTests: XCTestCase {
    private let log = PopoverLog()

    func testAPopoverIsBesideItsSourceInItsPreferredSizeWithinItsMargins() async {
        let (stage, popover) = popover(from: CGRect(x: 900, y: 100, width: 100, height: 40))
        XCTAssertEqual(popover.arrowDirection, .unknown)
        stage.present()
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 714, y: 153, width: 300, height: 200))
        XCTAssertEqual(stage.presented.view.superview?.bounds.size, CGSize(width: 1_024, height: 768))
        XCTAssertNotNil(stage.root.view.window)
        XCTAssertEqual(log.lines, ["prepare"])
        popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 50)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.presented.view.frame.maxX, 974)
        stage.putAway()
    }

    func testAPopoverFollowsChangesOfItsSourceRectSizeAndDirection() async {
        let (stage, popover) = popover(from: CGRect(x: 0, y: 0, width: 1_024, height: 768))
        popover.sourceRect = CGRect(x: 500, y: 300, width: 20, height: 20)
        stage.present()
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 360, y: 333, width: 300, height: 200))
        stage.presented.preferredContentSize = CGSize(width: 100, height: 50)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 460, y: 333, width: 100, height: 50))
        popover.permittedArrowDirections = .down
        TurnLoop.main.runTurn()
        XCTAssertEqual(popover.arrowDirection, .down)
        XCTAssertEqual(stage.presented.view.frame, CGRect(x: 460, y: 237, width: 100, height: 50))
        stage.putAway()
    }

    func testTheEscapeGestureDismissesIt() async {
        // B10.20
        let (stage, _) = popover(from: CGRect(x: 500, y: 300, width: 20, height: 20))
        stage.present()
        XCTAssertTrue(stage.presented.view.accessibilityPerformEscape())
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testAPopoverCanHaveABarButtonItemAsItsSource() async {
        HeadlessDevice.current = .pad
        let stack = AskingStack.shown(screens: 1)
        let button = UIBarButtonItem(title: "More")
        stack.topViewController?.navigationItem.rightBarButtonItem = button
        TurnLoop.main.runTurn()
        let screen = UIViewController()
        screen.modalPresentationStyle = .popover
        screen.preferredContentSize = CGSize(width: 200, height: 100)
        screen.popoverPresentationController?.barButtonItem = button
        XCTAssertNil(screen.popoverPresentationController?.sourceView)
        stack.present(screen, animated: true)
        TurnLoop.main.advance(by: 1)
        let bar = stack.navigationBar.frame
        XCTAssertEqual(screen.view.frame.maxX, 1_014)
        XCTAssertGreaterThanOrEqual(screen.view.frame.minY, bar.maxY)
        XCTAssertLessThanOrEqual(screen.view.frame.minY, bar.maxY + 13)
        XCTAssertEqual(screen.popoverPresentationController?.arrowDirection, .up)
        stack.dismiss(animated: false)
        TurnLoop.main.runTurn()
        HeadlessDevice.current = .phone
    }

    func testATapOutsideAsksTheDelegateAndDismisses() async {
        // B4.50, B4.51
        let (stage, _) = popover(from: CGRect(x: 100, y: 100, width: 40, height: 40))
        stage.present()
        log.maysDismiss = false
        log.lines = []
        tap(CGPoint(x: 700, y: 700), in: stage)
        XCTAssertEqual(log.lines, ["should", "attempt"])
        log.maysDismiss = true
        log.lines = []
        tap(CGPoint(x: 200, y: 200), in: stage)
        XCTAssertEqual(log.lines, [], "a tap inside")
        tap(CGPoint(x: 700, y: 700), in: stage)
        XCTAssertEqual(log.lines, ["should", "will", "did"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.putAway()
    }

    func testAPassthroughViewTakesItsTouchesAndTheRestDoesNot() async {
        let (stage, popover) = popover(from: CGRect(x: 100, y: 100, width: 40, height: 40))
        let free = UIView(frame: CGRect(x: 600, y: 600, width: 100, height: 100))
        let other = UIView(frame: CGRect(x: 800, y: 600, width: 100, height: 100))
        [free, other].forEach(stage.root.view.addSubview)
        popover.passthroughViews = [free]
        stage.present()
        XCTAssertIdentical(stage.window.hitTest(CGPoint(x: 650, y: 650), with: nil), free)
        XCTAssertNotIdentical(stage.window.hitTest(CGPoint(x: 850, y: 650), with: nil), other)
        XCTAssertIdentical(stage.window.hitTest(CGPoint(x: 150, y: 200), with: nil), stage.presented.view)
        stage.putAway()
    }

    func testOnAPhoneAPopoverIsASheetUnlessItsDelegateReturnsNone() async throws {
        // B4.54, B4.55
        for stays in [false, true] {
            let (stage, popover) = popover(from: CGRect(x: 100, y: 100, width: 40, height: 40), on: .phone)
            log.style = stays ? UIModalPresentationStyle.none : nil
            popover.adaptiveSheetPresentationController.detents = [.medium()]
            stage.present()
            let active = try XCTUnwrap(stage.presented.activePresentationController)
            XCTAssertEqual(active === popover, stays)
            XCTAssertEqual(active === popover.adaptiveSheetPresentationController, !stays)
            XCTAssertEqual(active.presentationStyle, stays ? .popover : .formSheet)
            let place = CGRect(x: 10, y: 153, width: 300, height: 200)
            XCTAssertEqual(stage.presented.view.frame == place, stays)
            XCTAssertEqual(popover.arrowDirection, stays ? .up : .unknown)
            if !stays { XCTAssertEqual(active.presentedView?.frame.minY, 844 - 34 - 763.0 / 2) }
            stage.putAway()
        }
    }

    func testScreensOfOtherStylesHaveNoPopoverController() async {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        XCTAssertNil(screen.popoverPresentationController)
    }

    private func popover(
        from frame: CGRect, on device: HeadlessDevice = .pad
    ) -> (stage: SheetStage, popover: UIPopoverPresentationController) {
        let stage = SheetStage(device, .popover)
        let source = UIView(frame: frame)
        stage.root.view.addSubview(source)
        stage.presented.preferredContentSize = CGSize(width: 300, height: 200)
        guard let popover = stage.presented.popoverPresentationController else {
            preconditionFailure("There is no popover to set up.")
        }
        popover.delegate = log
        popover.sourceView = source
        return (stage, popover)
    }

    private func tap(_ point: CGPoint, in stage: SheetStage) {
        HeadlessTouches.began(finger: 1, at: point, in: stage.window)
        HeadlessTouches.ended(finger: 1, in: stage.window)
        TurnLoop.main.advance(by: 1)
    }
}

@MainActor
private final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var maysDismiss = true
    /// The presentation style to return. Nil leaves the choice to UIKit.
    var style: UIModalPresentationStyle?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? controller.adaptivePresentationStyle(for: traitCollection)
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        lines.append("prepare")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should")
        return maysDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }
}
