import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that `slidesAcross` is derived from the poses of a style, including custom styles.
@MainActor
final class SlidesAcrossTests: XCTestCase {
    private static let ownSlide = TransitionStyle(
        entering: .inPlace.shifted(x: 1), leaving: .inPlace.shifted(x: -0.5))

    func testSlidesAcrossIsDerivedFromThePoses() async {
        let rows: [(String, TransitionStyle, Bool)] = [
            ("slide", .slide, true), ("across", .slideAcross, true), ("own", Self.ownSlide, true),
            ("from trailing", .slide(from: .trailing), true), ("dimmed", .slide.dimming(0.8), true),
            ("slower", .slide.duration(2), true), ("from leading", .slide(from: .leading), false),
            ("cover", .cover, false), ("fade", .fade, false), ("depth", .depth, false), ("flip", .flip, false),
            ("cube", .cube, false), ("card", .card, false), ("zoom", .zoom { _ in nil }, false),
            ("reveal", .reveal, false), ("round", .slide.cornerRadius(10), false),
            ("half way", TransitionStyle(entering: .inPlace.shifted(x: 0.5)), false),
            ("faded", TransitionStyle(entering: .offstage(.trailing).faded()), false),
            ("turned", TransitionStyle(entering: .offstage(.trailing).turned(1)), false),
            ("rotated", TransitionStyle(entering: .offstage(.trailing).rotated(0.1)), false),
            ("scaled below", TransitionStyle(entering: .offstage(.trailing), leaving: .scaled(0.9)), false),
            ("up below", TransitionStyle(entering: .offstage(.trailing), leaving: .offstage(.top)), false),
            (
                "the same way below", TransitionStyle(entering: .offstage(.trailing), leaving: .offstage(.trailing)),
                false
            ),
            ("nothing", TransitionStyle(), false),
            ("computed", TransitionStyle(forward: { _ in TransitionPoses(entering: .offstage(.trailing)) }), false),
        ]
        for (name, style, slides) in rows {
            XCTAssertEqual(PushAnimator(style).slidesAcross, slides, name)
            XCTAssertEqual(PopAnimator(style).slidesAcross, slides, name)
        }
    }

    func testASubclassDoesNotSlideAcrossUnlessItSaysSo() async {
        XCTAssertFalse(Jump(.slide).slidesAcross)
        XCTAssertTrue(Honest(.slide).slidesAcross)
    }

    /// Bars travel with a custom slide, and blend under a subclass that moves differently.
    func testBarsTravelOnlyWhereScreensSlide() async throws {
        let rows: [(String, NavigationTransitions, Int)] = [
            ("own slide", NavigationTransitions(Self.ownSlide), 2),
            ("side by side", NavigationTransitions(.slideAcross), 2),
            ("subclass", NavigationTransitions(push: .animator { _ in Jump(.slide) }, pop: .system), 1),
            ("depth", .depth, 1),
        ]
        for (name, transitions, backdrops) in rows {
            let scene = try BarStage(.slide, from: .ember, to: .halfSea)
            scene.navigation.transitions = transitions
            scene.navigation.transitions?.barState.transition = .travel
            scene.push()
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.backdrops.count, backdrops, name)
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrops.count, 1, name)
        }
    }
}

private final class Jump: PushAnimator {
    override func animate(_ transition: RunningTransition) {
        transition.entering?.apply(.inPlace)
        transition.leaving?.apply(.offstage(.top))
    }
}

private final class Honest: PushAnimator {
    override var slidesAcross: Bool { style.duration(of: operation) > 0 }
}
