import XCTest

@testable import UIKit

/// Tests the views that stand for scroll edge effects.
@MainActor
final class ScrollEdgeViewTests: XCTestCase {
    override func setUp() async throws {
        HeadlessDevice.current = .phone.running(26)
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessQuirks.paintedBarHidesEdgeEffect = false
    }

    private func effect(in stage: ScrollBarStage) -> ScrollEdgeView? {
        stage.scroll.subviews.lazy.compactMap { $0 as? ScrollEdgeView }.first
    }

    func testTheEffectIsThereWhileContentIsUnderTheBar() async throws {
        // B17.20
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        XCTAssertNil(effect(in: stage))
        stage.scroll.contentOffset.y = 100
        let effect = try XCTUnwrap(effect(in: stage))
        // 47 points of status bar and 54 of bar.
        XCTAssertEqual(effect.frame, CGRect(x: 0, y: 100, width: 390, height: 101))
        stage.scroll.contentOffset.y = -101
        XCTAssertNil(effect.superview)
    }

    func testTheEffectIsAboveTheContentAndBelowTheBar() async throws {
        // B17.25
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.scroll.contentOffset.y = 100
        stage.scroll.addSubview(UIView())
        stage.scroll.contentOffset.y = 110
        XCTAssertTrue(stage.scroll.subviews.last is ScrollEdgeView)
        let subviews = try XCTUnwrap(stage.stack.view).subviews
        let bar = try XCTUnwrap(subviews.firstIndex(of: stage.bar))
        let content = try XCTUnwrap(subviews.firstIndex { stage.scroll.isDescendant(of: $0) })
        XCTAssertLessThan(content, bar)
    }

    func testAHiddenEffectIsNotShown() async {
        // B17.21
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.scroll.contentOffset.y = 100
        stage.scroll.topEdgeEffect.isHidden = true
        XCTAssertNil(effect(in: stage))
        stage.scroll.topEdgeEffect.isHidden = false
        XCTAssertNotNil(effect(in: stage))
    }

    func testTheHardStyleIsOpaqueAndTheAutomaticOneIsSoftOnlyOnTwentySix() async {
        // B17.22, B17.23
        for version in [26, 27] {
            HeadlessDevice.current = .phone.running(version)
            let stage = ScrollBarStage()
            stage.scroll.contentOffset.y = 100
            func coverage(_ style: UIScrollEdgeEffect.Style) -> CGFloat? {
                stage.scroll.topEdgeEffect.style = style
                return effect(in: stage)?.backgroundColor?.cgColor.alpha
            }
            XCTAssertEqual(coverage(.hard), 1)
            XCTAssertEqual(coverage(.automatic) == coverage(.soft), version == 26)
            stage.putAway()
        }
    }

    func testAPaintedBarHidesTheEffectOnlyWithTheQuirk() async {
        // B17.25
        for hides in [false, true] {
            HeadlessQuirks.paintedBarHidesEdgeEffect = hides
            let stage = ScrollBarStage()
            stage.bar.standardAppearance.backgroundColor = .red
            stage.scroll.contentOffset.y = 100
            XCTAssertEqual(effect(in: stage) == nil, hides)
            stage.putAway()
        }
    }

    func testTheClassicDesignHasNoEffect() async {
        // B17.80
        HeadlessDevice.current = .phone.running(26).linked(with: 18)
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        stage.scroll.contentOffset.y = 100
        XCTAssertEqual(stage.scroll.subviews.count, 0)
        XCTAssertEqual(stage.bar.frame.height, 44)
    }

    func testAContainerOfFloatingViewsHasAnEffectOfItsOwn() async throws {
        // B17.24
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        let container = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 60))
        stage.screen.view.addSubview(container)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = stage.scroll
        interaction.edge = .bottom
        container.addInteraction(interaction)
        let effect = try XCTUnwrap(effect(in: stage))
        XCTAssertEqual(effect.frame, CGRect(x: 0, y: 599, width: 390, height: 144))
        stage.scroll.bottomEdgeEffect.isHidden = true
        XCTAssertNil(effect.superview)
        stage.scroll.bottomEdgeEffect.isHidden = false
        XCTAssertIdentical(effect.superview, stage.scroll)
        container.removeInteraction(interaction)
        XCTAssertNil(effect.superview)
    }

    func testAHiddenBarHasNoEffect() async {
        // B17.20
        let stage = ScrollBarStage()
        defer { stage.putAway() }
        stage.scroll.contentOffset.y = 100
        XCTAssertNotNil(effect(in: stage))
        stage.stack.setNavigationBarHidden(true, animated: false)
        TurnLoop.main.runTurn()
        XCTAssertNil(effect(in: stage))
        stage.stack.setNavigationBarHidden(false, animated: false)
        TurnLoop.main.runTurn()
        XCTAssertNotNil(effect(in: stage))
    }

    func testALargeTitleUnderTheBarHasTheEffectToo() async {
        // B17.20, B17.41
        let stage = ScrollBarStage(large: true)
        defer { stage.putAway() }
        XCTAssertNil(effect(in: stage))
        stage.scroll.contentOffset.y += 10
        XCTAssertEqual(effect(in: stage)?.frame.height, 101)
    }
}
