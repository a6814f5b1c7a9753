import UIKit
import XCTest

@testable import Baton

/// Tests what a state looks like in different circumstances.
@MainActor
final class BarLookCircumstanceTests: XCTestCase {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private lazy var glassy = red.withAlphaComponent(0.5)

    private func look(_ state: BarState, _ change: (inout BarCircumstances) -> Void = { _ in }) -> BarLook {
        var circumstances = BarCircumstances()
        change(&circumstances)
        return BarLook(state, in: circumstances)
    }

    /// A likeness that is opaque at the edge, and translucent above content.
    private var likeness: BarLikeness {
        BarLikeness(
            scrolled: .init(fill: .color(glassy), shadow: BarShadow(color: green), hasLine: true),
            edge: .init(fill: .color(red)))
    }

    // MARK: The line

    func testTheLineIsThatOfTheAppUnlessTheStateSaysHowItIsDrawn() async {
        let own = BarShadow(color: green)
        func shadow(_ state: BarState, own: BarShadow) -> BarShadow { look(state) { $0.ownShadow = { own } }.shadow }
        XCTAssertEqual(shadow(BarState(background: .color(red)), own: own), own)
        XCTAssertEqual(
            shadow(BarState(background: .color(red)) { $0.shadowColor = self.red }, own: own), BarShadow(color: red))
        for state in [
            BarState(background: .clear, showsShadowLine: true),
            BarState(background: .color(red), showsShadowLine: false),
            BarState(),
        ] {
            XCTAssertEqual(shadow(state, own: own), BarShadow())
        }
    }

    /// An app hides its own line with a clear colour.
    func testALineThatTheAppHidesIsShownWhereTheStateSaysSo() async {
        let (clear, image) = (BarShadow(color: .clear), BarShadow(color: .clear, image: UIImage()))
        for (own, says, taken) in [
            (clear, nil, true), (clear, true, false), (image, true, true), (BarShadow(color: green), true, true),
            (BarShadow(), true, true),
        ] as [(BarShadow, Bool?, Bool)] {
            let state = BarState(background: .color(red), showsShadowLine: says)
            XCTAssertEqual(look(state) { $0.ownShadow = { own } }.shadow, taken ? own : BarShadow())
        }
    }

    func testTheLineOfUIKitsOwnBackgroundBelongsToTheItem() async {
        XCTAssertEqual(look(BarState(showsShadowLine: false)).itemStyle.line, BarShadow())
        XCTAssertNil(look(BarState(background: .color(red), showsShadowLine: false)).itemStyle.line)
        XCTAssertNil(look(BarState()).itemStyle.line)
    }

    // MARK: The content below

    func testOnlyAnOpaqueBarCoversTheContent() async {
        let covers: [(BarState, Bool)] = [
            (BarState(background: .color(red)), true), (BarState(background: .color(glassy)), false),
            (BarState(background: .image(UIImage())), true), (BarState(background: .blur(.systemMaterial)), false),
            (BarState(background: .gradient([.red, .blue])), true),
            (BarState(background: .gradient([.red, glassy])), false),
            (BarState(background: .clear), false),
            (BarState(), false), (BarState(background: .color(red), isHidden: true), false),
            (BarState(background: .color(red), backgroundAlpha: 1), false),
            (BarState(background: .color(red)) { $0.scrollEdgeBackground = .clear }, false),
            (BarState(background: .color(red)) { $0.scrollEdgeBackground = .color(.green) }, true),
        ]
        for (state, isCovered) in covers { XCTAssertEqual(look(state).coversContent, isCovered, "\(state)") }
        let system = BarState { $0.scrollEdgeBackground = .system }
        XCTAssertTrue(look(system) { $0.likeness = { self.likeness } }.coversContent)
        XCTAssertFalse(look(system) { $0.likeness = { BarLikeness(scrolled: self.likeness.edge) } }.coversContent)
    }

    func testABarUnderALargeTitleIsClearAtTheEdge() async {
        func edge(_ state: BarState) -> BarState.Background? {
            look(state) { $0.hasLargeTitleUnderBar = { _ in true } }.edgeBackground
        }
        XCTAssertEqual(edge(BarState(background: .color(red))), .clear)
        XCTAssertNil(edge(BarState(background: .clear)))
        XCTAssertNil(edge(BarState()))
        XCTAssertEqual(
            edge(BarState(background: .color(red)) { $0.scrollEdgeBackground = .color(.green) }), .color(.green))
        XCTAssertNil(look(BarState(background: .color(red))).edgeBackground)
    }

