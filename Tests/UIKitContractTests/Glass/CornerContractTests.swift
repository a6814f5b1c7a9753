import UIKit
import XCTest

@MainActor
final class CornerContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testFixedAndCapsuleCornersDependOnTheViewAlone() async {
        // B18.6
        guard #available(iOS 26, *) else { return }
        let scene = CornerScene()
        scene.view.frame.size = CGSize(width: 100, height: 40)
        scene.view.cornerConfiguration = .uniformCorners(radius: 12.0)
        XCTAssertEqual(scene.radii, [12, 12, 12, 12])
        scene.view.cornerConfiguration = .capsule()
        XCTAssertEqual(scene.radii, [20, 20, 20, 20])
        scene.view.frame.size = CGSize(width: 60, height: 80)
        XCTAssertEqual(scene.radii, [30, 30, 30, 30])
        scene.view.cornerConfiguration = .capsule(maximumRadius: 7)
        XCTAssertEqual(scene.radii, [7, 7, 7, 7])
        scene.putAway()
    }

    func testConcentricCornersFollowTheContainerAsTheViewMoves() async {
        // B18.6
        guard #available(iOS 26, *) else { return }
        let scene = CornerScene()
        scene.container.cornerConfiguration = .corners(radius: .fixed(40))
        scene.view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        scene.view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        XCTAssertEqual(scene.radii, [30, 4, 4, 4])
        scene.view.center.x += 80
        XCTAssertEqual(scene.radii, [4, 30, 4, 4])
        scene.view.frame = CGRect(x: 5, y: 5, width: 190, height: 190)
        XCTAssertEqual(scene.radii, [35, 35, 35, 35])
        scene.container.cornerConfiguration = .corners(radius: .fixed(25))
        XCTAssertEqual(scene.radii, [20, 20, 20, 20])
        scene.putAway()
    }

    func testTheRadiiOfTwoConfigurationsAreComparedByValue() async {
        guard #available(iOS 26, *) else { return }
        XCTAssertEqual(UICornerConfiguration.corners(radius: 8.0), .corners(radius: .fixed(8)))
        XCTAssertNotEqual(UICornerConfiguration.corners(radius: 8.0), .uniformCorners(radius: 8.0))
        XCTAssertNotEqual(UICornerRadius.containerConcentric(), .containerConcentric(minimum: 3))
    }
}

/// A container of 200 by 200 points with a view in it.
@available(iOS 26, *)
@MainActor
private final class CornerScene {
    let container = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window: UIWindow

    init() {
        let screen = UIViewController()
        container.addSubview(view)
        screen.view.addSubview(container)
        window = Device.show(screen)
    }

    /// The radii at the top left, top right, bottom left and bottom right.
    var radii: [CGFloat] {
        container.layoutIfNeeded()
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return corners.map { view.effectiveRadius(for: $0) }
    }

    func putAway() {
        Device.put(away: window)
    }
}
