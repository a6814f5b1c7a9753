import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that what is painted stays directly below the bar, wherever UIKit puts bar and other views.
@MainActor
final class BarOrderTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.barOrderInChanges = .asBefore
    }

    private func assertInOrder(_ scene: BarStage, _ note: String, line: UInt = #line) throws {
        let views = scene.navigation.view.subviews
        let bar = try XCTUnwrap(views.firstIndex(of: scene.bar), line: line)
        let own = views.indices.filter { views[$0] is any BarBackdrop || views[$0] is BarClip }
        XCTAssertEqual(own, Array((bar - own.count)..<bar), note, line: line)
    }

    func testThePaintStaysDirectlyBelowTheBar() async throws {
        let states = [BarState.ember, .halfSea, .clear, BarState(background: .blur(.systemMaterial))]
        for order in HeadlessQuirks.BarOrder.allCases {
            HeadlessQuirks.barOrderInChanges = order
            for (driver, device) in BarDriver.allCases.flatMap({
                [($0, HeadlessDevice.phone), ($0, .phone.rightToLeft)]
            }) {
                for to in states {
                    let scene = try BarStage(driver, from: .ember, to: to, on: device)
                    for pops in [false, true] {
                        pops ? scene.pop() : scene.push()
                        let note = "\(order), \(driver), \(to)"
                        for _ in 0..<3 {
                            scene.stage.advance(by: 0.05)
                            try assertInOrder(scene, "\(note), moving")
                        }
                        try scene.stage.settle()
                        try assertInOrder(scene, "\(note), at rest")
                    }
                }
            }
        }
    }

    func testAViewBelowThePaintStaysThere() async throws {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        let scene = try BarStage(.slide, from: .ember, to: .halfSea, in: navigation)
        let backdrop = try XCTUnwrap(scene.backdrop)
        let other = UIView()
        navigation.view.insertSubview(other, belowSubview: backdrop)
        let views = navigation.view.subviews
        scene.stage.rotate(to: .landscapeLeft)
        try scene.stage.settle()
        scene.push()
        try scene.stage.settle()
        XCTAssertEqual(navigation.view.subviews, views)
    }

    /// A view of the app's above the paint goes below it at the next layout.
    func testSomethingBetweenGoesBelowAtTheNextLayout() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let scene = try BarStage(.slide, from: .ember, to: .halfSea, on: device)
            scene.navigation.view.insertSubview(UIView(), belowSubview: scene.bar)
            scene.stage.rotate(to: .landscapeLeft)
            try scene.stage.settle()
            try assertInOrder(scene, "rotated")
        }
    }

    /// Otherwise it would be seen over a background that has just got its colour.
    func testSomethingBetweenGoesBelowWhenAStateIsSet() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        scene.navigation.view.insertSubview(UIView(), belowSubview: scene.bar)
        scene.first.navigationItem.barState = .halfSea
        try assertInOrder(scene, "set")
    }
}
