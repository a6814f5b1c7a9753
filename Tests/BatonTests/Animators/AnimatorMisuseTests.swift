import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a transition ends exactly once even when its animator receives invalid input.
///
/// Where the app can fix the problem, one advice message is logged.
@MainActor
final class AnimatorMisuseTests: XCTestCase {
    private var everyMove: [StockMove] { StockMove.stack + StockMove.modal + StockMove.tab }

    // MARK: Views

    func testEveryAnimatorEndsWithoutAnyView() async throws {
        let stand = try StackStage()
        for move in everyMove {
            let advice = AdviceLog()
            defer { advice.close() }
            let animator = move.make(nil)
            let context = BareContext()
            stand.stage.window.addSubview(context.containerView)
            animator.animateTransition(using: context)
            stand.stage.advance(by: 1)
            XCTAssertEqual(context.completions, [true], "\(type(of: animator))")
            XCTAssertEqual(advice.lines.count, 1, "\(type(of: animator))")
            XCTAssertEqual(advice.lines.first?.contains("\(type(of: animator))"), true)
            context.containerView.removeFromSuperview()
        }
    }

    func testEveryAnimatorEndsWithOneViewOnly() async throws {
        let stand = try StackStage()
        let advice = AdviceLog()
        defer { advice.close() }
        for move in everyMove {
            for key in [UITransitionContextViewKey.from, .to] {
                let animator = move.make(nil)
                let context = BareContext()
                let view = UIView(frame: context.containerView.bounds)
                context.views[key] = view
                if key == .from { context.containerView.addSubview(view) }
                stand.stage.window.addSubview(context.containerView)
                animator.animateTransition(using: context)
                stand.stage.advance(by: 1)
                XCTAssertEqual(context.completions, [true], "\(type(of: animator)) \(key.rawValue)")
                XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform), "\(type(of: animator)) \(key.rawValue)")
                XCTAssertEqual(view.alpha, 1, "\(type(of: animator)) \(key.rawValue)")
                XCTAssertEqual(context.containerView.subviews, [view], "\(type(of: animator)) \(key.rawValue)")
                context.containerView.removeFromSuperview()
            }
        }
        XCTAssertEqual(advice.lines, [])
    }

    func testEveryAnimatorEndsInAContainerOfNoSize() async throws {
        let stand = try StackStage()
        for move in everyMove {
            for size in [CGSize.zero, CGSize(width: 0, height: 800), CGSize(width: 400, height: 0)] {
                let animator = move.make(stand.b.view)
                let context = BareContext()
                context.containerView.frame = CGRect(origin: .zero, size: size)
                let views = [UIView(), UIView()]
                (context.views[.from], context.views[.to]) = (views[0], views[1])
                context.containerView.addSubview(views[0])
                stand.stage.window.addSubview(context.containerView)
                animator.animateTransition(using: context)
                for view in views { XCTAssertTrue(isSound(view), "\(type(of: animator)) in \(size)") }
                stand.stage.advance(by: 1)
                XCTAssertEqual(context.completions, [true], "\(type(of: animator)) in \(size)")
                for view in views { XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform)) }
                context.containerView.removeFromSuperview()
            }
        }
    }

    private func isSound(_ view: UIView) -> Bool {
        let matrix = view.layer.transform
        return [
            matrix.m11, matrix.m12, matrix.m13, matrix.m22, matrix.m33, matrix.m41, matrix.m42, matrix.m43, view.alpha,
        ]
        .allSatisfy(\.isFinite)
    }

    // MARK: Source views

    /// The animators that start from a source view or end at one.
    private var fromSources: [StockMove] {
        everyMove.filter { $0.name.hasPrefix("Zoom") || $0.name.hasPrefix("Reveal") }
    }

    func testASourceOutsideItsWindowGivesOneAdviceAndTheTransitionEnds() async throws {
        XCTAssertEqual(fromSources.count, 6)
        for move in fromSources {
            let advice = AdviceLog()
            defer { advice.close() }
            let scene = try StockStage(move.kind, on: .phone)
            let source = scene.source
            scene.animator = move.make(source)
            source?.removeFromSuperview()
            let name = "\(type(of: try XCTUnwrap(scene.animator)))"
            scene.start()
            try scene.stage.settle()
            XCTAssertTrue(scene.hasArrived, name)
            XCTAssertEqual(advice.lines.count, 1, name)
            XCTAssertEqual(advice.lines.first?.contains("source"), true, name)
            XCTAssertEqual(scene.entering.view.frame, scene.stage.window.bounds, name)
        }
    }

    func testASourceInAnotherWindowGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try StockStage(.push, on: .phone)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.isHidden = false
        let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.addSubview(source)
        scene.animator = PushAnimator(.zoom { _ in source })
        scene.start()
        try scene.stage.settle()
        XCTAssertTrue(scene.hasArrived)
        XCTAssertEqual(advice.lines.count, 1)
        other.isHidden = true
    }

    func testNoSourceAndASourceOnScreenGiveNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        for move in fromSources {
            for isGiven in [false, true] {
                let scene = try StockStage(move.kind, on: .phone)
                scene.animator = move.make(isGiven ? scene.source : nil)
                scene.start()
                try scene.stage.settle()
                XCTAssertTrue(scene.hasArrived)
            }
        }
        XCTAssertEqual(advice.lines, [])
    }

    // MARK: Simultaneous transitions

    // Known failure: "One screen's animation leaks to all pushes; or works only once."
    func testOneAnimatorServesTwoTransitionsAtOnceAndEachEndsByItsOwnGesture() async throws {
        for move in everyMove {
            let animator = move.make(nil)
            let name = "\(type(of: animator))"
            let stage = Stage(root: TestScreen("Root"))
            let contexts = [BareContext(), BareContext()]
            contexts[1].transitionWasCancelled = true
            for context in contexts {
                (context.views[.from], context.views[.to]) = (UIView(frame: context.containerView.bounds), UIView())
                context.views[.from].map(context.containerView.addSubview)
                stage.window.addSubview(context.containerView)
            }
            animator.animateTransition(using: contexts[0])
            stage.advance(by: 0.05)
            animator.animateTransition(using: contexts[1])
            XCTAssertEqual(contexts.flatMap(\.completions), [], name)
            // UIKit's spring takes longer than the duration that an animator reports.
            let motion = try XCTUnwrap(TransitionAnimation.of(contexts[0])).animator.duration
            stage.advance(by: motion - 0.02)
            XCTAssertEqual(contexts[0].completions, [true], name)
            XCTAssertEqual(contexts[1].completions, [], name)
            stage.advance(by: 0.1)
            XCTAssertEqual(contexts[0].completions, [true], name)
            XCTAssertEqual(contexts[1].completions, [false], name)
            for view in contexts.flatMap(\.views.values) {
                XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform), name)
                XCTAssertEqual(view.alpha, 1, name)
                XCTAssertNil(view.mask, name)
            }
        }
    }

    // MARK: Durations

    func testEveryAnimatorEndsWithZeroAndInvalidDurations() async throws {
        let makers: [(TimeInterval) -> (push: PushAnimator, pop: PopAnimator)] = [
            { (PushAnimator(.slide.duration($0)), PopAnimator(.slide.duration($0))) },
            { (PushAnimator(.cover.duration($0)), PopAnimator(.cover.duration($0))) },
            { (PushAnimator(.fade.duration($0)), PopAnimator(.fade.duration($0))) },
            { (PushAnimator(.zoom { _ in nil }.duration($0)), PopAnimator(.zoom { _ in nil }.duration($0))) },
            { (PushAnimator(.depth.duration($0)), PopAnimator(.depth.duration($0))) },
            { (PushAnimator(.flip.duration($0)), PopAnimator(.flip.duration($0))) },
            { (PushAnimator(.cube.duration($0)), PopAnimator(.cube.duration($0))) },
            { (PushAnimator(.reveal.duration($0)), PopAnimator(.reveal.duration($0))) },
        ]
        for make in makers {
            for duration in [0, -1, .nan] as [TimeInterval] {
                let (push, pop) = make(duration)
                let delegate = HandWrittenStackDelegate(push: push, pop: pop)
                let stand = try StackStage(showsB: false) { $0.delegate = delegate }
                let before = WindowDump(stand.stage.window)
                stand.push()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"])
                XCTAssertEqual(stand.b.view.frame, stand.stage.window.bounds)
                stand.pop()
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(type(of: push))")
            }
        }
    }
}
