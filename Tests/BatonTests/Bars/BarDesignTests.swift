import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Which design is in force, and what is left alone because of it.
@MainActor
final class BarDesignTests: XCTestCase {
    override func tearDown() async throws {
        BarDesign.override = nil
        HeadlessDevice.current = .phone
    }

    /// The SDK decides, then the key, and only then the system (B17.80 to B17.82).
    func testTheSDKAndTheKeyDecide() async {
        let cases: [(device: HeadlessDevice, design: BarDesign)] = [
            (.phone.running(15), .classic), (.phone.running(18), .classic), (.phone.running(26), .glass),
            (.phone.running(27), .glass), (.phone.running(26).linked(with: 18), .classic),
            (.phone.running(27).linked(with: 18), .classic), (.phone.running(27).linked(with: 26), .glass),
            (.phone.running(26).compatible, .classic), (.phone.running(27).linked(with: 26).compatible, .classic),
            (.phone.running(27).compatible, .glass),
        ]
        for (device, design) in cases {
            HeadlessDevice.current = device
            let note = "\(device.systemVersion), \(device.linkedSDK), \(device.requiresCompatibility)"
            XCTAssertEqual(BarDesign.current, design, note)
        }
    }

    func testAnOverrideWins() async throws {
        HeadlessDevice.current = .phone.running(26)
        BarDesign.override = .classic
        XCTAssertEqual(BarDesign.current, .classic)
        let screen = UITableViewController()
        screen.navigationItem.barState = .ember
        let navigation = UINavigationController(rootViewController: screen)
        navigation.transitions = .system
        try Stage(.phone.running(26), root: navigation).settle()
        XCTAssertFalse(screen.tableView.topEdgeEffect.isHidden)
    }

    /// Where a vertical bar is beside the content, nothing is painted until the device turns (B21.4).
    func testNothingIsPaintedBesideAVerticalBar() async throws {
        let scene = try BarStage(.system, from: .ember, to: .halfSea, on: .duo)
        XCTAssertNil(scene.first.navigationItem.standardAppearance)
        scene.paint.assertClose(to: .nothing)
        try scene.arrive()
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        scene.paint.assertClose(to: .nothing)
        scene.stage.rotate(to: .portrait)
        try scene.stage.settle()
        XCTAssertEqual(scene.navigation.traitCollection.verticalBarEdge, .unspecified)
        scene.paint.assertClose(to: .halfSea)
        XCTAssertEqual(scene.backdrop?.frame.maxY, scene.bar.frame.maxY)
    }
}
