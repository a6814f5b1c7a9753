import UIKit
import XCTest

/// Tests the backgrounds of navigation bars in the iOS 26 design.
@preconcurrency
@MainActor
final class GlassBackgroundContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testABarIsTransparentByDefault() throws {
        // B17.1
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let bar = try XCTUnwrap(stage.stack).navigationBar
        XCTAssertEqual(bar.paintedViews.count, 0)
        XCTAssertEqual(effects(in: bar), 0)
        stage.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(bar.paintedViews.count, 0)
        XCTAssertEqual(effects(in: bar), 0)
    }

    private func effects(in view: UIView) -> Int {
        let own = (view as? UIVisualEffectView)?.effect is UIBlurEffect ? 1 : 0
        return own + view.subviews.map(effects).reduce(0, +)
    }

    func testAColourOfAnAppearanceIsPaintedOverTheWholeBar() throws {
        // B17.2, B17.3
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        bar.standardAppearance = .flat(.red)
        bar.scrollEdgeAppearance = .flat(.red)
        stage.waitForTheEnd()
        let painted = try XCTUnwrap(bar.paintedViews.first)
        XCTAssertEqual(painted.color, UIColor.red.cgColor)
        let place = painted.view.convert(painted.view.bounds, to: stage.navigation.view)
        XCTAssertEqual(place.minY, 0)
        XCTAssertEqual(place.maxY, bar.frame.maxY)
    }

    func testAnAppearanceOfAPushAppliesAtItsStart() {
        // B17.6
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        stage.a.navigationItem.scrollEdgeAppearance = .flat(.red)
        stage.b.navigationItem.scrollEdgeAppearance = .flat(.blue)
        stage.b.navigationItem.prompt = "Prompt"
        stage.waitForTheEnd()
        XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.red.cgColor])
        let low = bar.frame.maxY
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.05)
        XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.blue.cgColor])
        XCTAssertEqual(bar.paintedViews.map { $0.view.seenHeight }, [low + 30])
        stage.waitForTheEnd()
        XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.blue.cgColor])
        stage.navigation.popViewController(animated: true)
        Device.wait(0.05)
        XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.red.cgColor])
        stage.waitForTheEnd()
    }

    func testEqualAppearancesHaveNoSeam() {
        // B17.6
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        stage.a.navigationItem.scrollEdgeAppearance = .flat(.red)
        stage.b.navigationItem.scrollEdgeAppearance = .flat(.red)
        stage.waitForTheEnd()
        stage.navigation.pushViewController(stage.b, animated: true)
        for _ in 0..<10 {
            Device.wait(0.05)
            XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.red.cgColor])
            XCTAssertEqual(bar.paintedViews.map { $0.view.seenHeight }, [bar.frame.maxY])
        }
    }

    func testStateOfTheSharedBarStaysAfterACancelAndThatOfAnItemReturns() {
        // B17.8
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        stage.b.navigationItem.scrollEdgeAppearance = .flat(.blue)
        stage.a.navigationItem.scrollEdgeAppearance = .flat(.red)
        stage.a.inside("viewWillAppear") { bar.tintColor = .green }
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.popInteractively(TestAnimator(), interaction)
        interaction.update(0.3)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(bar.tintColor, .green)
        XCTAssertEqual(bar.paintedViews.map(\.color), [UIColor.blue.cgColor])
    }
}

extension UIView {
    fileprivate var seenHeight: CGFloat { (layer.presentation() ?? layer).bounds.height }
}
