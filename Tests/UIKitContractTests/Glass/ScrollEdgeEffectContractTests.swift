import UIKit
import XCTest

/// Tests the effects at the edges of scroll views.
@preconcurrency
@MainActor
final class ScrollEdgeEffectContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testAScrollViewHasOneEffectForEachEdge() throws {
        // B17.20, B17.21
        guard #available(iOS 26, *) else { throw XCTSkip("The effects exist since iOS 26.") }
        let scroll = UIScrollView()
        let effects = [scroll.topEdgeEffect, scroll.leftEdgeEffect, scroll.bottomEdgeEffect, scroll.rightEdgeEffect]
        XCTAssertEqual(Set(effects.map { ObjectIdentifier($0) }).count, 4)
        XCTAssertIdentical(scroll.topEdgeEffect, effects[0])
        for effect in effects {
            XCTAssertEqual(effect.style, .automatic)
            XCTAssertFalse(effect.isHidden)
        }
        effects[0].style = .hard
        XCTAssertEqual(scroll.topEdgeEffect.style, .hard)
        XCTAssertEqual(scroll.bottomEdgeEffect.style, .automatic)
    }

    func testAnInteractionBelongsToTheViewThatItWasAddedTo() throws {
        // B17.24
        guard #available(iOS 26, *) else { throw XCTSkip("The interaction exists since iOS 26.") }
        let interaction = UIScrollEdgeElementContainerInteraction()
        let (first, second) = (UIView(), UIView())
        first.addInteraction(interaction)
        XCTAssertIdentical(interaction.view, first)
        second.addInteraction(interaction)
        XCTAssertIdentical(interaction.view, second)
        XCTAssertEqual(first.interactions.count, 0)
        second.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
    }
}
