import Foundation
import XCTest

@testable import UIKit

@MainActor
final class StillSubtreeTests: XCTestCase {
    /// Counts the visits while one view moves next to a subtree of static views.
    private func visitsOfTenFrames(beside still: Int) -> (layers: Int, views: Int) {
        TurnLoop.main.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let moving = UIView()
        let subtree = UIView()
        root.view.addSubview(moving)
        root.view.addSubview(subtree)
        // Chains of ten views, so that the tree is deep as well as wide.
        var parent = subtree
        for number in 0..<still {
            let view = UIView()
            parent.addSubview(view)
            parent = number.isMultiple(of: 10) ? subtree : view
        }
        TurnLoop.main.advance(by: 0.1)
        UIView.animate(withDuration: 100, animations: { moving.center.x += 300 })
        TurnLoop.main.runTurn()
        HeadlessVisits.reset()
        TurnLoop.main.advance(by: 10.0 / 60)
        window.isHidden = true
        return (HeadlessVisits.layers, HeadlessVisits.views)
    }

    func testAStillSubtreeIsNotVisited() async {
        let visits = visitsOfTenFrames(beside: 1_000)
        XCTAssertEqual(visits.views, 0)
        // Only the moving layer is visited, in each of ten frames: once for the time of its end and once to check
        // whether it ended.
        XCTAssertEqual(visits.layers, 20)
    }

    func testVisitsDoNotGrowWithTheStaticSubtree() async {
        let few = visitsOfTenFrames(beside: 1)
        let many = visitsOfTenFrames(beside: 2_000)
        XCTAssertEqual(few.layers, many.layers)
        XCTAssertEqual(few.views, many.views)
    }

    func testLayoutPassesAreCounted() async {
        let stage = LayerStage()
        let outer = UIView()
        let inner = UIView()
        let beside = UIView()
        stage.root.view.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(beside)
        stage.wait(0.1)
        HeadlessVisits.reset()
        inner.setNeedsLayout()
        stage.wait(0)
        // The view and its superviews are visited. Each superview also visits its subviews, such as the static
        // `beside`.
        let above = Array(sequence(first: outer) { $0.superview })
        XCTAssertEqual(HeadlessVisits.views, 1 + above.count + above.reduce(0) { $0 + $1.subviews.count })
        HeadlessVisits.reset()
        stage.wait(0.1)
        XCTAssertEqual(HeadlessVisits.views, 0)
    }
}
