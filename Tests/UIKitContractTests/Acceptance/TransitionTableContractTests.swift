import UIKit
import XCTest

/// Tests the views and the frames that a transition context returns, for each kind of transition.
@preconcurrency
@MainActor
final class TransitionTableContractTests: ContractTestCase {
    func testPushAndPop() {
        // B3.5, B3.22
        let stage = NavigationStage()
        defer { stage.putAway() }
        let table = Table()
        stage.delegate.animator = table.watcher("push")
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        stage.delegate.animator = table.watcher("pop")
        stage.navigation.popViewController(animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(
            table.log.text,
            """
            push: from A: A.view, whole to zero; to B: B.view, zero to whole
            pop: from B: B.view, whole to zero; to A: A.view, zero to whole
            """)
    }

    func testChangeOfTabs() {
        // B3.5, B3.22
        let stage = TabStage()
        defer { stage.putAway() }
        let table = Table()
        stage.delegate.animator = table.watcher("tab")
        stage.tabs.selectedIndex = 1
        stage.waitForTheEnd()
        XCTAssertEqual(table.log.text, "tab: from A: A.view, whole to zero; to B: B.view, zero to whole")
    }

    func testPresentersWhoseViewIsRemoved() {
        // B3.5, B3.22
        for (style, removes) in [(.fullScreen, false), (.currentContext, false), (.custom, true)]
            as [(UIModalPresentationStyle, Bool)]
        {
            XCTAssertEqual(
                modalTable(style) { $0.removesPresenter = removes },
                """
                present: from A: A.view, whole to zero; to B: B.view, zero to whole
                dismiss: from B: B.view, whole to zero; to A: A.view, zero to whole
                """, "style \(style.rawValue)")
        }
    }

    func testPresentersWhoseViewStays() {
        // B3.5, B3.22
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom] {
            XCTAssertEqual(
                modalTable(style) { _ in },
                """
                present: from A: nil, whole to whole; to B: B.view, zero to whole
                dismiss: from B: B.view, whole to whole; to A: nil, whole to whole
                """, "style \(style.rawValue)")
        }
    }

    func testACustomPresentationThatTakesAPartOfTheScreen() {
        // B3.5, B3.22
        XCTAssertEqual(
            modalTable(.custom) { $0.place = { $0.insetBy(dx: 20, dy: 40) } },
            """
            present: from A: nil, whole to whole; to B: B.view, zero to (20, 40)
            dismiss: from B: B.view, (20, 40) to (20, 40); to A: nil, whole to whole
            """)
    }

    private func modalTable(
        _ style: UIModalPresentationStyle, set: @escaping (LoggingPresentationController) -> Void
    ) -> String {
        let scene = ModalScene(style, set: set)
        defer { scene.putAway() }
        let table = Table()
        let coming = ModalAnimator()
        coming.whenAsked = { table.note("present", $0) }
        let going = ModalAnimator()
        going.whenAsked = { table.note("dismiss", $0) }
        scene.delegate.animator = coming
        scene.delegate.dismissalAnimator = going
        scene.present()
        Device.wait(1)
        scene.dismiss()
        Device.wait(1)
        return table.log.text
    }
}

/// Records the values of each transition context, one line per transition.
@MainActor
private final class Table {
    let log = CallLog()

    func watcher(_ name: String) -> TestAnimator {
        let animator = TestAnimator()
        animator.atStart = { [self] in note(name, $0) }
        return animator
    }

    func note(_ name: String, _ context: any UIViewControllerContextTransitioning) {
        let sides = [side("from", .from, .from, context), side("to", .to, .to, context)]
        log.note("\(name): \(sides.joined(separator: "; "))")
    }

    private func side(
        _ name: String, _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey,
        _ context: any UIViewControllerContextTransitioning
    ) -> String {
        guard let screen = context.viewController(forKey: key) else { return "\(name) nobody" }
        let view = context.view(forKey: viewKey).map { $0 === screen.view ? "\(callName(of: screen)).view" : "another" }
        let whole = context.containerView.bounds
        let ends = [context.initialFrame(for: screen), context.finalFrame(for: screen)].map { frame in
            frame == whole ? "whole" : frame == .zero ? "zero" : "(\(Int(frame.minX)), \(Int(frame.minY)))"
        }
        return "\(name) \(callName(of: screen)): \(view ?? "nil"), \(ends[0]) to \(ends[1])"
    }
}