    func testHowFarTheContentHasScrolledCountsWhereTheBackgroundDependsOnIt() async {
        func coverage(_ state: BarState, _ likeness: BarLikeness? = nil) -> CGFloat {
            look(state) {
                $0.coverage = { 0.25 }
                $0.likeness = { likeness }
            }.coverage
        }
        XCTAssertEqual(coverage(BarState(background: .color(red))), 1)
        let edged = BarState(background: .color(red)) { $0.scrollEdgeBackground = .clear }
        XCTAssertEqual(look(edged).coverage, 1, "where nobody knows, it is that above content")
        XCTAssertEqual(coverage(BarState(background: .color(red)) { $0.scrollEdgeBackground = .color(self.red) }), 1)
        XCTAssertEqual(coverage(BarState(background: .color(red)) { $0.scrollEdgeBackground = .clear }), 0.25)
        XCTAssertEqual(coverage(BarState { $0.scrollEdgeBackground = .system }, likeness), 0.25)
        XCTAssertEqual(
            coverage(
                BarState { $0.scrollEdgeBackground = .system },
                BarLikeness(scrolled: likeness.edge, edge: likeness.edge)),
            1)
    }

    // MARK: A likeness

    func testALikenessIsPaintedWhereUIKitsOwnBackgroundCannotDoIt() async {
        for (state, needsOne) in [
            (BarState(backgroundAlpha: 0.5), true), (BarState(backgroundAlpha: 1), false), (BarState(), false),
            (BarState { $0.scrollEdgeBackground = .clear }, true),
            (BarState(background: .color(red)) { $0.scrollEdgeBackground = .system }, true),
            (BarState(background: .color(red)) { $0.scrollEdgeBackground = .clear }, false),
            (BarState(backgroundAlpha: 0.5, isHidden: true), false),
        ] {
            XCTAssertEqual(look(state) { $0.likeness = { self.likeness } }.likeness != nil, needsOne, "\(state)")
        }
        let beside = look(BarState(backgroundAlpha: 0.5)) {
            $0.isBesideVerticalBar = true
            $0.likeness = { self.likeness }
        }
        XCTAssertNil(beside.likeness)
        XCTAssertEqual(beside.backgroundAlpha, 1)
        XCTAssertTrue(beside.isBesideVerticalBar)
    }

    func testWhereThereIsNoLikenessUIKitsBackgroundStays() async {
        for (state, isSaid, edge) in [
            (BarState(backgroundAlpha: 0.5), true, nil), (BarState { $0.scrollEdgeBackground = .clear }, true, nil),
            (BarState(background: .color(red)) { $0.scrollEdgeBackground = .system }, false, .clear),
        ] as [(BarState, Bool, BarState.Background?)] {
            var said = 0
            let look = look(state) { $0.onMissingLikeness = { said += 1 } }
            XCTAssertEqual(said, isSaid ? 1 : 0, "\(state)")
            XCTAssertEqual(look.edgeBackground, edge)
        }
    }

    // MARK: Hidden bars

    func testABarThatIsHiddenKeepsItsBackgroundOnTheWay() async {
        let hidden = look(BarState(isHidden: true))
        let (shown, other) = (look(BarState(background: .color(red))), look(BarState(background: .color(green))))
        XCTAssertEqual(hidden.takingBackgroundIfHidden(from: shown).background, .color(red))
        XCTAssertTrue(hidden.takingBackgroundIfHidden(from: shown).isHidden)
        XCTAssertEqual(other.takingBackgroundIfHidden(from: shown), other)
        let both = look(BarState(background: .color(red), isHidden: true))
        XCTAssertEqual(hidden.takingBackgroundIfHidden(from: both), hidden)
    }

    func testAnAlphaThatIsGivenUpIsWhole() async {
        var look = look(BarState(background: .color(red), backgroundAlpha: 0.5))
        look.fade(to: nil)
        XCTAssertEqual(look.backgroundAlpha, 1)
        XCTAssertTrue(look.namesAlpha)
        XCTAssertFalse(self.look(BarState(background: .color(red))).namesAlpha)
    }

    // MARK: Paints

    func testThePaintOfALikenessHasItsLine() async {
        let system = BarState { $0.scrollEdgeBackground = .system }
        func paint(_ state: BarState, _ coverage: CGFloat, _ likeness: BarLikeness) -> BarPaint {
            BarPaint(
                look(state) {
                    $0.likeness = { likeness }
                    $0.coverage = { coverage }
                })
        }
        let scrolled = paint(system, 1, likeness)
        XCTAssertEqual(scrolled.fill, .color(glassy))
        XCTAssertEqual(scrolled.shadow, BarShadow(color: green))
        XCTAssertEqual(scrolled.line, 0.5, accuracy: 0.01, "as visible as its background")
        let edge = paint(system, 0, likeness)
        XCTAssertEqual(edge.fill, .color(red))
        XCTAssertEqual(edge.line, 0)
        let drawn = paint(
            BarState {
                $0.scrollEdgeBackground = .system
                $0.shadowColor = self.red
            }, 0, likeness)
        XCTAssertEqual(drawn.line, 1, "a state that says how a line is drawn has one")
        XCTAssertEqual(drawn.shadow, BarShadow(color: red))
        let blur = BarPaint(look(BarState(background: .blur(.systemMaterial))))
        XCTAssertEqual(blur.line, 1)
    }
}
