import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen where a belief about the parts of bars is false.
@MainActor
final class FalseBarBeliefTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    // MARK: Touches

    private func scene(_ state: BarState, taps count: @escaping () -> Void) throws -> BarStage {
        let scene = try BarStage(
            .slide, from: state, to: state,
            in: BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil))
        scene.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction(title: "Edit") { _ in count() })
        try scene.stage.settle()
        return scene
    }

    private func tapEdit(_ scene: BarStage) throws {
        let label = try XCTUnwrap(scene.label("Edit"))
        let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
        scene.stage.finger.tap(at: label.convert(middle, to: scene.stage.window))
        try scene.stage.settle()
    }

    func testOnlyTheButtonsOfAClearBarDependOnTheirViews() async throws {
        try with("touchesOnBarButtons") { name in
            let isPlain = HeadlessQuirks.touchesOnBarButtons == .reachPlainViews
            var taps = 0
            let painted = try scene(BarState(background: .color(.red))) { taps += 1 }
            try tapEdit(painted)
            XCTAssertEqual(taps, 1, name)
            let clear = try scene(.clear) { taps += 1 }
            try tapEdit(clear)
            XCTAssertEqual(taps, isPlain ? 1 : 2, name)
            let bar = clear.bar
            let room = bar.convert(CGPoint(x: bar.bounds.maxX - 120, y: bar.bounds.midY), to: clear.stage.window)
            let hit = clear.stage.window.hitTest(room, with: nil)
            XCTAssertEqual(hit === clear.navigation.topViewController?.view, isPlain, name)
            expectRest(clear.stage, name)
        }
    }

    func testViewsOfTheAppInAClearBarGetTheirTouches() async throws {
        try with("touchesOnBarButtons") { name in
            let scene = try scene(.clear) {}
            let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) }
            scene.first.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[0])
            scene.first.navigationItem.titleView = views[1]
            try scene.stage.settle()
            for view in views {
                let place = view.convert(CGPoint(x: 30, y: 15), to: scene.stage.window)
                XCTAssertTrue(scene.stage.window.hitTest(place, with: nil) === view, name)
            }
        }
    }

    // MARK: Appearances

    private func own(_ color: UIColor) -> UINavigationBarAppearance {
        let own = UINavigationBarAppearance()
        own.backgroundColor = color
        own.titleTextAttributes = [.foregroundColor: color]
        return own
    }

    func testTheAppearancesOfTheAppComeBack() async throws {
        try with("appearancesWithTheSameValuesAreEqual") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.b.navigationItem.standardAppearance = own(.green)
            stand.b.navigationItem.barState.background = .color(.red)
            stand.push()
            try stand.stage.settle()
            XCTAssertNil(stand.b.navigationItem.standardAppearance?.backgroundColor, name)
            for color in [UIColor.blue, .yellow] {
                stand.b.navigationItem.barState.title.color = color
                try stand.stage.settle()
                let written = stand.b.navigationItem.standardAppearance
                XCTAssertEqual(written?.titleTextAttributes[.foregroundColor] as? UIColor, color, name)
                XCTAssertNil(written?.backgroundColor, name)
            }
            stand.pop()
            try stand.stage.settle()
            XCTAssertEqual(stand.b.navigationItem.standardAppearance?.backgroundColor, .green, name)
            let title = stand.b.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor]
            XCTAssertEqual(title as? UIColor, .green, name)
            XCTAssertNil(stand.a.navigationItem.standardAppearance, name)
            expectRest(stand.stage, name)
        }
    }

    /// What the app sets while Baton paints is its own, and applies to what the state does not name.
    func testAnAppearanceThatTheAppSetsMeanwhileStays() async throws {
        try with("appearancesWithTheSameValuesAreEqual") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.b.navigationItem.barState.background = .color(.red)
            stand.push()
            try stand.stage.settle()
            stand.b.navigationItem.standardAppearance = own(.blue)
            try stand.stage.settle()
            stand.navigation.transitions = nil
            try stand.stage.settle()
            XCTAssertEqual(stand.b.navigationItem.standardAppearance?.backgroundColor, .blue, name)
            XCTAssertEqual(stand.stage.window.leftovers, [], name)
        }
    }

    /// A screen without appearances has none again, after a push that was cancelled too.
    func testNothingIsLeftInTheSlots() async throws {
        try with("appearancesWithTheSameValuesAreEqual") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            for screen in [stand.a, stand.b] { screen.navigationItem.barState.background = .color(.red) }
            try stand.stage.settle()
            stand.push()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.3)
            stand.stage.finger.drag(to: CGPoint(x: 20, y: 400), in: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            stand.navigation.transitions = nil
            try stand.stage.settle()
            for screen in [stand.a, stand.b] {
                for slot in AppearanceSlot.allCases {
                    XCTAssertNil(screen.navigationItem[keyPath: slot.ofItem], "\(name) \(slot)")
                }
            }
            XCTAssertEqual(stand.stage.window.leftovers, [], name)
        }
    }
}
