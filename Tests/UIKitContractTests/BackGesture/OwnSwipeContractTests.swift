import UIKit
import XCTest

/// An app's own swipe back beside the system's two.
@preconcurrency
@MainActor
final class OwnSwipeContractTests: ContractTestCase {
    override class var generations: Generations { .from(26) }

    func testTheContentSwipeDoesNotDriveACustomAnimator() throws {
        // B16.5
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let animator = TestAnimator()
        var isDriven = false
        animator.atStart = { if $0.isInteractive { isDriven = true } }
        swipe.stage.delegate.animator = animator
        swipe.navigation.delegate = swipe.stage.delegate
        let always = AlwaysBegins()
        try system(of: swipe)[1].delegate = always
        drag(swipe, from: swipe.width * 0.3)
        XCTAssertFalse(isDriven)
        withExtendedLifetime(always) {}
    }

    func testOnlyTheSystemsSwipesPopWithTheSystemsAnimation() throws {
        // B16.6
        for start in [3, 150] as [CGFloat] {
            let swipe = try SwipeStage()
            let own = OwnSwipe(on: swipe.stage)
            own.isEnabled = false
            let begins = try countBegins(of: swipe)
            drag(swipe, from: start)
            XCTAssertEqual([begins.value, own.begins], [1, 0], "from \(start)")
            expectOnePop(swipe)
            swipe.stage.putAway()
        }
    }

    func testOnlyOwnSwipesPopWithAnOwnAnimatorIfTheSystemsAreDisabled() throws {
        // B16.6
        try expectOwnPops { recognizer in recognizer.isEnabled = false }
    }

    func testOnlyOwnSwipesPopWithAnOwnAnimatorIfTheSystemsAreRefused() throws {
        // B16.6
        let never = NeverBegins()
        try expectOwnPops { recognizer in recognizer.delegate = never }
        withExtendedLifetime(never) {}
    }

    private func expectOwnPops(refusing refuse: (UIGestureRecognizer) -> Void) throws {
        for start in [3, 150] as [CGFloat] {
            let swipe = try SwipeStage()
            var parts: [Bool] = []
            let animator = TestAnimator()
            animator.atStart = { parts.append($0.isInteractive) }
            swipe.stage.delegate.animator = animator
            swipe.navigation.delegate = swipe.stage.delegate
            try system(of: swipe).forEach(refuse)
            let own = OwnSwipe(on: swipe.stage)
            let begins = try countBegins(of: swipe)
            drag(swipe, from: start)
            XCTAssertEqual([begins.value, own.begins], [0, 1], "from \(start)")
            XCTAssertEqual(parts, [true])
            expectOnePop(swipe)
            swipe.stage.putAway()
        }
    }

    private func expectOnePop(_ swipe: SwipeStage) {
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        XCTAssertEqual(swipe.log.count(of: "willShow(A, true)"), 1)
        XCTAssertEqual(swipe.log.count(of: "didShow(A, true)"), 1)
    }

    private func system(of swipe: SwipeStage) throws -> [UIGestureRecognizer] {
        guard #available(iOS 26, *) else { return [] }
        return [try swipe.recognizer, try XCTUnwrap(swipe.navigation.interactiveContentPopGestureRecognizer)]
    }

    private func countBegins(of swipe: SwipeStage) throws -> Count {
        let count = Count()
        for recognizer in try system(of: swipe) {
            Device.onEachStep(of: recognizer) { [weak recognizer] in
                if recognizer?.state == .began { count.value += 1 }
            }
        }
        return count
    }

    private func drag(_ swipe: SwipeStage, from start: CGFloat) {
        swipe.finger.down(start, 400)
        swipe.finger.drag(to: swipe.width * 0.95, 400)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
    }
}

@MainActor
private final class Count {
    var value = 0
}

/// A delegate that apps set on the system's recognizers to refuse them.
@MainActor
private final class NeverBegins: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
