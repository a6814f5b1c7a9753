import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a sample of a finger costs that drives a transition: one update of UIKit's, and nothing that depends on the
/// number of views.
@MainActor
final class GestureCostTests: GenerationTestCase {
    /// The work of the samples after the one with which the gesture has begun.
    private struct Work: Equatable {
        /// The writes to the views of the screens, and their layout requests.
        var writes = 0
        var layouts = 0
        var visits = 0
    }

    /// Moves a finger on by 20 samples in a direction, and counts.
    private func work(on stage: Stage, by step: CGPoint, in screens: [CountingScreen]) throws -> Work {
        _ = screens.map { $0.takeWrites() }
        HeadlessVisits.reset()
        for _ in 0..<20 {
            let place = try XCTUnwrap(stage.finger.place)
            stage.finger.drag(to: CGPoint(x: place.x + step.x, y: place.y + step.y), in: 1.0 / 60)
            stage.turn()
        }
        return Work(
            writes: screens.map { $0.takeWrites() }.reduce(0, +), layouts: HeadlessVisits.layouts,
            visits: HeadlessVisits.layers + HeadlessVisits.views + HeadlessVisits.comparisons)
    }

    private func swipe(views: Int) throws -> Work {
        let screens = [CountingScreen(views: views), CountingScreen(views: views)]
        let navigation = UINavigationController()
        navigation.transitions = .slide
        navigation.setViewControllers(screens, animated: false)
        let stage = Stage(root: navigation)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 2, y: 400))
        stage.finger.drag(to: CGPoint(x: 60, y: 400), in: 0.2)
        let start = screens[1].view.seenFrame.minX
        let work = try work(on: stage, by: CGPoint(x: 8, y: 0), in: screens)
        XCTAssertEqual(screens[1].view.seenFrame.minX, start + 160, accuracy: 0.5, "the screen follows")
        stage.finger.cancel()
        try stage.settle()
        return work
    }

    private func pull(views: Int, list: UIScrollView? = nil) throws -> Work {
        let screen = CountingScreen(views: views)
        let stage = Stage(root: TestScreen("Presenter"))
        try stage.settle()
        stage.window.rootViewController?.present(screen, using: .card)
        try stage.settle()
        if let list {
            list.frame = screen.view.bounds
            screen.view.addSubview(list)
            try stage.settle()
        }
        let wrapper = try XCTUnwrap(screen.presentationController?.presentedView)
        stage.finger.down(at: CGPoint(x: 195, y: 200))
        stage.finger.drag(to: CGPoint(x: 195, y: 260), in: 0.2)
        let start = wrapper.seenFrame.minY
        let work = try work(on: stage, by: CGPoint(x: 0, y: 8), in: [screen])
        XCTAssertEqual(wrapper.seenFrame.minY, start + 160, accuracy: 0.5, "the screen follows")
        stage.finger.cancel()
        try stage.settle()
        return work
    }

    private func check(_ work: (Int) throws -> Work, _ name: String) throws {
        let few = try work(10)
        XCTAssertEqual(few.writes, 0, name)
        XCTAssertEqual(few.layouts, 0, name)
        XCTAssertEqual(try work(2_000), few, name)
    }

    func testASampleOfASwipeWritesAndLaysOutNothing() async throws {
        try check({ try swipe(views: $0) }, "swipe")
    }

    func testASampleOfAPullWritesAndLaysOutNothing() async throws {
        try check({ try pull(views: $0) }, "pull")
    }

    func testASampleOfAPullOnAListWritesAndLaysOutNothing() async throws {
        try check({ try pull(views: $0, list: FilledTable(rows: $0)) }, "pull on a list")
    }

    /// Whatever else the interaction does with a sample.
    func testOneSampleMakesOneUIKitUpdate() async throws {
        let swipe = SwipePop()
        let pop = CountedPop()
        let delegate = HandWrittenStackDelegate(pop: pop)
        delegate.interaction = { swipe.interaction.isBeginning ? swipe.interaction : nil }
        let stand = try StackStage {
            $0.delegate = delegate
            swipe.attach(to: $0)
        }
        swipe.interaction.observer = { _ in }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 400), in: 0.2)
        pop.animator.updates = 0
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.5)
        XCTAssertEqual(pop.animator.updates, 30, "one for each of the 60 samples in a second")
        XCTAssertEqual(swipe.interaction.percentComplete, 298 / 390, accuracy: 0.01)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }
}

/// A pop of an app's own, whose animator counts how often UIKit moves it.
private final class CountedPop: NSObject, UIViewControllerAnimatedTransitioning {
    final class Animator: UIViewPropertyAnimator {
        var updates = 0

        override var fractionComplete: CGFloat {
            get { super.fractionComplete }
            set {
                updates += 1
                super.fractionComplete = newValue
            }
        }
    }

    let animator = Animator(duration: 0.3, curve: .linear)
    private var isReady = false

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard !isReady, let leaving = transitionContext.view(forKey: .from),
            let entering = transitionContext.view(forKey: .to)
        else { return animator }
        isReady = true
        transitionContext.containerView.insertSubview(entering, belowSubview: leaving)
        animator.addAnimations { leaving.transform = CGAffineTransform(translationX: 390, y: 0) }
        animator.addCompletion { _ in
            leaving.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }
}

private final class FilledTable: UITableView, UITableViewDataSource {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(frame: .zero, style: .plain)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
