import UIKit
import XCTest

/// Rotates the device during a presentation, which then finishes or is cancelled.
@MainActor
final class TurnedPresentationTests: XCTestCase {
    private let upToTheTurn = """
        presentationTransitionWillBegin
        layout
        - turn
        to 844 x 390
        layout
        - turned

        """

    func testARotationDuringAPresentation() async {
        // B4.20, B4.27, B4.32, B4.60
        for finishes in [true, false] {
            let scene = TurnedScene()
            scene.present()
            scene.turn()
            finishes ? scene.drive.interaction.finish() : scene.drive.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(
                scene.log.withoutRepetitions, upToTheTurn + "presentationTransitionDidEnd(\(finishes))")
            XCTAssertEqual(scene.presented.view.window != nil, finishes)
            if finishes { XCTAssertEqual(scene.presented.view.frame, CGRect(x: 0, y: 195, width: 844, height: 195)) }
            scene.putAway()
        }
    }

    func testARotationDuringADismissal() async {
        // B4.21, B4.27, B4.32, B4.60
        for finishes in [true, false] {
            let scene = TurnedScene()
            scene.present()
            scene.drive.interaction.finish()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(scene.presented.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
            scene.log.lines = []
            scene.dismiss()
            scene.turn()
            finishes ? scene.drive.interaction.finish() : scene.drive.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(
                scene.log.withoutRepetitions,
                """
                dismissalTransitionWillBegin
                - turn
                to 844 x 390
                layout
                - turned
                dismissalTransitionDidEnd(\(finishes))
                """)
            XCTAssertEqual(scene.presented.view.window == nil, finishes)
            if !finishes { XCTAssertEqual(scene.presented.view.frame, CGRect(x: 0, y: 195, width: 844, height: 195)) }
            scene.putAway()
        }
    }
}

/// A screen in the lower half of another one, presented interactively.
@MainActor
private final class TurnedScene {
    let log = TurnLog()
    let drive = ModalDrive()
    let presented = UIViewController()
    private let root = UIViewController()
    private let window: UIWindow
    private let delegate: HalfDelegate

    init() {
        HeadlessDevice.current = .phone
        delegate = HalfDelegate(drive, log)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
    }

    func present() {
        root.present(presented, animated: true)
        TurnLoop.main.runTurn()
        TurnLoop.main.runTurn()
        drive.interaction.update(0.5)
    }

    func dismiss() {
        root.dismiss(animated: true)
        TurnLoop.main.runTurn()
        drive.interaction.update(0.5)
    }

    func turn() {
        log.lines.append("- turn")
        HeadlessDevice.rotate(lasting: 0)
        TurnLoop.main.runTurn()
        log.lines.append("- turned")
    }

    func putAway() {
        window.isHidden = true
        window.rootViewController = nil
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }
}

@MainActor
private final class TurnLog {
    var lines: [String] = []

    /// The call log without consecutive repetitions, since the number of layout passes is not specified.
    var withoutRepetitions: String {
        var kept: [String] = []
        for line in lines where line != kept.last { kept.append(line) }
        return kept.joined(separator: "\n")
    }
}

/// A transitioning delegate with a custom presentation controller. A `ModalDrive` provides the other objects.
@MainActor
private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let drive: ModalDrive
    private let log: TurnLog

    init(_ drive: ModalDrive, _ log: TurnLog) {
        self.drive = drive
        self.log = log
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = HalfPresentation(presentedViewController: presented, presenting: presenting)
        controller.log = log
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drive }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drive }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive.interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive.interaction }
}

/// Keeps the presented view in the lower half at every layout, and records its calls.
@MainActor
private final class HalfPresentation: UIPresentationController {
    var log: TurnLog?

    override var frameOfPresentedViewInContainerView: CGRect {
        let whole = super.frameOfPresentedViewInContainerView
        return whole.divided(atDistance: whole.height / 2, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        log?.lines.append("presentationTransitionWillBegin")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.lines.append("presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        log?.lines.append("dismissalTransitionWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.lines.append("dismissalTransitionDidEnd(\(completed))")
    }

    override func containerViewWillLayoutSubviews() {
        log?.lines.append("layout")
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log?.lines.append("to \(Int(size.width)) x \(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
}
