import UIKit
import XCTest

@testable import Baton

/// Tests what the answer to UIKit's query for an animator says about the way in which the screens move.
@MainActor
final class AnimatorAnswerTests: XCTestCase {
    private final class ForeignAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }

    /// UIKit's own animation slides across, and so do some of Baton's. Of another animator it is not known.
    func testWhichAnswersSlideAcross() async throws {
        let answers: [(TransitionChoice, Bool)] = [
            (.system, true), (.slideAcross, true), (.fade, false), (.animator { _ in ForeignAnimator() }, false),
        ]
        for (choice, slides) in answers {
            let (lower, upper) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: lower)
            navigation.transitions = NavigationTransitions(push: choice, pop: .fade)
            let driver = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigation))
            XCTAssertNil(driver.asked, "UIKit has not asked")
            _ = driver.navigationController(navigation, animationControllerFor: .push, from: lower, to: upper)
            XCTAssertEqual(driver.asked?.operation, .push)
            XCTAssertEqual(driver.asked?.slidesAcross, slides)
        }
    }
}
