import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a standalone navigation bar whose items or delegate the app replaces behind the carrier's back.
@MainActor
final class LoneBarItemTests: GenerationTestCase {
    private func lone(
        _ bar: UINavigationBar = BatonNavigationBar(), _ states: BarState...
    ) throws -> (Stage, NavigationBarCarrier) {
        let root = UIViewController()
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        let carrier = NavigationBarCarrier(for: bar)
        carrier.setItems(states.map(item), animated: false)
        try stage.settle()
        return (stage, carrier)
    }

    private func item(_ state: BarState) -> UINavigationItem {
        let item = UINavigationItem(title: "Title")
        item.barState = state
        return item
    }

    private func paint(_ bar: UINavigationBar) -> SeenPaint { SeenPaint(bar.barBackdrops.last) }

    func testItemsThatAreAssignedAreShown() async throws {
        for start in [BarState(), .ember] {
            let bar = BatonNavigationBar()
            let (stage, carrier) = try lone(bar, start)
            let former = try XCTUnwrap(bar.topItem)
            bar.items = [item(.halfSea)]
            paint(bar).assertClose(to: .halfSea, within: 1e-6)
            XCTAssertNil(former.standardAppearance)
            bar.topItem?.barState = .ember
            paint(bar).assertClose(to: .ember, within: 1e-6)
            bar.items = nil
            XCTAssertEqual(bar.barBackdrops.count, 0)
            try stage.settle()
            carrier.end()
        }
    }

    /// A plain bar does not tell of the items that the app assigns. Each bar hears of the states of its own.
    func testAStateOfAnItemThatIsAssignedIsShownOnEachBar() async throws {
        let bars = [UINavigationBar(), UINavigationBar(), UINavigationBar()]
        let lone = try bars.map { try self.lone($0) }
        for bar in bars {
            let assigned = UINavigationItem(title: "Title")
            bar.items = [assigned]
            assigned.barState = .ember
            try lone.forEach { try $0.0.settle() }
            paint(bar).assertClose(to: .ember, within: 1e-6)
        }
        lone.forEach { $0.1.end() }
    }

    func testTheBarsOwnSetItemsBlendsOrChangesAtOnce() async throws {
        let bar = BatonNavigationBar()
        let (stage, carrier) = try lone(bar, .ember)
        bar.setItems([item(.halfSea)], animated: true)
        stage.advance(by: 0.17)
        let alpha = paint(bar).alpha
        XCTAssertGreaterThan(alpha, 0.55)
        XCTAssertLessThan(alpha, 0.95)
        try stage.settle()
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        bar.setItems([item(.ember)], animated: false)
        paint(bar).assertClose(to: .ember, within: 1e-6)
        carrier.end()
    }

    func testItemsAssignedDuringAMoveAreShown() async throws {
        let bar = BatonNavigationBar()
        let (stage, carrier) = try lone(bar, .ember)
        bar.pushItem(item(.halfSea), animated: true)
        stage.advance(by: 0.1)
        bar.items = [item(.clear)]
        try stage.settle()
        XCTAssertEqual(paint(bar).alpha, 0)
        XCTAssertNotNil(bar.topItem?.standardAppearance)
        carrier.end()
    }

