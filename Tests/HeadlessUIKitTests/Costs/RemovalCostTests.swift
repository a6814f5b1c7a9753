import UIKit
import XCTest

@MainActor
final class RemovalCostTests: XCTestCase {
    func testRemovingAllSubviewsGrowsWithTheirNumber() async {
        for isForward in [true, false] {
            Growth.assertLinear("forward: \(isForward)") { count in
                let parent = UIView()
                let views = (0..<count).map { _ in UIView() }
                for view in views { parent.addSubview(view) }
                let removed = isForward ? views : views.reversed()
                return Growth.comparisons { for view in removed { view.removeFromSuperview() } }
            }
        }
    }

    func testRemovingAllSublayersGrowsWithTheirNumber() async {
        for isForward in [true, false] {
            Growth.assertLinear("forward: \(isForward)") { count in
                let parent = CALayer()
                let layers = (0..<count).map { _ in CALayer() }
                for layer in layers { parent.addSublayer(layer) }
                let removed = isForward ? layers : layers.reversed()
                return Growth.comparisons { for layer in removed { layer.removeFromSuperlayer() } }
            }
        }
    }

    func testMovingAllSubviewsToAnotherViewGrowsWithTheirNumber() async {
        Growth.assertLinear { count in
            let (stage, former, next) = (LayerStage(), UIView(), UIView())
            for parent in [former, next] { stage.root.view.addSubview(parent) }
            XCTAssertNotNil(former.window)
            for _ in 0..<count { former.addSubview(UIView()) }
            return Growth.comparisons { for view in former.subviews { next.addSubview(view) } }
        }
    }

    func testTheOtherSubviewsAndSublayersKeepTheirOrder() async {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        for (removed, left) in [(2, [0, 1, 3, 4]), (4, [0, 1, 3]), (0, [1, 3]), (3, [1]), (1, [])] {
            views[removed].removeFromSuperview()
            XCTAssertEqual(parent.subviews, left.map { views[$0] })
            XCTAssertEqual(parent.layer.sublayers ?? [], left.map { views[$0].layer })
        }
    }

    func testASubviewIsPlacedBesideAnotherThatIsBelowOrAboveIt() async {
        let names = { (parent: UIView) in parent.subviews.map(\.tag) }
        let cases: [(moved: Int, above: Bool, sibling: Int, expected: [Int])] = [
            (0, true, 2, [1, 2, 0, 3]), (0, false, 2, [1, 0, 2, 3]), (3, true, 1, [0, 1, 3, 2]),
            (3, false, 1, [0, 3, 1, 2]), (1, true, 1, [0, 1, 2, 3]),
        ]
        for (moved, isAbove, sibling, expected) in cases {
            let parent = UIView()
            for tag in 0..<4 {
                let view = UIView()
                view.tag = tag
                parent.addSubview(view)
            }
            let (view, beside) = (parent.subviews[moved], parent.subviews[sibling])
            isAbove
                ? parent.insertSubview(view, aboveSubview: beside) : parent.insertSubview(view, belowSubview: beside)
            XCTAssertEqual(names(parent), expected, "\(moved) above \(isAbove) \(sibling)")
        }
    }
}
