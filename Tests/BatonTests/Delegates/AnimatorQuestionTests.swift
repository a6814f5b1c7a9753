import UIKit
import XCTest

@testable import Baton

/// Tests what the answer to UIKit's query for an animator says about the way in which the screens move.
@MainActor
final class AnimatorQuestionTests: XCTestCase {
    private final class ForeignAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }

    /// UIKit's own animation slides across, and so do some of Baton's. Of another animator it is not known.
    func testWhichAnswersSlideAcross() async {
        XCTAssertTrue(AnimatorQuestion().slidesAcross, "UIKit has not asked")
        let answers: [((any UIViewControllerAnimatedTransitioning)?, Bool)] = [
            (nil, true), (PushAnimator(.slideAcross), true), (PushAnimator(.fade), false), (ForeignAnimator(), false),
        ]
        for (animator, slides) in answers {
            XCTAssertEqual(AnimatorQuestion(about: .push, answer: animator).slidesAcross, slides)
        }
    }
}
