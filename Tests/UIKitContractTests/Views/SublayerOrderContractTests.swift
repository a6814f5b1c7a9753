import UIKit
import XCTest

/// The places of layers that an app adds among the layers of subviews.
@preconcurrency
@MainActor
final class SublayerOrderContractTests: ContractTestCase {
    private let view = UIView()
    private let (one, two, three) = (UIView(), UIView(), UIView())
    private let own = CALayer()

    private func order() -> [String] {
        let names: [(CALayer, String)] = [
            (one.layer, "one"), (two.layer, "two"), (three.layer, "three"), (own, "own"),
        ]
        return (view.layer.sublayers ?? []).compactMap { layer in names.first { $0.0 === layer }?.1 }
    }

    func testALayerKeepsItsPlaceWhenSubviewsAreAddedAndRemoved() {
        // C19
        view.addSubview(one)
        view.layer.addSublayer(own)
        view.addSubview(two)
        XCTAssertEqual(order(), ["one", "own", "two"])
        view.insertSubview(three, belowSubview: two)
        XCTAssertEqual(order(), ["one", "own", "three", "two"])
        one.removeFromSuperview()
        XCTAssertEqual(order(), ["own", "three", "two"])
    }

    func testASubviewIsInsertedDirectlyAboveItsSibling() {
        // C19
        [one, two].forEach(view.addSubview)
        view.layer.insertSublayer(own, above: one.layer)
        view.insertSubview(three, aboveSubview: one)
        XCTAssertEqual(order(), ["one", "three", "own", "two"])
        view.insertSubview(two, aboveSubview: one)
        XCTAssertEqual(order(), ["one", "two", "three", "own"])
        view.insertSubview(one, aboveSubview: three)
        XCTAssertEqual(order(), ["two", "three", "one", "own"])
        XCTAssertEqual(view.subviews, [two, three, one])
    }

    func testALayerKeepsItsPlaceWhenSubviewsChangeTheirs() {
        // C19
        [one, two, three].forEach(view.addSubview)
        view.layer.insertSublayer(own, above: one.layer)
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(order(), ["three", "own", "two", "one"])
        view.bringSubviewToFront(two)
        XCTAssertEqual(order(), ["three", "own", "one", "two"])
        XCTAssertEqual(view.subviews, [three, one, two])
    }
}