    /// A plain bar tells nobody. The carrier notices when the size of the bar changes, and says what to do.
    func testAPlainBarIsCorrectedWhenItsSizeChangesAndGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = UINavigationBar()
        let (stage, carrier) = try lone(bar, .ember)
        bar.items = [item(.halfSea)]
        bar.frame.size.width = 380
        try stage.settle()
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("BatonNavigationBar") == true, "\(advice.lines)")
        carrier.end()
    }

    /// With UIKit's own background there is no view of Baton's in the bar that could notice anything.
    func testAnItemOfAPlainBarIsShownWhenItsStateIsSetAndGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = UINavigationBar()
        let (stage, carrier) = try lone(bar, BarState())
        let new = UINavigationItem(title: "New")
        bar.items = [new]
        try stage.settle()
        new.barState = .halfSea
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("BatonNavigationBar") == true, "\(advice.lines)")
        new.barState.backgroundAlpha = 1
        XCTAssertEqual(paint(bar).alpha, 1, accuracy: 1e-6)
        let other = UINavigationItem(title: "Elsewhere")
        other.barState = .ember
        XCTAssertNil(other.standardAppearance, "it is in no bar")
        XCTAssertEqual(advice.lines.count, 1)
        carrier.end()
    }

    func testABackgroundForTheScrollEdgeGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = BatonNavigationBar()
        var state = BarState.ember
        state.scrollEdgeBackground = .clear
        let (_, carrier) = try lone(bar, state)
        paint(bar).assertClose(to: .ember, within: 1e-6)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("scrollEdgeBackground") == true, "\(advice.lines)")
        carrier.end()
    }

    /// A hidden state would blank the background, and leave the bar and its titles.
    func testFieldsThatAStandaloneBarCannotShowGiveAdviceAndAreIgnored() async throws {
        let fields: [BarState] = [
            BarState(isHidden: true), BarState { $0.statusBarStyle = .lightContent },
            BarState { $0.transition = .travel },
        ]
        for field in fields {
            let advice = AdviceLog()
            defer { advice.close() }
            let bar = BatonNavigationBar()
            let (_, carrier) = try lone(bar, field.over(.ember))
            paint(bar).assertClose(to: .ember, within: 1e-6)
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertTrue(advice.lines.first?.contains("standalone bar") == true, "\(advice.lines)")
            carrier.end()
        }
    }

    func testAnotherDelegateEndsTheCarrierWithAdvice() async throws {
        for bar in [BatonNavigationBar(), UINavigationBar()] {
            let advice = AdviceLog()
            defer { advice.close() }
            let other = SilentDelegate()
            let (stage, carrier) = try lone(bar, .ember)
            bar.delegate = other
            if !(bar is BatonNavigationBar) { carrier.stackState.tintColor = .white }
            XCTAssertEqual(bar.barBackdrops.count, 0)
            XCTAssertNil(bar.topItem?.standardAppearance)
            XCTAssertTrue(bar.delegate === other)
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertTrue(advice.lines.first?.contains("Set the delegate before") == true, "\(advice.lines)")
            bar.items = [item(.ember)]
            try stage.settle()
            XCTAssertEqual(bar.barBackdrops.count, 0)
            carrier.end()
        }
    }

    // MARK: A plain bar, which tells nobody of anything

    private static let wholeSea = BarState(background: BarState.halfSea.background, backgroundAlpha: 1)

    func testAReplacedItemWithTheSameStateIsStyledAtTheNextLayout() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = UINavigationBar()
        let (stage, carrier) = try lone(bar, .ember)
        let other = item(.ember)
        bar.items = [other]
        bar.frame.size.width = 380
        try stage.settle()
        XCTAssertNotNil(other.standardAppearance, "otherwise UIKit's own background covers the paint")
        carrier.end()
    }

    func testAReplacedItemIsShownWhenTheBarEntersAWindow() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = UINavigationBar()
        let (stage, carrier) = try lone(bar, .ember)
        let space = try XCTUnwrap(bar.superview)
        bar.removeFromSuperview()
        try stage.settle()
        bar.items = [item(.halfSea)]
        space.addSubview(bar)
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        carrier.end()
    }

    func testAnAlphaIsShownWithTheItemsOwnColour() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        var red = BarState.ember
        red.backgroundAlpha = 1
        let bar = UINavigationBar()
        let (_, carrier) = try lone(bar, red)
        let former = try XCTUnwrap(bar.topItem)
        let other = item(Self.wholeSea)
        carrier.setItems([other], animated: false)
        bar.items = [former]
        other.barState.backgroundAlpha = 0.25
        XCTAssertEqual(paint(bar).alpha, 1, "it is not in the bar")
        former.barState.backgroundAlpha = 0.5
        paint(bar).assertClose(to: SeenPaint(red: 1, green: 0.25, blue: 0, alpha: 0.5, shadow: 0.5), within: 1e-6)
        carrier.end()
    }

    func testAnotherDelegateIsNoticedAtTheNextLayoutOrChange() async throws {
        for isByLayout in [true, false] {
            let advice = AdviceLog()
            defer { advice.close() }
            let (bar, other) = (UINavigationBar(), SilentDelegate())
            let (stage, carrier) = try lone(bar, Self.wholeSea)
            bar.delegate = other
            if isByLayout {
                bar.frame.size.width = 380
                try stage.settle()
            } else {
                bar.topItem?.barState.backgroundAlpha = 0.5
            }
            XCTAssertEqual(bar.barBackdrops.count, 0, "\(isByLayout)")
            XCTAssertEqual(advice.lines.count, 1, "\(isByLayout)")
            carrier.end()
        }
    }

    func testAnotherDelegateThatIsSetDuringAPushIsNoticedAtItsEnd() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let (bar, other) = (UINavigationBar(), SilentDelegate())
        let (stage, carrier) = try lone(bar, .ember)
        bar.pushItem(item(.halfSea), animated: true)
        stage.advance(by: 0.1)
        bar.delegate = other
        try stage.settle()
        XCTAssertEqual(bar.barBackdrops.count, 0)
        XCTAssertEqual(advice.lines.count, 1)
        carrier.end()
    }

    /// Layout in the middle of a change of Baton's own is looked at after it.
    func testItemsThatAreReplacedDuringAChangeAreShown() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let bar = TintedBar()
        let (_, carrier) = try lone(bar, .ember)
        let other = item(.halfSea)
        bar.onTint = { [unowned bar] in
            bar.onTint = {}
            bar.items = [other]
            bar.frame.size.width = 380
            bar.layoutIfNeeded()
        }
        bar.topItem?.barState.tintColor = .green
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        carrier.end()
    }

    // MARK: Carriers that begin and end

    func testABarThatHasItemsIsPaintedWhenItsCarrierIsCreated() async throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        bar.items = [item(.ember)]
        let carrier = NavigationBarCarrier(for: bar)
        paint(bar).assertClose(to: .ember, within: 1e-6)
        carrier.end()
    }

    func testAnEndedCarrierOnlySetsItems() async throws {
        for (bar, animated) in [(UINavigationBar(), true), (UINavigationBar(), false), (BatonNavigationBar(), true)] {
            let advice = AdviceLog()
            defer { advice.close() }
            let (stage, carrier) = try lone(bar, .ember)
            carrier.end()
            let other = item(.halfSea)
            carrier.setItems([other], animated: animated)
            try stage.settle()
            XCTAssertTrue(bar.topItem === other)
            XCTAssertEqual(bar.barBackdrops.count, 0)
            XCTAssertEqual(advice.lines, [])
        }
    }

    func testACarrierThatIsEndedTwiceLeavesItsSuccessorAlone() async throws {
        let bar = BatonNavigationBar()
        let (_, former) = try lone(bar, .ember)
        former.end()
        let carrier = NavigationBarCarrier(for: bar)
        former.end()
        bar.items = [item(.halfSea)]
        paint(bar).assertClose(to: .halfSea, within: 1e-6)
        carrier.end()
    }

    func testAnItemThatMovesToAnotherBarIsShownThere() async throws {
        let (one, two) = (BatonNavigationBar(), BatonNavigationBar())
        let (_, second) = try lone(two, .ember)
        let (stage, first) = try lone(one, .ember)
        let moved = item(.ember)
        one.pushItem(moved, animated: true)
        try stage.settle()
        one.items = nil
        two.items = [moved]
        moved.barState = .halfSea
        paint(two).assertClose(to: .halfSea, within: 1e-6)
        first.end()
        second.end()
    }
}

private final class SilentDelegate: NSObject, UINavigationBarDelegate {}

/// A plain bar that calls a closure of the test when its tint changes.
private final class TintedBar: UINavigationBar {
    var onTint: () -> Void = {}

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onTint()
    }
}
