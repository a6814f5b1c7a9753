import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which traveller is above which, and which are above the bars, by the names of the elements.
@MainActor
final class SharedOrderTests: AnyDesignTestCase {
    /// The places of the elements on the lower screen, by which their travellers are recognized.
    private let places: [String: CGRect] = [
        "cover": CGRect(x: 40, y: 200, width: 90, height: 90), "title": CGRect(x: 60, y: 220, width: 80, height: 30),
        "button": CGRect(x: 80, y: 240, width: 50, height: 50), "cell": CGRect(x: 200, y: 500, width: 120, height: 80),
    ]

    private func stage(_ door: SharingStage.Door, _ style: TransitionStyle, _ names: [String]) throws -> SharingStage {
        var style = style
        style.shared = names.map { SharedElement($0, aboveBars: $0 == "button") }
        let stand = try SharingStage(door, style)
        for (name, place) in places {
            stand.lower.share(name, at: place)
            stand.upper.share(name, at: place.offsetBy(dx: 30, dy: 60))
        }
        try stand.stage.settle()
        return stand
    }

    /// The names of the travellers, from the lowest to the highest, with "bar" where a bar is.
    private func order(in stand: SharingStage) -> [String] {
        stand.stage.window.family.compactMap { view in
            if view is UINavigationBar || view is UITabBar { return "bar" }
            guard let place = (view as? Traveller)?.subviews.last?.frameInWindow else { return nil }
            return places.first { $0.value.distance(to: place) < 0.5 }?.key ?? "nothing"
        }
    }

    func testLaterElementsAreAboveEarlierOnes() async throws {
        for door in SharingStage.Door.allCases {
            for names in [["cover", "title"], ["title", "cover"], ["title", "cell", "cover"]] {
                let stand = try stage(door, .fade, names)
                stand.goForward()
                XCTAssertEqual(order(in: stand).filter { $0 != "bar" }, names, "\(door)")
                try stand.stage.settle()
            }
        }
    }

    func testOnlyAnElementAboveTheBarsIsAboveTheBars() async throws {
        for door in [SharingStage.Door.stack, .tabs] {
            for names in [["cover", "button", "title"], ["button", "title", "cover"]] {
                let stand = try stage(door, .fade, names)
                stand.goForward()
                let below = names.filter { $0 != "button" }
                XCTAssertEqual(order(in: stand), below + ["bar", "button"], "\(door)")
                try stand.stage.settle()
            }
        }
        // A presentation covers the bars.
        let stand = try stage(.modal, .fade, ["button", "cover"])
        stand.goForward()
        XCTAssertEqual(order(in: stand), ["button", "cover"])
        try stand.stage.settle()
    }

    /// The view from which a screen grows is below all others, whatever their order.
    func testTheSourceOfAScreenIsBelowTheElements() async throws {
        for style in [TransitionStyle.zoom("cell"), .expand("cell")] {
            for door in [SharingStage.Door.stack, .modal] {
                let stand = try stage(door, style, ["title", "cover"])
                stand.goForward()
                XCTAssertEqual(order(in: stand).filter { $0 != "bar" }, ["cell", "title", "cover"], "\(door)")
                try stand.stage.settle()
            }
        }
    }
}
