import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how a transition places and poses its screens in a container.
@MainActor
final class RunningTransitionTests: XCTestCase {
    private let stage = Stage(root: UIViewController())
    private let context = BareContext()
    private let from = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let to = LaidOutView()
    private let operations: [ScreenChange.Operation] = [.push, .pop, .present, .dismiss, .tabForward, .tabBack]
    private var container: UIView { context.containerView }

    /// A view that fills itself with another one when it is laid out.
    private final class LaidOutView: UIView {
        let content = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            addSubview(content)
            content.frame = bounds
        }
    }

    override func setUp() async throws {
        await MainActor.run {
            stage.window.addSubview(container)
            context.views = [.from: from, .to: to]
            container.addSubview(from)
        }
    }

    private func make(_ operation: ScreenChange.Operation) -> RunningTransition {
        RunningTransition(context, operation: operation)
    }

    // MARK: The entering screen

    func testTheEnteringScreenIsAboveInForwardDirectionAndBelowInBackwardDirection() async {
        let card = UIView()
        container.addSubview(card)
        for operation in operations {
            to.removeFromSuperview()
            make(operation).addEnteringView()
            XCTAssertEqual(
                container.subviews, operation.isForward ? [from, card, to] : [to, from, card], "\(operation)")
        }
    }

    /// A presented screen need not be in the container of its dismissal.
    func testTheEnteringScreenIsBelowEverythingIfTheOtherOneIsElsewhere() async {
        let card = UIView()
        container.addSubview(card)
        from.removeFromSuperview()
        stage.window.addSubview(from)
        make(.dismiss).addEnteringView()
        XCTAssertEqual(container.subviews, [to, card])
    }

    /// A style may look at what the screen shows.
    func testTheEnteringScreenIsLaidOutAtItsFrame() async {
        make(.push).addEnteringView()
        XCTAssertEqual(to.frame, CGRect(x: 0, y: 400, width: 400, height: 400))
        XCTAssertEqual(to.content.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    func testTheScreensHaveTheirRoles() async {
        for operation in operations {
            let transition = make(operation)
            let (upper, lower) = operation.isForward ? (to, from) : (from, to)
            XCTAssertIdentical(transition.upper?.view, upper)
            XCTAssertIdentical(transition.lower?.view, lower)
            let (first, second) = (context.controllers[.from], context.controllers[.to])
            XCTAssertIdentical(transition.change?.upper, operation.isForward ? second : first)
            XCTAssertIdentical(transition.change?.lower, operation.isForward ? first : second)
        }
    }

    // MARK: Poses

    func testBothScreensStartAndEndInTheirPoses() async {
        let transition = make(.push)
        transition.addEnteringView()
        transition.poses.entering = .init(from: Pose().shifted(points: CGPoint(x: 1, y: 0)), to: .scaled(0.5))
        transition.poses.leaving = .init(from: Pose().shifted(points: CGPoint(x: 2, y: 0)), to: Pose().faded(0.25))
        transition.applyStartPoses()
        XCTAssertEqual([to, from].map(\.transform.tx), [1, 2])
        transition.applyEndPoses()
        XCTAssertEqual([to, from].map(\.transform.a), [0.5, 1])
        XCTAssertEqual([to, from].map(\.transform.tx), [0, 0])
        XCTAssertEqual([to, from].map(\.alpha), [1, 0.25])
    }

    // MARK: A transition that never ends

    func testTheNextTransitionInTheContainerBeginsAsIfThereWasNone() async {
        let first = make(.push)
        first.refuseTouches {}
        let turned = Pose().shifted(points: CGPoint(x: 50, y: 0)).faded(0.5).turned(1)
        first.leaving?.apply(turned)
        XCTAssertFalse(container.hitTest(CGPoint(x: 200, y: 400), with: nil) === from)
        let second = make(.push)
        XCTAssertIdentical(container.hitTest(CGPoint(x: 200, y: 400), with: nil), from, "nothing covers the screens")
        XCTAssertTrue(CATransform3DIsIdentity(container.layer.sublayerTransform))
        second.leaving?.apply(turned)
        second.restoreRemoved(completed: true)
        XCTAssertTrue(CATransform3DIsIdentity(from.transform3D))
        XCTAssertEqual(from.alpha, 1)
        XCTAssertTrue(CATransform3DIsIdentity(container.layer.sublayerTransform))
    }

    /// UIKit may begin a transition before it has told the animator of the end of another one.
    func testATransitionThatIsToldLateOfItsEndLeavesTheNextOneAlone() async {
        let first = make(.push)
        first.refuseTouches {}
        let turned = Pose().shifted(points: CGPoint(x: 50, y: 0)).faded(0.5).turned(1)
        first.leaving?.apply(turned)
        let second = make(.push)
        second.refuseTouches {}
        second.leaving?.apply(turned)
        let (transform, perspective) = (from.transform3D, container.layer.sublayerTransform)
        first.restoreStaying(completed: true)
        first.restoreRemoved(completed: true)
        XCTAssertTrue(CATransform3DEqualToTransform(from.transform3D, transform))
        XCTAssertEqual(from.alpha, 0.5)
        XCTAssertTrue(CATransform3DEqualToTransform(container.layer.sublayerTransform, perspective))
        XCTAssertFalse(container.hitTest(CGPoint(x: 200, y: 400), with: nil) === from)
        second.restoreStaying(completed: true)
        second.restoreRemoved(completed: true)
        XCTAssertTrue(CATransform3DIsIdentity(from.transform3D))
        XCTAssertTrue(CATransform3DIsIdentity(container.layer.sublayerTransform))
    }

    // MARK: Touches and sizes

    func testADimmedScreenReceivesTheTouchesWhereNothingCoversIt() async {
        let transition = make(.push)
        transition.leaving?.apply(Pose().dimmed(0.5))
        XCTAssertTrue(container.subviews.last is DimmingView)
        XCTAssertIdentical(container.hitTest(CGPoint(x: 200, y: 400), with: nil), from)
    }

    func testNothingInTheContainerIsTouchedUntilTheEnd() async {
        let transition = make(.push)
        transition.refuseTouches {}
        XCTAssertFalse(container.hitTest(CGPoint(x: 200, y: 400), with: nil) === from)
        transition.restoreStaying(completed: false)
        XCTAssertIdentical(container.hitTest(CGPoint(x: 200, y: 400), with: nil), from)
    }

    /// Another size of the container alone is not, as in a sheet that follows its content.
    func testAnotherSizeOfTheWindowIsTold() async {
        var sizes: [CGSize] = []
        let transition = make(.push)
        transition.refuseTouches {
        } onResize: { [container] in
            sizes.append(container.bounds.size)
        }
        stage.advance(by: 0.1)
        for size in [CGSize(width: 300, height: 800), CGSize(width: 300, height: 800), CGSize(width: 300, height: 500)]
        {
            container.frame.size = size
            stage.advance(by: 0.1)
        }
        XCTAssertEqual(sizes, [])
        container.frame = stage.window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.advance(by: 0.1)
        for height in [800, 800, 500] as [CGFloat] {
            stage.window.frame.size = CGSize(width: 300, height: height)
            stage.advance(by: 0.1)
        }
        XCTAssertEqual(sizes, [CGSize(width: 300, height: 800), CGSize(width: 300, height: 500)])
        transition.restoreStaying(completed: true)
    }

    /// A view whose pose shows only a part of it keeps its layout until the end.
    func testAScreenInAContainerThatWasResizedFillsItAtTheEnd() async {
        let part = Pose.Mask(CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 0)
        from.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for pose in [Pose().masked(to: part), .offstage(.trailing), .scaled(0.5)] {
            container.frame.size = CGSize(width: 400, height: 800)
            let transition = make(.push)
            transition.addEnteringView()
            transition.leaving?.apply(pose)
            container.frame.size = CGSize(width: 300, height: 500)
            stage.turn()
            transition.restoreStaying(completed: false)
            XCTAssertEqual(from.frame, CGRect(x: 0, y: 0, width: 300, height: 500), "\(pose)")
            transition.restoreRemoved(completed: false)
            to.removeFromSuperview()
        }
    }

    /// An animation that changes nothing would be over at once.
    func testAnAnimationWithoutPosesHasSomethingToAnimate() async {
        let transition = make(.push)
        transition.refuseTouches {}
        stage.advance(by: 0.1)
        var ended = false
        UIView.animate(withDuration: 1) {
            transition.changeUnseen()
        } completion: { _ in
            ended = true
        }
        stage.advance(by: 0.5)
        XCTAssertFalse(ended)
        stage.advance(by: 0.6)
        XCTAssertTrue(ended)
    }

    /// A test of UIKit's own coordinator needs a stack.
    func testTheCoordinatorIsThatOfTheStack() async throws {
        var known: (any UIViewControllerTransitionCoordinator)?
        let style = TransitionStyle { transition in
            known = transition.context.coordinator
            return TransitionPoses(entering: .faded)
        }
        let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(known)
        XCTAssertIdentical(known, stand.navigation.transitionCoordinator)
        try stand.stage.settle()
    }

    // MARK: The end

    /// A hosting view of SwiftUI expects touches where a transform has shown it, until it gets its place anew.
    func testAScreenThatWasMovedGetsItsPlaceAnew() async {
        defer { HeadlessDevice.current = .phone }
        final class PlacedView: UIView {
            var places = 0
            override var center: CGPoint {
                didSet { places += 1 }
            }
        }
        for (version, isMoved) in [(17, true), (18, false)] {
            HeadlessDevice.current = .phone.running(version)
            let screen = PlacedView()
            context.views[.to] = screen
            let transition = make(.push)
            transition.addEnteringView()
            transition.poses.entering = .init(from: .offstage(.trailing), to: .inPlace)
            transition.applyStartPoses()
            transition.applyEndPoses()
            let former = screen.places
            transition.restoreStaying(completed: true)
            XCTAssertEqual(screen.places > former, isMoved)
            XCTAssertEqual(screen.center, CGPoint(x: 200, y: 600))
            screen.removeFromSuperview()
        }
    }

    /// It may notice its place only when it is laid out. A wrapper places the view inside.
    func testAScreenThatWasMovedIsLaidOutElsewhereAndThenInItsPlace() async {
        HeadlessDevice.current = .phone.running(17)
        defer { HeadlessDevice.current = .phone }
        for (isWrapped, placesInside) in [(false, false), (true, false), (true, true)] {
            let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            let (screen, wrapper) = (PlacingView(frame: frame), PlacingView(frame: frame))
            wrapper.placesInside = placesInside
            let outer = isWrapped ? wrapper : screen
            if isWrapped { wrapper.addSubview(screen) }
            context.controllers[.to]?.view = screen
            context.views[.to] = outer
            let transition = make(.push)
            transition.addEnteringView()
            transition.poses.entering = .init(from: .offstage(.trailing), to: .inPlace)
            transition.applyStartPoses()
            transition.applyEndPoses()
            stage.turn()
            [screen, wrapper].forEach { $0.places = [] }
            transition.restoreStaying(completed: true)
            stage.turn()
            for view in isWrapped ? [wrapper, screen] : [screen] {
                let note = "wrapped \(isWrapped), placed \(placesInside)"
                XCTAssertTrue(view.places.contains { $0 != view.center }, note)
                XCTAssertEqual(view.places.last, view.center, note)
            }
            XCTAssertEqual(screen.convert(screen.bounds, to: container), CGRect(x: 0, y: 400, width: 400, height: 400))
            outer.removeFromSuperview()
        }
    }

    /// A view that notes where it is laid out. It may keep the views inside at their distance to the left side of its superview.
    private final class PlacingView: UIView {
        var places: [CGPoint] = []
        var placesInside = false

        override func layoutSubviews() {
            super.layoutSubviews()
            places.append(center)
            guard placesInside else { return }
            for view in subviews { view.center = CGPoint(x: bounds.midX - frame.minX, y: bounds.midY) }
        }
    }
}
