import UIKit
import XCTest

@MainActor
final class CornerConfigurationTests: XCTestCase {
    private var window: UIWindow?
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    private func show() {
        HeadlessDevice.current = .phone.running(26)
        let root = UIViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        root.view.addSubview(view)
        TurnLoop.main.runTurn()
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            HeadlessDevice.current = .phone
        }
    }

    func testOneRadiusIsWrittenToTheLayer() async {
        show()
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(15), topRightRadius: .fixed(15), bottomLeftRadius: nil, bottomRightRadius: nil)
        XCTAssertEqual(view.layer.cornerRadius, 15)
        XCTAssertEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertNil(view.layer.cornerRadii)
    }

    func testRadiiThatDifferAreKeptForEachCorner() async {
        show()
        view.cornerConfiguration = .corners(
            topLeftRadius: 40, topRightRadius: 10.0, bottomLeftRadius: nil, bottomRightRadius: 20)
        XCTAssertEqual(view.layer.cornerRadius, 40)
        XCTAssertEqual(view.layer.cornerRadii, [40, 10, 0, 20])
        XCTAssertEqual(view.effectiveRadius(corner: .topRight), 10)
        XCTAssertEqual(view.effectiveRadius(corner: .allCorners), 40)
    }

    func testTheScreenIsAContainer() async {
        // B18.6
        show()
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(view.layer.cornerRadius, 0)
        view.frame.origin = CGPoint(x: 7.33, y: 7.33)
        XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 40, accuracy: 1e-9)
        XCTAssertEqual(view.effectiveRadius(corner: .bottomRight), 0)
        XCTAssertEqual(view.layer.maskedCorners, .layerMinXMinYCorner)
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        XCTAssertEqual(view.effectiveRadius(corner: .bottomRight), 40, accuracy: 1e-9)
    }

    func testConcentricCornersAreAnimatedWithTheMoveOfAnAncestor() async {
        // B18.6
        show()
        let outer = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
        window?.rootViewController?.view.addSubview(outer)
        view.frame = outer.bounds
        outer.addSubview(view)
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(view.layer.cornerRadius, 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.origin = CGPoint(x: 7.33, y: 7.33)
        }
        XCTAssertEqual(view.layer.cornerRadius, 40, accuracy: 1e-9)
        TurnLoop.main.advance(by: 0.5)
        XCTAssertEqual(view.layer.presentation()?.cornerRadius ?? 0, 20, accuracy: 0.7)
    }

    func testAViewThatLeavesItsContainerLosesItsCorners() async {
        show()
        view.frame.origin = .zero
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
        XCTAssertEqual(view.layer.cornerRadius, 47.33)
        let plain = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        window?.rootViewController?.view.addSubview(plain)
        plain.addSubview(view)
        XCTAssertEqual(view.layer.cornerRadius, 3)
    }

    func testGlassIsABackgroundThatFollowsTheEffect() async {
        // B18.8
        show()
        let effectView = UIVisualEffectView(effect: nil)
        effectView.frame = CGRect(x: 100, y: 300, width: 80, height: 30)
        window?.rootViewController?.view.addSubview(effectView)
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = .red
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { effectView.effect = glass }
        XCTAssertEqual(effectView.layer.cornerRadius, 15)
        let full = effectView.layer.backgroundColor?.alpha ?? 0
        XCTAssertGreaterThan(full, 0.5)
        TurnLoop.main.advance(by: 0.5)
        XCTAssertEqual(effectView.layer.presentation()?.backgroundColor?.alpha ?? 0, full / 2, accuracy: 0.02)
        XCTAssertEqual(effectView.alpha, 1)
        effectView.effect = nil
        XCTAssertEqual(effectView.layer.backgroundColor?.alpha, 0)
    }
}
