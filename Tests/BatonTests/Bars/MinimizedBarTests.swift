import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the place under the status bar stays painted while a bar is minimized, on iOS 27 (B17.60, B17.64).
@MainActor
final class MinimizedBarTests: GenerationTestCase {
    override class var generations: [Int] { [27] }

    override func tearDown() async throws {
        HeadlessQuirks.minimizedBarsReturnMinimized = false
    }

    private static var devices: [HeadlessDevice] { [.phone, .phone.rightToLeft] }

    private func scene(
        _ first: BarState = .ember, _ driver: BarDriver = .system, on device: HeadlessDevice = .phone
    ) throws -> ScrollStage {
        let scene = try ScrollStage(first, .halfSea, driver, on: device)
        scene.list.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
        return scene
    }

    /// Drags the content up, and rests.
    private func drag(_ scene: ScrollStage, by way: CGFloat) throws {
        scene.stage.finger.down(at: CGPoint(x: 200, y: 500))
        scene.stage.finger.drag(to: CGPoint(x: 200, y: 500 + way), in: 0.3)
        scene.stage.finger.hold(for: 0.3)
        scene.stage.finger.up()
        try scene.stage.settle()
    }

    private func place(_ scene: ScrollStage) -> CGRect? {
        let layer = scene.backdrop?.layer
        return (layer?.presentation() ?? layer)?.frame
    }

    func testThePaintStaysUnderTheStatusBar() async throws {
        for device in Self.devices {
            let scene = try scene(on: device)
            XCTAssertEqual(place(scene), CGRect(x: 0, y: 0, width: 390, height: 101))
            try drag(scene, by: -40)
            XCTAssertEqual(scene.bar.frame.maxY, 101 - 30, accuracy: 1e-6)
            XCTAssertEqual(place(scene)?.height ?? 0, scene.bar.frame.maxY, accuracy: 1e-6)
            try drag(scene, by: -300)
            XCTAssertEqual(scene.bar.frame.maxY, 0, accuracy: 1e-6)
            XCTAssertEqual(place(scene), CGRect(x: 0, y: 0, width: 390, height: 47))
            scene.paint.assertClose(to: .ember)
            try drag(scene, by: 40)
            try drag(scene, by: 300)
            XCTAssertEqual(place(scene), CGRect(x: 0, y: 0, width: 390, height: 101))
        }
    }

    func testItStaysInAPushAndAPopAndAfterACancel() async throws {
        for returns in [false, true] {
            HeadlessQuirks.minimizedBarsReturnMinimized = returns
            for (driver, device) in BarDriver.allCases.flatMap({ driver in Self.devices.map { (driver, $0) } }) {
                let scene = try scene(.ember, driver, on: device)
                try drag(scene, by: -300)
                scene.push()
                for _ in 0..<20 {
                    XCTAssertGreaterThanOrEqual(place(scene)?.height ?? 0, 47 - 1e-6, "\(driver)")
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
                XCTAssertEqual(place(scene)?.height, 101, "\(driver)")
                scene.pop()
                for _ in 0..<20 {
                    XCTAssertGreaterThanOrEqual(place(scene)?.height ?? 0, 47 - 1e-6, "\(driver)")
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
                XCTAssertEqual(place(scene)?.height, returns ? 47 : 101, "\(driver)")
                scene.paint.assertClose(to: .ember, "\(driver)")
            }
        }
    }

    /// A bar that is hidden takes its paint along, also a minimized one that a state hides.
    func testAHiddenBarTakesThePaintAlong() async throws {
        let cases = [(false, false, false), (true, false, false), (false, true, false), (false, true, true)]
        for (index, (minimizes, byApp, animated)) in (cases + cases).enumerated() {
            let scene = try scene(on: Self.devices[index / cases.count])
            if minimizes { try drag(scene, by: -300) }
            if byApp {
                scene.navigation.setNavigationBarHidden(true, animated: animated)
            } else {
                scene.list.navigationItem.barState.isHidden = true
            }
            scene.stage.turn()
            for _ in 0..<12 {
                let bar = (scene.bar.layer.presentation() ?? scene.bar.layer).frame
                let note = "\(minimizes), \(byApp), \(animated)"
                let seen = scene.paint.alpha == 0 ? 0 : place(scene)?.height ?? 0
                XCTAssertLessThanOrEqual(seen, max(0, bar.maxY) + 0.5, note)
                scene.stage.advance(by: 1.0 / 30)
            }
            try scene.stage.settle()
        }
    }
}
