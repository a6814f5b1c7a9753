import UIKit
import XCTest

/// The radii that corners have in the end.
@MainActor
final class EffectiveRadiusTests: XCTestCase {
    override func setUp() async throws {
        HeadlessDevice.current = .phone.running(26)
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testFixedAndCapsuleCornersDependOnTheViewAlone() async {
        // B18.6
        let scene = EffectiveRadiusScene()
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
        let scene = EffectiveRadiusScene()
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

    func testGlassHasTheShapeOfACapsuleUnlessCornersAreSet() async {
        // B18.8
        let scene = EffectiveRadiusScene()
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 20, y: 20, width: 120, height: 50)
        scene.container.addSubview(view)
        TurnLoop.main.runTurn()
        XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 25)
        view.cornerConfiguration = .uniformCorners(radius: 9.0)
        XCTAssertEqual(view.effectiveRadius(corner: .bottomRight), 9)
        scene.putAway()
    }
}

/// A container of 200 by 200 points with a view in it.
@MainActor
private final class EffectiveRadiusScene {
    let container = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window: UIWindow

    init() {
        let screen = UIViewController()
        container.addSubview(view)
        screen.view.addSubview(container)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    /// The radii at the top left, top right, bottom left and bottom right.
    var radii: [CGFloat] {
        container.layoutIfNeeded()
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return corners.map { view.effectiveRadius(corner: $0) }
    }

    func putAway() {
        window.isHidden = true
    }
}
