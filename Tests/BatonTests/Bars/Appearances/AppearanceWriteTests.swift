import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how few appearances are copied and written, and that they still cover the bar in all four situations.
@MainActor
final class AppearanceWriteTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    func testWithoutOtherAppearancesOnlyTheStandardSlotIsWritten() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let item = scene.first.navigationItem
        XCTAssertNil(item.standardAppearance?.backgroundEffect)
        XCTAssertNotNil(item.standardAppearance)
        XCTAssertEqual(
            [item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance],
            [
                nil, nil, nil,
            ])
    }

    /// B8.40: an appearance of the bar has priority over the item's standard one.
    func testEachSlotThatTheBarHasSetIsWritten() async throws {
        for slots in 0..<8 {
            let scene = try BarStage(.slide, from: BarState(), to: BarState())
            let yellow = UINavigationBarAppearance()
            yellow.configureWithOpaqueBackground()
            yellow.backgroundColor = .yellow
            if slots & 1 != 0 { scene.bar.compactAppearance = yellow }
            if slots & 2 != 0 { scene.bar.scrollEdgeAppearance = yellow }
            if slots & 4 != 0 { scene.bar.compactScrollEdgeAppearance = yellow }
            let item = scene.first.navigationItem
            item.barState = .ember
            XCTAssertEqual(item.compactAppearance != nil, slots & 1 != 0, "\(slots)")
            XCTAssertEqual(item.scrollEdgeAppearance != nil, slots & 2 != 0, "\(slots)")
            XCTAssertEqual(item.compactScrollEdgeAppearance != nil, slots & 4 != 0, "\(slots)")
            for _ in 0..<2 {
                XCTAssertEqual(yellowViews(in: scene), [], "\(slots)")
                scene.stage.rotate()
                try scene.stage.settle()
            }
        }
    }

    private func yellowViews(in scene: BarStage) -> [String] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(scene.bar).filter { $0.backgroundColor == .yellow && $0.alpha > 0 }.map { "\(type(of: $0))" }
    }

    /// The app may edit its appearance in place while Baton does not override it.
    func testAnEditInPlaceBetweenTwoOverridesIsRespected() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let item = scene.first.navigationItem
        item.standardAppearance = UINavigationBarAppearance()
        item.barState = .ember
        item.barState = BarState()
        item.standardAppearance?.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        item.barState = .ember
        XCTAssertEqual(item.standardAppearance?.titlePositionAdjustment.horizontal, 5)
        XCTAssertNil(item.standardAppearance?.backgroundEffect)
        item.barState = BarState()
        XCTAssertEqual(item.standardAppearance?.titlePositionAdjustment.horizontal, 5)
        XCTAssertNotNil(item.standardAppearance?.backgroundEffect)
    }

    /// An appearance that the bar gets meanwhile is covered before the next transition begins.
    func testASlotThatTheBarGetsLaterIsCoveredAtTheNextChange() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let yellow = UINavigationBarAppearance()
        yellow.backgroundColor = .yellow
        scene.bar.scrollEdgeAppearance = yellow
        scene.push()
        XCTAssertNotNil(scene.first.navigationItem.scrollEdgeAppearance)
        XCTAssertNil(scene.first.navigationItem.scrollEdgeAppearance?.backgroundColor)
        try scene.stage.settle()
        XCTAssertNil(scene.first.navigationItem.scrollEdgeAppearance)
    }

    /// A base class may set it in `viewWillAppear`, without any animation.
    func testASlotThatTheBarGetsInWillAppearIsCoveredAtDidShow() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let screen = HookScreen()
        screen.navigationItem.barState = .ember
        screen.onWillAppear = { [bar = scene.bar] in
            let yellow = UINavigationBarAppearance()
            yellow.backgroundColor = .yellow
            bar.scrollEdgeAppearance = yellow
        }
        scene.navigation.pushViewController(screen, animated: false)
        try scene.stage.settle()
        XCTAssertNotNil(screen.navigationItem.scrollEdgeAppearance)
        XCTAssertNil(screen.navigationItem.scrollEdgeAppearance?.backgroundColor)
    }

    /// A delegate may report a screen that is shown already.
    func testASlotThatTheBarGetsAtRestIsCoveredAtTheNextDidShow() async throws {
        let scene = try BarStage(.block, from: .ember, to: .clear)
        let yellow = UINavigationBarAppearance()
        yellow.backgroundColor = .yellow
        scene.bar.scrollEdgeAppearance = yellow
        scene.delegate?.carrier.didShow(scene.first)
        XCTAssertNotNil(scene.first.navigationItem.scrollEdgeAppearance)
        XCTAssertNil(scene.first.navigationItem.scrollEdgeAppearance?.backgroundColor)
    }

    /// Also where two appearances with the same values are not equal, so that writing the same again would be a change.
    func testALayoutAtRestWritesNothing() async throws {
        try with("appearancesWithTheSameValuesAreEqual") { name in
            let screen = WriteCountingScreen("List")
            let scene = try BarStage(.slide, from: BarState(), to: .ember, screen: screen)
            try scene.arrive()
            let writes = screen.writes
            XCTAssertGreaterThan(writes, 0)
            scene.backdrop?.setNeedsLayout()
            try scene.stage.settle()
            scene.stage.rotate()
            try scene.stage.settle()
            XCTAssertEqual(screen.writes, writes, name)
        }
    }

    // MARK: Steps of a scroll view

    private func step(_ part: CGFloat, title: UIColor, tint: UIColor? = nil) -> BarState {
        let color = UIColor(red: 1 - part, green: 0, blue: part, alpha: 1)
        return BarState(background: .color(color), titleColor: title, tintColor: tint)
    }

    /// A scroll view drives the background of a bar with the same title, and stops.
    func testAStepThatDoesNotChangeTheTitleWritesNothing() async throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let scene = try BarStage(.slide, from: step(0, title: dynamic), to: .clear)
        let item = scene.first.navigationItem
        item.barState = step(0.2, title: dynamic)
        let before = item.standardAppearance
        for part in [0.2, 0.3, 0.5, 0.9] {
            item.barState = step(part, title: dynamic)
            XCTAssertTrue(item.standardAppearance === before, "\(part)")
        }
        item.barState = step(0.9, title: .label)
        XCTAssertFalse(item.standardAppearance === before)
    }

    /// A scroll view drives background, tint and title. Each step shows the first two. Where the title changes, one slot is
    /// written.
    func testAStepThatChangesTheTitleWritesOneSlot() async throws {
        let screen = WriteCountingScreen("List")
        screen.navigationItem.barState = step(0, title: .red, tint: .red)
        let scene = try BarStage(.slide, from: BarState(), to: .clear, screen: screen)
        try scene.arrive()
        let (backdrop, tint) = (scene.backdrop, scene.first.view.tintColor)
        for part in [0.25, 0.5, 0.75] {
            let writes = screen.writes
            let mix = UIColor(red: 1 - part, green: 0, blue: part, alpha: 1)
            screen.navigationItem.barState = step(part, title: part < 0.5 ? .red : .blue, tint: mix)
            XCTAssertEqual(scene.bar.tintColor, mix)
            XCTAssertEqual(
                screen.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor,
                part < 0.5 ? .red : .blue)
            scene.paint.assertClose(to: SeenPaint(red: 1 - part, green: 0, blue: part, alpha: 1, shadow: 1))
            // The first step replaces the clear bar.
            XCTAssertEqual(screen.writes - writes, [0.25: 1, 0.5: 1, 0.75: 0][part], "\(part)")
            XCTAssertTrue(scene.backdrop === backdrop)
        }
        scene.pop()
        try scene.stage.settle()
        XCTAssertNil(screen.navigationItem.standardAppearance)
        XCTAssertEqual(scene.bar.tintColor, tint)
    }
}
