import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests transitions that begin while another one is being completed, or after one that never ended. What that one has
/// changed must not be taken for the screens' own appearance.
@MainActor
final class OverlappingTransitionTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func assertInPlace(_ screens: [UIViewController], on stage: Stage, _ note: String = "", line: UInt = #line)
    {
        for screen in screens {
            guard let view = screen.viewIfLoaded else { continue }
            let name = "\(screen.title ?? "-") \(note)"
            XCTAssertTrue(CATransform3DIsIdentity(view.transform3D), name, line: line)
            XCTAssertEqual(view.alpha, 1, name, line: line)
            XCTAssertEqual(view.layer.cornerRadius, 0, name, line: line)
            XCTAssertNil(view.mask, name, line: line)
            XCTAssertTrue(view.layer.isDoubleSided, name, line: line)
            if view.window != nil {
                XCTAssertEqual(view.convert(view.bounds, to: nil), stage.window.bounds, name, line: line)
            }
        }
        XCTAssertEqual(stage.window.leftovers, [], note, line: line)
    }

    private static let styles: [(String, TransitionStyle)] = [
        ("slide", .slideAcross), ("depth", .depth), ("flip", .flip), ("cube", .cube), ("reveal", .reveal),
        ("cover", .cover.cornerRadius(20)),
    ]

    // MARK: Tabs

    func testATabThatIsSelectedDuringAChangeOfTabs() async throws {
        for (name, style) in Self.styles {
            let stand = try TabStage { $0.transitions = TabTransitions(style) }
            for (first, second) in [(1, 0), (2, 1), (0, 2)] {
                stand.tabs.selectedIndex = first
                stand.stage.advance(by: 0.05)
                stand.tabs.selectedIndex = second
                try stand.stage.settle()
                XCTAssertEqual(stand.shown, stand.screens[second].title, name)
                assertInPlace(stand.screens, on: stand.stage, "\(name) \(first) \(second)")
            }
        }
    }

    // MARK: Stacks

    func testAStackThatChangesFromTheCallbacksOfAChange() async throws {
        for (name, style) in Self.styles {
            for callback in ["didAppear", "didShow", "50 ms"] {
                let app = Caller()
                let stand = try StackStage(showsB: false) {
                    $0.delegate = app
                    $0.transitions = NavigationTransitions(style)
                }
                let b = CallingScreen("B")
                if callback == "didAppear" { b.onDidAppear = { stand.pop() } }
                if callback == "didShow" { app.onDidShow = { if $0 === b { stand.pop() } } }
                stand.push(b)
                stand.stage.advance(by: 0.05)
                if callback == "50 ms" { stand.pop() }
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"], "\(name) \(callback)")
                assertInPlace([stand.a, b], on: stand.stage, "\(name) \(callback)")
                withExtendedLifetime(app) {}
            }
        }
    }

    // MARK: Modals

    func testAScreenThatIsDismissedFromTheCallbacksOfItsPresentation() async throws {
        for (name, style) in Self.styles {
            for callback in ["didAppear", "completion", "50 ms"] {
                let presenter = TestScreen("Presenter")
                let stage = Stage(root: presenter)
                try stage.settle()
                let card = CallingScreen("Card")
                var whole = ModalTransitions.fade
                (whole.present, whole.dismiss) = (.style(style), .style(style))
                if callback == "didAppear" { card.onDidAppear = { [weak card] in card?.dismiss(animated: true) } }
                presenter.present(card, using: whole) {
                    if callback == "completion" { card.dismiss(animated: true) }
                }
                stage.advance(by: 0.05)
                if callback == "50 ms" { card.dismiss(animated: true) }
                try stage.settle()
                XCTAssertNil(presenter.presentedViewController, "\(name) \(callback)")
                assertInPlace([presenter, card], on: stage, "\(name) \(callback)")
            }
        }
    }

    // MARK: Without an end

    /// UIKit may ask for the animator of a transition that it never runs, and a container of the app's own may forget one.
    func testATransitionThatNeverEndedIsRestoredBeforeTheNext() async throws {
        for (name, style) in Self.styles {
            let stage = Stage(root: TestScreen("Root"))
            let (lower, upper) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UIView())
            upper.alpha = 0.5
            upper.layer.cornerRadius = 4
            let context = BareContext()
            stage.window.addSubview(context.containerView)
            context.containerView.addSubview(lower)
            (context.views[.from], context.views[.to]) = (lower, upper)
            _ = PushAnimator(style).interruptibleAnimator(using: context)
            stage.turn()
            PushAnimator(style).animateTransition(using: context)
            stage.advance(by: 2)
            XCTAssertEqual(context.completions, [true], name)
            for view in [lower, upper] {
                XCTAssertTrue(CATransform3DIsIdentity(view.transform3D), name)
                XCTAssertEqual(view.alpha, view === upper ? 0.5 : 1, name)
                XCTAssertEqual(view.layer.cornerRadius, view === upper ? 4 : 0, name)
                XCTAssertTrue(view.layer.isDoubleSided, name)
                XCTAssertEqual(view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5), name)
            }
            XCTAssertEqual(upper.frame, CGRect(x: 0, y: 400, width: 400, height: 400), name)
            XCTAssertEqual(context.containerView.subviews, [lower, upper], name)
            XCTAssertTrue(CATransform3DIsIdentity(context.containerView.layer.sublayerTransform), name)
        }
    }

    /// What a transition has changed does not keep a screen in memory that is gone.
    func testAViewOfATransitionThatNeverEndedIsReleased() async throws {
        for (name, style) in Self.styles {
            weak var former: UIView?
            do {
                let stage = Stage(root: TestScreen("Root"))
                let view = UIView()
                former = view
                let context = BareContext()
                stage.window.addSubview(context.containerView)
                context.views[.to] = view
                let transition = RunningTransition(context, operation: .push)
                transition.addEnteringView()
                style.setPoses(of: transition)
                transition.applyStartPoses()
                XCTAssertFalse(view.superview == nil, name)
                context.containerView.removeFromSuperview()
                stage.turn()
            }
            XCTAssertNil(former, name)
        }
    }

    func testWhatTheAppChangesAfterATransitionIsItsOwn() async throws {
        let stand = try StackStage { $0.transitions = .depth }
        stand.pop()
        try stand.stage.settle()
        stand.a.view.alpha = 0.5
        stand.push()
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.a.view.alpha, 0.5)
    }
}

private final class CallingScreen: UIViewController {
    var onDidAppear: () -> Void = {}

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let call = onDidAppear
        onDidAppear = {}
        call()
    }
}

private final class Caller: NSObject, UINavigationControllerDelegate {
    var onDidShow: (UIViewController) -> Void = { _ in }

    func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        onDidShow(controller)
    }
}
