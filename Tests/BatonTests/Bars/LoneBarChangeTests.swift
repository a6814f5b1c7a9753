import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a standalone navigation bar that changes again while a change is running.
@MainActor
final class LoneBarChangeTests: GenerationTestCase {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private static let sunset = BarState(background: .gradient([.red, .yellow]), showsShadowLine: false)
    private static var kept: [AnyObject] = []

    private func lone(
        _ states: [BarState], position: UIBarPosition = .top, at y: CGFloat = 100
    ) throws -> (Stage, UINavigationBar, NavigationBarCarrier) {
        let root = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 390, height: 44))
        let delegate = PositionDelegate(position)
        bar.delegate = delegate
        Self.kept.append(delegate)
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        let carrier = NavigationBarCarrier(for: bar)
        carrier.setItems(states.enumerated().map { item("\($0)", $1) }, animated: false)
        try stage.settle()
        return (stage, bar, carrier)
    }

    private func item(_ title: String, _ state: BarState) -> UINavigationItem {
        let item = UINavigationItem(title: title)
        item.barState = state
        return item
    }

    private func red(of bar: UINavigationBar) -> Double { SeenPaint(bar.barBackdrops.last).red }

    /// Pushes an item of one colour from a red bar, and right afterwards another one. Returns the changes of red in each frame after
    /// that, and the last red.
    private func pushTwice(_ first: UIColor, _ second: UIColor) throws -> (steps: [Double], last: Double) {
        let (stage, bar, carrier) = try lone([BarState(background: .color(Self.red))])
        bar.pushItem(item("A", BarState(background: .color(first))), animated: true)
        stage.advance(by: 0.2)
        bar.pushItem(item("B", BarState(background: .color(second))), animated: true)
        var steps: [Double] = []
        var last = red(of: bar)
        for _ in 0..<24 {
            stage.advance(by: 1.0 / 60)
            steps.append(abs(red(of: bar) - last))
            last = red(of: bar)
        }
        carrier.end()
        return (steps, last)
    }

    func testAPushRightAfterAPushBlendsToTheEnd() async throws {
        let (steps, _) = try pushTwice(Self.red, Self.blue)
        XCTAssertLessThan(steps.max() ?? 0, 0.2, "\(steps)")
    }

    /// The end of the first change, which has another colour, does not end the second one.
    func testAPushToAThirdColourRightAfterAPushBlendsToTheEnd() async throws {
        let (steps, last) = try pushTwice(Self.blue, Self.red)
        XCTAssertLessThan(steps.max() ?? 0, 0.15, "\(steps)")
        XCTAssertEqual(last, 1, accuracy: 0.01)
    }

    func testAPopRightAfterAPushBlendsToTheEnd() async throws {
        let (stage, bar, carrier) = try lone([BarState(background: .color(Self.red))])
        bar.pushItem(item("A", BarState(background: .color(Self.blue))), animated: true)
        stage.advance(by: 0.2)
        bar.popItem(animated: true)
        var steps: [Double] = []
        var last = red(of: bar)
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            steps.append(abs(red(of: bar) - last))
            last = red(of: bar)
        }
        XCTAssertLessThan(steps.max() ?? 0, 0.2, "\(steps)")
        XCTAssertEqual(last, 1, accuracy: 0.01)
        carrier.end()
    }

    /// Where no paint changes, an animation block completes at once (B6.2), and the disappearing item stays the top
    /// item for the whole animation.
    func testTheItemShownByAPopIsStyledThroughoutTheAnimation() async throws {
        let (stage, bar, carrier) = try lone([
            BarState(background: .color(Self.red), tintColor: .green),
            BarState(background: .color(Self.red), tintColor: .yellow),
        ])
        let coming = try XCTUnwrap(bar.backItem)
        bar.popItem(animated: true)
        XCTAssertEqual(bar.tintColor, .green)
        stage.advance(by: 0.1)
        XCTAssertEqual(bar.tintColor, .green)
        XCTAssertNotNil(coming.standardAppearance)
        try stage.settle()
        carrier.end()
    }

    func testAnAlphaSetOnTheLeavingItemDuringAPopDoesNotAffectTheBar() async throws {
        let (stage, bar, carrier) = try lone([
            BarState(background: .color(Self.red)), BarState(background: .color(Self.blue)),
        ])
        let leaving = try XCTUnwrap(bar.topItem)
        bar.popItem(animated: true)
        stage.advance(by: 0.1)
        leaving.barState.backgroundAlpha = 0
        stage.advance(by: 0.1)
        XCTAssertGreaterThan(SeenPaint(bar.barBackdrops.last).alpha, 0.9)
        try stage.settle()
        carrier.end()
    }

    func testABarAtTheBottomHasItsLineAbove() async throws {
        for (position, y) in [(UIBarPosition.bottom, -1.0 / 3), (.top, 44)] {
            let (stage, bar, carrier) = try lone(
                [BarState(background: .color(Self.red))], position: position, at: position == .bottom ? 800 : 100)
            let line = try XCTUnwrap(bar.barBackdrops.first?.line)
            XCTAssertEqual(line.frame.minY, y, accuracy: 1e-9)
            stage.rotate()
            try stage.settle()
            XCTAssertEqual(line.frame.minY, position == .bottom ? y : bar.bounds.height, accuracy: 1e-9)
            carrier.end()
        }
    }

    func testItemsThatAreSetAtOnceDuringAPushEndAllOfItsAnimations() async throws {
        let (stage, bar, carrier) = try lone([.ember])
        bar.pushItem(item("A", BarState(background: .color(Self.blue), showsShadowLine: false)), animated: true)
        stage.advance(by: 0.1)
        carrier.setItems([item("B", .ember)], animated: false)
        SeenPaint(bar.barBackdrops.last).assertClose(to: .ember, within: 1e-6)
        stage.advance(by: 0.1)
        SeenPaint(bar.barBackdrops.last).assertClose(to: .ember, within: 1e-6)
        try stage.settle()
        carrier.end()
    }

    /// Both states name an alpha, which a scroll view may drive.
    func testAnAlphaThatTheLeavingItemDrivesDuringAPopDoesNotAffectTheBar() async throws {
        let (stage, bar, carrier) = try lone([
            BarState(background: .color(Self.red), backgroundAlpha: 1),
            BarState(background: .color(Self.blue), backgroundAlpha: 1),
        ])
        let leaving = try XCTUnwrap(bar.topItem)
        bar.popItem(animated: true)
        stage.advance(by: 0.1)
        leaving.barState.backgroundAlpha = 0
        stage.advance(by: 0.1)
        XCTAssertGreaterThan(SeenPaint(bar.barBackdrops.last).alpha, 0.9)
        try stage.settle()
        XCTAssertEqual(SeenPaint(bar.barBackdrops.last).alpha, 1)
        carrier.end()
    }

    /// A bar that is attached to the top is painted up to the top of its superview.
    func testABarThatIsAttachedToTheTopIsPaintedUpToIt() async throws {
        let (stage, bar, carrier) = try lone([BarState(background: .color(Self.red))], position: .topAttached, at: 47)
        let backdrop = try XCTUnwrap(bar.barBackdrops.first)
        XCTAssertEqual(backdrop.frame, CGRect(x: 0, y: -47, width: 390, height: 91))
        bar.frame = CGRect(x: 0, y: 20, width: 300, height: 44)
        try stage.settle()
        XCTAssertEqual(backdrop.frame, CGRect(x: 0, y: -20, width: 300, height: 64))
        bar.frame = CGRect(x: 0, y: -10, width: 390, height: 44)
        try stage.settle()
        XCTAssertEqual(backdrop.frame, CGRect(x: 0, y: 0, width: 390, height: 44), "there is nothing above it")
        carrier.end()
    }

    func testAThemeSetDuringAPopBetweenBackgroundKindsKeepsBothBackdrops() async throws {
        let (stage, bar, carrier) = try lone([BarState(background: .color(Self.red)), Self.sunset])
        bar.popItem(animated: true)
        stage.advance(by: 0.2)
        XCTAssertEqual(bar.barBackdrops.count, 2)
        carrier.stackState.tintColor = .green
        stage.advance(by: 0.05)
        XCTAssertEqual(bar.barBackdrops.count, 2)
        try stage.settle()
        carrier.end()
    }
}

@MainActor
private final class PositionDelegate: NSObject, UINavigationBarDelegate {
    let position: UIBarPosition
    init(_ position: UIBarPosition) { self.position = position }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
}
