import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a standalone navigation bar in situations that are easy to get wrong.
@MainActor
final class LoneBarTests: GenerationTestCase {
    private func lone(_ states: [BarState]) throws -> (Stage, UINavigationBar, NavigationBarCarrier) {
        let root = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        let carrier = NavigationBarCarrier(for: bar)
        carrier.setItems(
            states.enumerated().map {
                let item = UINavigationItem(title: "\($0)")
                item.barState = $1
                return item
            }, animated: false)
        try stage.settle()
        return (stage, bar, carrier)
    }

    /// UIKit's own background must not cover the colour while the item appears.
    func testTheFirstPaintedItemHasABlankAppearanceThroughoutTheAnimation() async throws {
        let (stage, bar, carrier) = try lone([BarState()])
        let item = UINavigationItem(title: "New")
        item.barState = .ember
        bar.pushItem(item, animated: true)
        stage.advance(by: 0.1)
        XCTAssertNotNil(item.standardAppearance)
        try stage.settle()
        XCTAssertNotNil(item.standardAppearance)
        carrier.end()
    }

    /// The disappearing item keeps its blank appearance until it is removed.
    func testTheLeavingItemHasABlankAppearanceThroughoutTheAnimation() async throws {
        let (stage, bar, carrier) = try lone([.ember])
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        opaque.backgroundColor = .yellow
        bar.standardAppearance = opaque
        bar.scrollEdgeAppearance = opaque
        // What the bar gets later is covered from the next change on.
        bar.topItem?.barState.tintColor = .white
        try stage.settle()
        let item = UINavigationItem(title: "New")
        item.barState = .halfSea
        let recording = stage.record("push") {
            bar.pushItem(item, animated: true)
            stage.advance(by: 0.5)
        }
        let yellows = recording.frames.flatMap(\.views).filter {
            guard let color = $0.background, color.alpha > 0, $0.opacity > 0 else { return false }
            return color.red == 1 && color.green == 1 && color.blue == 0
        }
        XCTAssertEqual(yellows.map(\.name), [])
        carrier.end()
    }

    func testARemovedBarKeepsItsColour() async throws {
        let (stage, bar, carrier) = try lone([.ember])
        let space = try XCTUnwrap(bar.superview)
        bar.removeFromSuperview()
        try stage.settle()
        XCTAssertEqual(space.barBackdrops.count, 0)
        XCTAssertEqual(bar.barBackdrops.count, 1, "it is in the bar")
        carrier.end()
    }

    func testABarMovedToAnotherViewKeepsItsColour() async throws {
        let (stage, bar, carrier) = try lone([.ember])
        let space = try XCTUnwrap(bar.superview)
        let other = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        space.addSubview(other)
        other.addSubview(bar)
        try stage.settle()
        bar.topItem?.barState = .halfSea
        try stage.settle()
        XCTAssertEqual(space.barBackdrops.count, 0)
        XCTAssertEqual(bar.barBackdrops.count, 1)
        carrier.end()
    }

    func testALoneBarsEndedCarrierIgnoresChanges() async throws {
        let (_, bar, carrier) = try lone([.ember])
        carrier.end()
        bar.topItem?.barState = .halfSea
        XCTAssertEqual(bar.barBackdrops.count, 0)
        XCTAssertNil(bar.topItem?.standardAppearance)
    }

    func testALoneBarThatIsEmptiedShowsNothing() async throws {
        for animated in [false, true] {
            let (stage, bar, carrier) = try lone([.ember])
            let item = bar.topItem
            carrier.setItems(nil, animated: animated)
            try stage.settle()
            XCTAssertEqual(bar.barBackdrops.count, 0, "\(animated)")
            XCTAssertNil(item?.standardAppearance, "\(animated)")
        }
    }

    /// The items are set before the bar is in a window, as in `viewDidLoad`.
    func testALoneBarWithItemsBeforeItIsInAWindowIsPainted() async throws {
        for animated in [false, true] {
            let root = UIViewController()
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            root.view.addSubview(bar)
            let carrier = NavigationBarCarrier(for: bar)
            let item = UINavigationItem(title: "One")
            item.barState = .ember
            carrier.setItems([item], animated: animated)
            let stage = Stage(root: root)
            try stage.settle()
            XCTAssertEqual(bar.barBackdrops.count, 1, "\(animated)")
            carrier.end()
        }
    }
}
