import UIKit
import XCTest

@testable import Baton

/// Tests which way leads towards an edge.
@MainActor
final class DirectionalEdgeTests: XCTestCase {
    private func view(rightToLeft: Bool) -> UIView {
        let view = UIView()
        view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
        return view
    }

    // B10.31
    func testLeadingAndTrailingEdgesFollowTheDirection() async {
        for (direction, ends) in [
            (UIUserInterfaceLayoutDirection.leftToRight, [false, true, false, true]),
            (.rightToLeft, [true, false, false, true]),
        ] {
            XCTAssertEqual([DirectionalEdge.leading, .trailing, .top, .bottom].map { $0.isAtEnd(in: direction) }, ends)
        }
    }

    func testTheSignFollowsTheDirectionOfTheTrailingEdge() async {
        XCTAssertEqual(UIUserInterfaceLayoutDirection.leftToRight.sign, 1)
        XCTAssertEqual(UIUserInterfaceLayoutDirection.rightToLeft.sign, -1)
    }

    func testAMovementTowardsAnEdgeLeadsOnlyAlongItsAxis() async {
        let movements: [(DirectionalEdge, CGPoint, inRightToLeft: CGPoint)] = [
            (.top, CGPoint(x: 0, y: -30), CGPoint(x: 0, y: -30)),
            (.bottom, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 30)),
            (.leading, CGPoint(x: -30, y: 0), CGPoint(x: 30, y: 0)),
            (.trailing, CGPoint(x: 30, y: 0), CGPoint(x: -30, y: 0)),
        ]
        for (edge, movement, other) in movements {
            XCTAssertEqual(edge.movement(of: 30, in: view(rightToLeft: false)), movement, "\(edge)")
            XCTAssertEqual(edge.movement(of: 30, in: view(rightToLeft: true)), other, "\(edge)")
            XCTAssertEqual(edge.way(of: movement, in: view(rightToLeft: false)), 30, "\(edge)")
            XCTAssertEqual(edge.way(of: other, in: view(rightToLeft: true)), 30, "\(edge)")
        }
    }

    /// One that leads as far along as across is no movement along the axis.
    func testAMovementIsAlongTheAxisOfAnEdgeIfItLeadsFurtherAlongIt() async {
        for sign in [1, -1] as [CGFloat] {
            let (down, across, between) = (
                CGPoint(x: 3, y: 4 * sign), CGPoint(x: 4 * sign, y: 3), CGPoint(x: 4, y: 4 * sign)
            )
            for edge in [DirectionalEdge.top, .bottom] {
                XCTAssertEqual([down, across, between].map(edge.isAxis), [true, false, false], "\(edge)")
            }
            for edge in [DirectionalEdge.leading, .trailing] {
                XCTAssertEqual([down, across, between].map(edge.isAxis), [false, true, false], "\(edge)")
            }
        }
    }
}
