import Baton
import BatonTesting
import UIKit
import XCTest

/// Tests states interpolated between two others, as a scroll view uses them.
@MainActor
final class BarStateMixingTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    func testTheEndsEqualTheGivenStates() async {
        let (one, two) = (BarState(background: .color(red)), BarState(background: .clear, isHidden: true))
        XCTAssertEqual(one.mixed(with: two, by: 0), one)
        XCTAssertEqual(one.mixed(with: two, by: 1), two)
        XCTAssertEqual(one.mixed(with: two, by: -3), one)
        XCTAssertEqual(one.mixed(with: two, by: 7), two)
        XCTAssertEqual(one.mixed(with: two, by: .nan), one)
    }

    func testColoursAreInterpolatedLinearly() async throws {
        for part in [0.2, 0.35, 0.5, 0.8] {
            let mixed = BarState(background: .color(red), tintColor: red, titleColor: blue)
                .mixed(with: BarState(background: .color(blue), tintColor: blue, titleColor: red), by: part)
            guard case .color(let background) = mixed.background else { return XCTFail("\(part)") }
            assert(background, red: 1 - part, blue: part)
            assert(try XCTUnwrap(mixed.tintColor), red: 1 - part, blue: part)
            XCTAssertEqual(mixed.titleColor, part < 0.5 ? blue : red, "\(part)")
        }
    }

    func testClearTakesTheOthersColourAndOnlyItsAlphaGrows() async {
        let (clear, seen) = (BarState(background: .clear), BarState(background: .color(red), backgroundAlpha: 0.5))
        XCTAssertEqual(clear.mixed(with: seen, by: 0.2).background, .color(red))
        XCTAssertEqual(clear.mixed(with: seen, by: 0.2).backgroundAlpha ?? -1, 0.1, accuracy: 1e-9)
        XCTAssertEqual(seen.mixed(with: clear, by: 0.2).backgroundAlpha ?? -1, 0.4, accuracy: 1e-9)
    }

    /// An alpha that is not set is 1.
    func testAnAlphaIsInterpolatedFromAndToOneThatIsNotSet() async {
        for other in [BarState.Background.color(blue), .clear, .blur(.systemMaterial)] {
            let (half, whole) = (BarState(background: .color(red), backgroundAlpha: 0.5), BarState(background: other))
            let end = other == .clear ? 0.0 : 1
            XCTAssertEqual(
                half.mixed(with: whole, by: 0.4).backgroundAlpha ?? -1, 0.5 + (end - 0.5) * 0.4, accuracy: 1e-9)
            XCTAssertEqual(
                whole.mixed(with: half, by: 0.4).backgroundAlpha ?? -1, end + (0.5 - end) * 0.4, accuracy: 1e-9)
        }
    }

    func testBackgroundsOfOtherKindsSwitchHalfWay() async {
        for alpha in [nil, 0.5] as [CGFloat?] {
            let one = BarState(background: .blur(.systemMaterial), backgroundAlpha: alpha)
            let two = BarState(background: .gradient([red, blue]), backgroundAlpha: alpha)
            for (part, end) in [(0.01, one), (0.49, one), (0.5, two), (0.99, two)] {
                XCTAssertEqual(one.mixed(with: two, by: part).background, end.background, "\(part)")
                XCTAssertEqual(one.mixed(with: two, by: part).backgroundAlpha, alpha, "\(part)")
            }
        }
    }

    func testAColourThatBothStatesHaveIsKept() async {
        let state = BarState(background: .color(red), backgroundAlpha: 0.5, tintColor: red) {
            $0.scrollEdgeBackground = .color(blue)
            $0.shadowColor = .systemRed
        }
        XCTAssertEqual(state.mixed(with: state, by: 0.3), state)
    }

    /// A scroll view makes many mixes, and a state of the app keeps those that it needs.
    func testMixesOfLongAgoAreReleased() async {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? self.blue : self.red }
        func mix(_ part: CGFloat) -> UIColor? {
            BarState(tintColor: dynamic).mixed(with: BarState(tintColor: blue), by: part).tintColor
        }
        weak var mixed: UIColor?
        do { mixed = mix(0.3) }
        XCTAssertNotNil(mixed, "one that may be needed again in the next frame is kept")
        for step in 1...50 { _ = mix(0.5 + CGFloat(step) / 200) }
        XCTAssertNil(mixed)
    }

    func testValuesThatCannotBeInterpolatedSwitchHalfWay() async {
        let (one, two) = (BarState(isHidden: false), BarState(isHidden: true))
        XCTAssertEqual(one.mixed(with: two, by: 0.49).isHidden, false)
        XCTAssertEqual(one.mixed(with: two, by: 0.5).isHidden, true)
    }

    /// What UIKit takes from an appearance switches halfway, so that no appearance is written while content scrolls.
    func testWhatIsPartOfAnAppearanceSwitchesHalfWay() async {
        let (low, high) = (UIOffset(horizontal: 4, vertical: 0), UIOffset(horizontal: 0, vertical: 8))
        for background in [nil, BarState.Background.system] {
            func state(_ color: UIColor, _ offset: UIOffset) -> BarState {
                BarState(background: background, titleColor: color) {
                    ($0.titleOffset, $0.compactTitleOffset, $0.shadowColor) = (offset, offset, color)
                    $0.largeTitle.color = color
                }
            }
            let (one, two) = (state(red, low), state(blue, high))
            for part in [0.1, 0.25, 0.49] { XCTAssertEqual(one.mixed(with: two, by: part), one, "\(part)") }
            for part in [0.5, 0.75, 0.9] { XCTAssertEqual(one.mixed(with: two, by: part), two, "\(part)") }
        }
    }

    /// A scroll view drives the state from frame to frame, and the item's appearance is written once on the way.
    func testTheTitleColourIsWrittenOnceOnTheWay() async throws {
        let (one, two) = (
            BarState(background: .color(red), tintColor: red, titleColor: red),
            BarState(background: .color(blue), tintColor: blue, titleColor: blue)
        )
        for pushes in [false, true] {
            let scene = try BarScene(.slide, from: one, to: BarState())
            let item = scene.first.navigationItem
            var written = [item.standardAppearance].compactMap { $0 }
            for step in 1...20 {
                item.barState = one.mixed(with: two, by: CGFloat(step) / 20)
                scene.stage.turn()
                let now = try XCTUnwrap(item.standardAppearance)
                if now !== written.last { written.append(now) }
            }
            XCTAssertEqual(written.map { $0.titleTextAttributes[.foregroundColor] as? UIColor }, [red, blue])
            XCTAssertEqual(scene.paint.blue, 1)
            guard pushes else { continue }
            scene.push()
            for step in 1...5 {
                item.barState = two.mixed(with: one, by: CGFloat(step) / 5)
                scene.stage.advance(by: 1.0 / 60)
            }
            XCTAssertEqual(HeadlessBars.appearanceOffences, [])
            try scene.stage.settle()
        }
    }

    /// The mix is resolved again for each trait collection.
    func testTheMixOfDynamicColoursIsDynamic() async throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? self.blue : self.red }
        let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        let mixed = BarState(tintColor: dynamic).mixed(with: BarState(tintColor: white), by: 0.5)
        let tint = try XCTUnwrap(mixed.tintColor)
        let dark = tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let light = tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertEqual(light.cgColor.components?[0] ?? -1, 1, accuracy: 1e-6)
        XCTAssertEqual(light.cgColor.components?[2] ?? -1, 0.5, accuracy: 1e-6)
        XCTAssertEqual(dark.cgColor.components?[0] ?? -1, 0.5, accuracy: 1e-6)
        XCTAssertEqual(dark.cgColor.components?[2] ?? -1, 1, accuracy: 1e-6)
    }

    /// A scroll view that stands still sets the same state again.
    func testMixesOfEqualStatesAreEqual() async {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? self.blue : self.red }
        for (first, second) in [(red, blue), (dynamic, blue), (dynamic, .systemRed)] as [(UIColor, UIColor)] {
            let (one, two) = (
                BarState(background: .color(first), tintColor: first, titleColor: first) { $0.shadowColor = first },
                BarState(background: .color(second), tintColor: second, titleColor: second) { $0.shadowColor = second }
            )
            XCTAssertEqual(one.mixed(with: two, by: 0.3), one.mixed(with: two, by: 0.3))
            XCTAssertNotEqual(one.mixed(with: two, by: 0.3), one.mixed(with: two, by: 0.4))
            XCTAssertNotEqual(one.mixed(with: two, by: 0.3), two.mixed(with: one, by: 0.3))
        }
    }

    private func assert(_ color: UIColor, red: Double, blue: Double, line: UInt = #line) {
        let parts = (color.cgColor.components ?? []).map { Double($0) }
        guard parts.count == 4 else { return XCTFail("\(color)", line: line) }
        XCTAssertEqual(parts[0], red, accuracy: 1e-6, line: line)
        XCTAssertEqual(parts[2], blue, accuracy: 1e-6, line: line)
        XCTAssertEqual(parts[3], 1, accuracy: 1e-6, line: line)
    }
}
