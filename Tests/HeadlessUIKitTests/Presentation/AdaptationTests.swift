import UIKit
import XCTest

@MainActor
final class AdaptationTests: XCTestCase {
    func testASheetStaysASheetOnAPhone() async {
        // B4.54, B4.55
        let stage = SheetStage()
        stage.root.present(stage.presented, animated: true)
        XCTAssertEqual(stage.log.lines, ["style, width class 1"])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines, ["style, width class 1", "will present with none"])
        XCTAssertIdentical(stage.presented.activePresentationController, stage.presented.presentationController)
        XCTAssertEqual(stage.frame.minY, 47)
        stage.putAway()
    }

    func testTheDelegateChoosesAnotherStyleAndAnotherController() async {
        // B4.54
        let stage = SheetStage()
        let container = UINavigationController(rootViewController: UIViewController())
        stage.log.style = .fullScreen
        stage.log.substitute = container
        stage.root.present(stage.presented, animated: true)
        XCTAssertEqual(
            stage.log.lines, ["style, width class 1", "controller for fullScreen", "prepare fullScreen"])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.lines.last, "will present with fullScreen")
        XCTAssertIdentical(stage.root.presentedViewController, container)
        XCTAssertNotNil(container.view.window)
        XCTAssertNil(stage.root.view.window)
        XCTAssertEqual(container.activePresentationController?.presentationStyle, .fullScreen)
        XCTAssertEqual(container.presentationController?.presentationStyle, .pageSheet)
        stage.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertNotNil(stage.root.view.window)
        stage.putAway()
    }

    func testAPopoverBecomesASheetOnAPhone() async {
        // B4.55
        let stage = SheetStage(.phone, .popover)
        let plain = PlainDelegate()
        stage.presented.presentationController?.delegate = plain
        stage.root.present(stage.presented, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.presented.activePresentationController is UISheetPresentationController)
        XCTAssertNotNil(stage.root.view.window)
        XCTAssertEqual(stage.frame.minY, 47)
        HeadlessSheets.pull(stage.presented, by: 200)
        HeadlessSheets.release(stage.presented, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(plain.dismissed, [.popover])
        stage.putAway()
    }

    func testACustomPresentationInAContextIsNotAdapted() async {
        // B4.54
        for isFull in [true, false] {
            let stage = SheetStage(.phone, .fullScreen)
            let presented = UIViewController()
            presented.modalPresentationStyle = .custom
            let delegate = ContextDelegate(isFull, stage.log)
            presented.transitioningDelegate = delegate
            stage.root.present(presented, animated: true)
            XCTAssertEqual(stage.log.lines.isEmpty, !isFull)
            TurnLoop.main.advance(by: 1)
            stage.putAway()
        }
    }
}

/// A delegate that implements only one method, so that UIKit decides everything else.
@MainActor
private final class PlainDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var dismissed: [UIModalPresentationStyle] = []

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissed.append(presentationController.presentationStyle)
    }
}

@MainActor
private final class ContextDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let isFull: Bool
    private let log: AdaptiveLog

    init(_ isFull: Bool, _ log: AdaptiveLog) {
        self.isFull = isFull
        self.log = log
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = ContextPresentation(presentedViewController: presented, presenting: presenting)
        controller.isFull = isFull
        controller.delegate = log
        return controller
    }
}

@MainActor
private final class ContextPresentation: UIPresentationController {
    var isFull = true

    override var shouldPresentInFullscreen: Bool { isFull }
}
