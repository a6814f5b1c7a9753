import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a tint in a state does on each design.
@MainActor
final class BarTintTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testATintThatButtonsDoNotTakeGivesOneLineOfAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.slide, from: BarState(tintColor: .red), to: BarState(tintColor: .blue))
        let item = UIBarButtonItem(title: "Button", primaryAction: nil)
        scene.first.navigationItem.rightBarButtonItem = item
        try scene.arrive()
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.bar.tintColor, .red)
        XCTAssertNil(item.tintColor, "the app's items are not written")
        // B17.34
        let expected = BarDesign.current == .glass ? 1 : 0
        XCTAssertEqual(advice.lines.filter { $0.contains("tintColor of the bar button items") }.count, expected)
        XCTAssertEqual(advice.lines.count, expected)
    }

    func testButtonsWithATintOfTheirOwnGiveNone() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.slide, from: BarState(tintColor: .red), to: BarState(tintColor: .blue))
        let item = UIBarButtonItem(title: "Button", primaryAction: nil)
        item.tintColor = .red
        scene.first.navigationItem.leftBarButtonItem = item
        scene.second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView())
        try scene.arrive()
        XCTAssertEqual(advice.lines, [])
    }

    func testAStateWithoutATintGivesNone() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        try scene.arrive()
        XCTAssertEqual(advice.lines, [])
    }
}
