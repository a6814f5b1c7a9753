import XCTest

@testable import Baton

/// Tests the table of the recognizers of a pop, row by row.
final class SwipeCircumstancesTests: XCTestCase {
    private func refusal(_ change: (inout SwipeCircumstances) -> Void) -> SwipeRefusal? {
        var circumstances = SwipeCircumstances()
        change(&circumstances)
        return circumstances.refusal
    }

    private func batons(_ change: (inout SwipeCircumstances) -> Void = { _ in }) -> SwipeRefusal? {
        refusal {
            ($0.family, $0.animator) = (.batons, .another)
            change(&$0)
        }
    }

    func testForEachPopEitherUIKitsRecognizersMayBeginOrBatons() {
        XCTAssertNil(refusal { $0.animator = .uikit })
        XCTAssertEqual(refusal { $0.animator = .another }, .anotherAnimates)
        XCTAssertNil(batons())
        XCTAssertEqual(batons { $0.animator = .uikit }, .uikitAnimates)
        for family in [SwipeCircumstances.Family.uikits, .batons] {
            XCTAssertEqual(refusal { ($0.family, $0.animator) = (family, .unknown) }, .appMayAnimate)
        }
    }

    func testAtTheRootNoSwipeBeginsWhateverElseHolds() {
        for family in [SwipeCircumstances.Family.uikits, .batons] {
            for animator in [SwipeCircumstances.Animator.uikit, .another, .unknown] {
                for answer in [SwipeCircumstances.Answer.notAsked, .uikits(true), .apps(true)] {
                    let refusal = refusal {
                        ($0.family, $0.animator, $0.answer, $0.hasScreenBelow) = (family, animator, answer, false)
                        $0.isIntercepted = true
                    }
                    XCTAssertEqual(refusal, .root)
                }
            }
        }
    }

    func testOnlyUIKitLetsASwipeInterruptARunningTransition() {
        // B16.20, B2.44
        for answer in [SwipeCircumstances.Answer.notAsked, .uikits(false), .apps(true)] {
            XCTAssertEqual(refusal { ($0.isChanging, $0.answer) = (true, answer) }, .transition)
        }
        XCTAssertNil(refusal { ($0.isChanging, $0.answer) = (true, .uikits(true)) })
        XCTAssertEqual(batons { $0.isChanging = true }, .transition)
    }

    func testUIKitsGuardsAreTheDefaultAndAreLoosenedByName() {
        // B2.43
        for check in [refusal, batons] {
            XCTAssertEqual(check { $0.bar = .hiddenByApp }, .hiddenBar)
            XCTAssertNil(check { $0.bar = .hiddenByBaton })
            XCTAssertNil(check { ($0.bar, $0.allowsHiddenBar) = (.hiddenByApp, true) })
            XCTAssertEqual(check { $0.backButton = .replaced }, .replacedBackButton)
            XCTAssertNil(check { ($0.backButton, $0.allowsReplacedBackButton) = (.replaced, true) })
            XCTAssertEqual(
                check { ($0.backButton, $0.allowsReplacedBackButton) = (.hidden, true) }, .hiddenBackButton)
            XCTAssertEqual(check { $0.isEnabled = false }, .disabled)
        }
    }

    func testWhereTheAppLetsNoSwipeBeginNoDelegateIsAsked() {
        let all: [SwipeCircumstances.Answer] = [.notAsked, .uikits(true), .uikits(false), .apps(true), .apps(false)]
        for answer in all {
            XCTAssertEqual(refusal { ($0.startsOutside, $0.answer) = (true, answer) }, .outside)
            XCTAssertEqual(refusal { ($0.startsOutside, $0.answer, $0.isChanging) = (true, answer, true) }, .outside)
        }
        XCTAssertEqual(
            refusal { ($0.startsOutside, $0.isIntercepted) = (true, true) }, .outside, "nobody asks the user")
        XCTAssertEqual(refusal { ($0.startsOutside, $0.animator) = (true, .another) }, .anotherAnimates)
        XCTAssertEqual(refusal { ($0.startsOutside, $0.hasScreenBelow) = (true, false) }, .root)
    }

    func testTheRecognizersOwnDelegateIsAsked() {
        XCTAssertEqual(refusal { $0.answer = .uikits(false) }, .uikit)
        XCTAssertEqual(refusal { $0.answer = .apps(false) }, .app)
        XCTAssertNil(refusal { ($0.answer, $0.bar, $0.backButton) = (.apps(true), .hiddenByApp, .hidden) })
    }

    func testAScreenWithAPreferredTransitionIsUIKits() {
        // B16.16
        XCTAssertEqual(batons { $0.prefersSystemTransition = true }, .uikitAnimates)
        XCTAssertEqual(refusal { $0.prefersSystemTransition = true }, .ownTransition)
        XCTAssertNil(refusal { ($0.prefersSystemTransition, $0.answer) = (true, .uikits(true)) })
    }

    func testAnInterceptorIsTheLastToBeAsked() {
        XCTAssertEqual(refusal { $0.isIntercepted = true }, .intercepted)
        XCTAssertEqual(batons { $0.isIntercepted = true }, .intercepted)
        XCTAssertEqual(batons { ($0.isIntercepted, $0.isEnabled) = (true, false) }, .disabled)
        XCTAssertEqual(refusal { ($0.isIntercepted, $0.answer) = (true, .uikits(false)) }, .uikit)
    }
}
