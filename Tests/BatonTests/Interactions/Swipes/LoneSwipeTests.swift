import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a `SwipePop` on a stack without transitions, beside delegates that the app sets on UIKit's recognizers.
@MainActor
final class LoneSwipeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let app = SwipeAnswers()

    /// A stack of A and B whose delegate has Baton's animators, or none.
    private func stack(_ swipe: SwipePop, animates: Bool = true, on device: HeadlessDevice = .phone) throws
        -> StackStage
    {
        let stand = try StackStage(device)
        if animates {
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            delegate.interaction = { swipe.interaction.isBeginning ? swipe.interaction : nil }
            stand.navigation.delegate = delegate
            addTeardownBlock { withExtendedLifetime(delegate) {} }
        }
        stand.navigation.pushViewController(TestScreen("C"), animated: false)
        try stand.stage.settle()
        return stand
    }

    private func drag(_ stand: StackStage, from way: CGFloat, isMirrored: Bool = false) throws {
        let places = [way, way + 100, 380].map { CGPoint(x: isMirrored ? 390 - $0 : $0, y: 400) }
        stand.stage.finger.down(at: places[0])
        stand.stage.finger.drag(to: places[1], in: 0.2)
        XCTAssertLessThanOrEqual(moving(stand).count, 1, "only one recognizer has begun")
        stand.stage.finger.drag(to: places[2], in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    private func moving(_ stand: StackStage) -> [UIGestureRecognizer] {
        (stand.navigation.view.gestureRecognizers ?? []).filter { $0.state == .began || $0.state == .changed }
    }

    func testBesideADelegateOfTheAppsOneSwipePopsOneScreen() async throws {
        for mirrored in [false, true] {
            for way in [2, 150] as [CGFloat] {
                for isLate in [false, true] {
                    let swipe = SwipePop(options: SwipePop.Options(area: .content))
                    let stand = try stack(swipe, on: mirrored ? .phone.rightToLeft : .phone)
                    if isLate { swipe.attach(to: stand.navigation) }
                    for recognizer in stand.navigation.systemSwipes { recognizer.delegate = app }
                    if !isLate { swipe.attach(to: stand.navigation) }
                    try drag(stand, from: way, isMirrored: mirrored)
                    XCTAssertEqual(stand.titles, ["A", "B"], "mirrored: \(mirrored), from \(way), late: \(isLate)")
                    XCTAssertEqual(swipe.interaction.verdict?.outcome, .completed)
                }
            }
        }
    }

    func testASwipeThatIsReleasedLeavesNothingBehind() async throws {
        for (driven, device) in [
            (false, HeadlessDevice.phone), (true, .phone), (false, .phone.rightToLeft), (true, .phone.rightToLeft),
        ] {
            let stand = try StackStage(device)
            let isMirrored = device.layoutDirection == .rightToLeft
            let place = { (way: CGFloat) in CGPoint(x: isMirrored ? 390 - way : way, y: 400) }
            let before = stand.navigation.view.gestureRecognizers?.count
            weak var released: SwipePop?
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            do {
                let swipe = SwipePop(options: SwipePop.Options(area: .content))
                let interaction = swipe.interaction
                released = swipe
                delegate.interaction = { interaction.isBeginning ? interaction : nil }
                stand.navigation.delegate = delegate
                swipe.attach(to: stand.navigation)
                if driven {
                    stand.stage.finger.down(at: place(150))
                    stand.stage.finger.drag(to: place(250), in: 0.2)
                    XCTAssertNotNil(stand.navigation.transitionCoordinator)
                }
            }
            XCTAssertNil(released)
            try stand.stage.settle()
            XCTAssertEqual(stand.navigation.view.gestureRecognizers?.count, before)
            XCTAssertEqual(stand.titles, ["A", "B"], "a pop under the finger is cancelled")
            if driven { stand.stage.finger.up() }
            stand.stage.finger.drag(from: place(150), to: place(380), in: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
    }

    func testWhereUIKitAnimatesItsSwipesPop() async throws {
        for (way, isMirrored) in [(2, false), (150, false), (2, true), (150, true)] as [(CGFloat, Bool)] {
            for delegate in [nil, app] {
                let swipe = SwipePop(options: SwipePop.Options(area: .content))
                let stand = try stack(swipe, animates: false, on: isMirrored ? .phone.rightToLeft : .phone)
                if let delegate {
                    for recognizer in stand.navigation.systemSwipes { recognizer.delegate = delegate }
                }
                swipe.attach(to: stand.navigation)
                let hasSwipe = way < 20 || HeadlessDevice.current.systemVersion >= 26
                try drag(stand, from: way, isMirrored: isMirrored)
                XCTAssertEqual(stand.titles, hasSwipe ? ["A", "B"] : ["A", "B", "C"], "from \(way)")
                XCTAssertNil(swipe.interaction.verdict)
                // A delegate without checks begins at the root, and the next push waits for ever (B2.44).
                stand.navigation.popToRootViewController(animated: false)
                try drag(stand, from: way, isMirrored: isMirrored)
                stand.push()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"])
            }
        }
    }

    /// A driver may not know whether the app's delegate has an animator. A swipe of the app's own is meant for it.
    func testUnderTransitionsOfUIKitsItPopsWithTheAppsAnimators() async throws {
        for (way, isMirrored) in [(2, false), (150, false), (2, true), (150, true)] as [(CGFloat, Bool)] {
            let swipe = SwipePop(options: SwipePop.Options(area: .content))
            let stand = try stack(swipe, on: isMirrored ? .phone.rightToLeft : .phone)
            for recognizer in stand.navigation.systemSwipes { recognizer.delegate = app }
            stand.navigation.transitions = .system
            swipe.attach(to: stand.navigation)
            try drag(stand, from: way, isMirrored: isMirrored)
            XCTAssertEqual(stand.titles, ["A", "B"], "from \(way)")
            XCTAssertEqual(swipe.interaction.verdict?.outcome, .completed)
        }
    }

    func testDetachGivesTheDelegatesBack() async throws {
        for delegate in [nil, app] {
            let swipe = SwipePop()
            let stand = try stack(swipe)
            let uikits = stand.navigation.systemSwipes.map(\.delegate)
            for recognizer in stand.navigation.systemSwipes where delegate != nil { recognizer.delegate = delegate }
            swipe.attach(to: stand.navigation)
            swipe.detach()
            for (recognizer, own) in zip(stand.navigation.systemSwipes, uikits) {
                XCTAssertTrue(recognizer.delegate === (delegate ?? own))
            }
        }
    }

    /// A recognizer whose delegate the app has set to nil has none afterwards.
    func testDetachGivesNoDelegateBack() async throws {
        let swipe = SwipePop()
        let stand = try stack(swipe)
        for recognizer in stand.navigation.systemSwipes { recognizer.delegate = nil }
        swipe.attach(to: stand.navigation)
        try drag(stand, from: 2)
        XCTAssertEqual(stand.titles, ["A", "B"])
        swipe.detach()
        for recognizer in stand.navigation.systemSwipes { XCTAssertNil(recognizer.delegate) }
    }

    func testAfterASwipeThatIsGoneTheAppsDelegateAnswersAlone() async throws {
        var swipe: SwipePop? = SwipePop()
        let stand = try StackStage()
        let recognizer = try XCTUnwrap(stand.navigation.interactivePopGestureRecognizer)
        let delegate = HandWrittenStackDelegate(pop: PopAnimator(.slide))
        stand.navigation.delegate = delegate
        recognizer.delegate = app
        swipe?.attach(to: stand.navigation)
        XCTAssertEqual(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer), false, "an animator pops")
        swipe = nil
        XCTAssertEqual(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer), true)
        app.answer = false
        XCTAssertEqual(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer), false)
    }
}
