import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a standalone navigation bar with its own items.
@MainActor
final class NavigationBarCarrierTests: GenerationTestCase {
    private var stage: Stage!
    private var bar: UINavigationBar!
    private var carrier: NavigationBarCarrier!
    private let first = UINavigationItem(title: "First")
    private let second = UINavigationItem(title: "Second")

    private func begin(
        _ one: BarState = .ember, _ two: BarState = .halfSea, delegate: (any UINavigationBarDelegate)? = nil
    ) throws {
        let root = UIViewController()
        bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        bar.delegate = delegate
        root.view.addSubview(bar)
        stage = Stage(root: root)
        first.barState = one
        second.barState = two
        carrier = NavigationBarCarrier(for: bar)
        carrier.setItems([first], animated: false)
        try stage.settle()
    }

    private var backdrop: (any BarBackdrop)? { bar.barBackdrops.first }
    private var paint: SeenPaint { SeenPaint(backdrop) }

    func testTheBackdropIsTheBarsRearmostSubviewAndHasItsSize() async throws {
        try begin()
        XCTAssertEqual(backdrop?.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
        XCTAssertTrue(bar.subviews.first === backdrop)
        paint.assertClose(to: .ember, within: 1e-6)
    }

    func testAPushAndAPopBlend() async throws {
        try begin()
        bar.pushItem(second, animated: true)
        try watch(from: .ember, to: .halfSea)
        bar.popItem(animated: true)
        try watch(from: .halfSea, to: .ember)
        XCTAssertNil(second.standardAppearance, "the slots are given back")
    }

    func testSetItemsBlendsAsAPushAndAsAPop() async throws {
        try begin()
        carrier.setItems([first, second], animated: true)
        try watch(from: .ember, to: .halfSea)
        carrier.setItems([first], animated: true)
        try watch(from: .halfSea, to: .ember)
    }

    func testWithoutAnimationTheChangeIsImmediate() async throws {
        try begin()
        bar.pushItem(second, animated: false)
        paint.assertClose(to: .halfSea, within: 1e-6)
        bar.popItem(animated: false)
        paint.assertClose(to: .ember, within: 1e-6)
        carrier.setItems([second], animated: false)
        paint.assertClose(to: .halfSea, within: 1e-6)
        stage.turn()
        XCTAssertTrue(TurnLoop.main.isIdle, "\(TurnLoop.main.pending)")
    }

    func testADelegatesRefusalChangesNothing() async throws {
        let guardian = Guardian()
        try begin(delegate: guardian)
        guardian.allows = false
        bar.pushItem(second, animated: true)
        try stage.settle()
        XCTAssertEqual(bar.items, [first])
        paint.assertClose(to: .ember, within: 1e-6)
        guardian.allows = true
        bar.pushItem(second, animated: true)
        try stage.settle()
        guardian.allows = false
        bar.popItem(animated: true)
        try stage.settle()
        XCTAssertEqual(bar.items, [first, second])
        paint.assertClose(to: .halfSea, within: 1e-6)
        XCTAssertEqual(guardian.log, ["push?", "push?", "pushed", "pop?"])
        guardian.allows = true
        bar.popItem(animated: true)
        try stage.settle()
        XCTAssertEqual(guardian.log.suffix(2), ["pop?", "popped"])
    }

    func testAStateChangeIsAppliedAtOnce() async throws {
        try begin()
        first.barState.backgroundAlpha = 0.25
        XCTAssertEqual(paint.alpha, 0.25, accuracy: 1e-6)
        first.barState = BarState()
        XCTAssertNil(backdrop)
    }

    func testAStateIsAppliedAfterItemsWereSetWithAnimation() async throws {
        try begin()
        carrier.setItems([second], animated: true)
        try stage.settle()
        second.barState.backgroundAlpha = 0.25
        XCTAssertEqual(paint.alpha, 0.25, accuracy: 1e-6)
        carrier.setItems([second, first], animated: true)
        stage.advance(by: 0.1)
        carrier.setItems([second], animated: true)
        try stage.settle()
        second.barState.backgroundAlpha = 0.75
        XCTAssertEqual(paint.alpha, 0.75, accuracy: 1e-6)
    }

    func testALowBarHasItsCompactBackground() async throws {
        var state = BarState.ember
        state.compactBackground = BarState.halfSea.background
        try begin(state)
        stage.rotate(to: .landscapeLeft)
        try stage.settle()
        XCTAssertEqual(paint.blue, SeenPaint.halfSea.blue, accuracy: 1e-6)
        stage.rotate(to: .portrait)
        try stage.settle()
        paint.assertClose(to: .ember, within: 1e-6)
    }

    /// A bar of its own has no content that scrolls below it, so that UIKit's background is the one at the scroll edge.
    func testHalfOfTheAppsBackgroundIsThatAtTheScrollEdge() async throws {
        try begin(BarState())
        let (above, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        for (appearance, color) in [(above, UIColor.yellow), (edge, .red)] {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        }
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (above, edge)
        first.barState.backgroundAlpha = 0.5
        XCTAssertEqual(backdrop?.backgroundColor, .red)
        XCTAssertEqual(paint.alpha, 0.5)
    }

    func testEndingTheCarrierLeavesNothingBehind() async throws {
        let guardian = Guardian()
        try begin(BarState(background: .clear, titleColor: .white, tintColor: .red), delegate: guardian)
        carrier.end()
        XCTAssertNil(backdrop)
        XCTAssertNil(first.standardAppearance)
        XCTAssertTrue(bar.delegate === guardian)
        XCTAssertEqual(bar.tintColor, bar.superview?.tintColor)
    }

    private func watch(from: SeenPaint, to: SeenPaint) throws {
        // The progress is read from the opacity of the leaving item's label, which UIKit animates by itself or with all
        // of the item.
        var parts: [Double] = []
        for _ in 0..<20 {
            let fading = labels(below: bar).flatMap { [$0, $0.superview].compactMap { $0 } }.first { $0.alpha == 0 }
            let gone = fading.map { 1 - Double($0.layer.presentation()?.opacity ?? 0) }
            if let gone, gone < 0.99 {
                paint.assertClose(to: .between(from, to, at: gone), "at \(gone)")
                parts.append(gone)
            }
            stage.advance(by: 1.0 / 60)
        }
        XCTAssertGreaterThan(parts.count, 5)
        try stage.settle()
        paint.assertClose(to: to, within: 1e-6)
    }

    private func labels(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
    }
}

private final class Guardian: NSObject, UINavigationBarDelegate {
    var allows = true
    var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.append("push?")
        return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("pushed")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("pop?")
        return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("popped")
    }
}
