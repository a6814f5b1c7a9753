import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the travel animation: each screen keeps its own bar background, divided at the edge between the screens.
@MainActor
final class BarTravelTests: GenerationTestCase {
    private static let travelling = BarState { $0.transition = .travel }
    private static let sliding: [BarDriver] = [.system, .slide]

    private func scene(_ driver: BarDriver, _ from: BarState, _ to: BarState) throws -> BarStage {
        try BarStage(driver, from: from, to: to, stackState: Self.travelling)
    }

    func testTheSplitStaysAtTheScreensEdge() async throws {
        for driver in Self.sliding {
            let scene = try scene(driver, .ember, .halfSea)
            scene.push()
            try watch(scene, "\(driver) push")
            scene.pop()
            try watch(scene, "\(driver) pop")
        }
    }

    func testUnderTheFingerTheSplitIsAtTheScreensEdge() async throws {
        for driver in Self.sliding {
            for finishing in [true, false] {
                let scene = try scene(driver, .ember, .halfSea)
                try scene.arrive()
                let before = scene.dump
                for progress in [0.2, 0.5, 0.35, 0.8] {
                    scene.drivePop(to: progress)
                    assertSplit(scene, "\(driver) at \(progress)")
                }
                finishing ? scene.stage.finger.up() : scene.stage.finger.cancel()
                try watch(scene, "\(driver) released \(finishing)")
                if !finishing { XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)") }
                scene.paint.assertClose(to: finishing ? .ember : .halfSea, within: 1e-6, "\(driver) \(finishing)")
            }
        }
    }

    /// On iOS 26 and later a pop interrupts UIKit's push in the middle (B16.21). Before, it follows the push.
    func testAPopInTheMiddleOfAPushKeepsTheSplitAtTheScreensEdge() async throws {
        for driver in Self.sliding {
            let scene = try scene(driver, .ember, .halfSea)
            scene.push()
            scene.stage.advance(by: 0.12)
            scene.pop()
            try watch(scene, "\(driver)")
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
            XCTAssertEqual(HeadlessBars.appearanceOffences, [], "\(driver)")
        }
    }

    /// The screens go on from where they are, and so does the colour.
    func testAPopInTheMiddleOfAPushBlendsOnFromTheColourThatIsSeen() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            scene.push()
            scene.stage.advance(by: 0.12)
            var (last, frames) = (scene.paint, 0)
            scene.pop()
            XCTAssertEqual(scene.paint.blue, last.blue, accuracy: 0.01, "\(driver)")
            while scene.navigation.transitionCoordinator != nil, frames < 200 {
                let now = scene.paint
                XCTAssertEqual(now.blue, last.blue, accuracy: 0.15, "\(driver) frame \(frames)")
                XCTAssertEqual(now.alpha, last.alpha, accuracy: 0.1, "\(driver) frame \(frames)")
                scene.stage.advance(by: 1.0 / 60)
                (last, frames) = (now, frames + 1)
            }
            XCTAssertGreaterThan(frames, 10, "\(driver)")
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }

    func testFromRightToLeftTheSplitIsMirrored() async throws {
        for driver in Self.sliding {
            let scene = try BarStage(
                driver, from: .ember, to: .halfSea, stackState: Self.travelling, on: .phone.rightToLeft)
            scene.push()
            for _ in 0..<10 {
                let parts = try XCTUnwrap(Parts(scene), "\(driver)")
                let screen = seen(scene.second.view).maxX
                XCTAssertEqual(parts.upper.maxX, screen, accuracy: 0.5, "\(driver)")
                XCTAssertEqual(parts.lower.minX, screen, accuracy: 0.5, "\(driver)")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
        }
    }

    /// A clear bar over a coloured one. Below the clear bar, its own screen is visible and not the other bar's colour.
    func testAClearBarTravelsOverAColour() async throws {
        for driver in Self.sliding {
            let scene = try scene(driver, .ember, .clear)
            try scene.arrive()
            scene.drivePop(to: 0.5)
            let parts = try XCTUnwrap(Parts(scene))
            XCTAssertEqual(parts.lower.maxX, scene.width / 2, accuracy: 0.5)
            XCTAssertEqual(parts.upperPaint.alpha, 0)
            parts.lowerPaint.assertClose(to: .ember)
            try scene.release(finishing: false)
        }
    }

    /// What is seen below the clear bar is its own screen.
    func testBesideItsScreenNothingIsSeenOfABackground() async throws {
        for (driver, pops) in Self.sliding.flatMap({ driver in [false, true].map { (driver, $0) } }) {
            let scene = try scene(driver, .ember, .clear)
            scene.second.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            if pops { try scene.arrive() }
            pops ? scene.pop() : scene.push()
            for _ in 0..<3 {
                scene.stage.advance(by: 0.05)
                let edge = seen(scene.second.view).minX
                for x in [edge - 4, edge + 4] where x > 0 && x < scene.width {
                    let color = scene.stage.color(at: CGPoint(x: x, y: 4))
                    let note = "\(driver), pops \(pops), \(x) of \(edge)"
                    XCTAssertEqual(color.red, x < edge ? 1 : 0, accuracy: 0.01, note)
                    XCTAssertEqual(color.blue, x < edge ? 0 : 1, accuracy: 0.01, note)
                }
            }
            try scene.stage.settle()
        }
    }

    /// The place under the status bar is the screen's, and so is that under a clear bar.
    func testWhatIsPaintedGetsNoTouchesAndIsHiddenFromVoiceOver() async throws {
        for driver in Self.sliding {
            let scene = try scene(driver, .ember, .halfSea)
            for isMoving in [false, true] {
                if isMoving {
                    scene.push()
                    scene.stage.advance(by: 0.1)
                    XCTAssertNotNil(Parts(scene), "\(driver)")
                }
                for view in scene.navigation.view.family where view is any BarBackdrop || view is BarClip {
                    XCTAssertNil(view.hitTest(CGPoint(x: view.bounds.midX, y: 4), with: nil), "\(driver)")
                    XCTAssertTrue(view.accessibilityElementsHidden, "\(driver)")
                }
            }
            try scene.stage.settle()
        }
    }

    /// A picture and a colour cannot be interpolated, so they travel by default.
    func testPicturesTravelWithoutBeingAsked() async throws {
        let picture = BarState(background: .gradient([.red, .blue]))
        for driver in Self.sliding {
            let scene = try BarStage(driver, from: .ember, to: picture)
            scene.push()
            scene.stage.advance(by: 0.05)
            XCTAssertNotNil(Parts(scene), "\(driver)")
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrops.count, 1, "\(driver)")
            XCTAssertTrue(scene.backdrop?.superview === scene.navigation.view, "\(driver)")
        }
    }

    func testUnderAnotherAnimatorThanBatonsItIsABlendOrACrossFade() async throws {
        for driver in [BarDriver.block, .property] {
            let scene = try scene(driver, .ember, .halfSea)
            scene.push()
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.backdrops.count, 1, "\(driver)")
            scene.paint.assertClose(
                to: .between(.halfSea, .ember, at: Double(scene.popProgress)), "\(driver)")
            try scene.stage.settle()

            let other = try BarStage(driver, from: .ember, to: BarState(background: .blur(.systemMaterial)))
            other.push()
            other.stage.advance(by: 0.1)
            let paints = other.backdrops.map(\.seenPart)
            XCTAssertEqual(paints.count, 2, "\(driver)")
            XCTAssertEqual(paints.reduce(0, +), 1, accuracy: 0.01, "\(driver): one goes as the other comes")
            XCTAssertEqual(paints[1], 1 - Double(other.popProgress), accuracy: 0.01, "\(driver)")
            try other.stage.settle()
            XCTAssertEqual(other.backdrops.count, 1, "\(driver)")
        }
    }

    /// Screens that do not slide past each other have no edge between them.
    func testAFadeBlends() async throws {
        let scene = try scene(.slide, .ember, .halfSea)
        scene.navigation.transitions = .fade
        scene.navigation.transitions?.barState = Self.travelling
        scene.push()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.backdrops.count, 1)
        try scene.stage.settle()
    }

    /// A mask breaks a blur: on a view around it, and on itself, where UIKit copies it.
    func testNothingIsMaskedWhileABlurTravels() async throws {
        let blur = BarState(background: .blur(.systemMaterial)) { $0.transition = .travel }
        for driver in Self.sliding {
            for (from, to) in [(blur, BarState.ember), (.ember, blur), (blur, .clear)] {
                let scene = try BarStage(driver, from: from, to: to, stackState: Self.travelling)
                for isPush in [true, false] {
                    isPush ? scene.push() : scene.pop()
                    var blurs = 0
                    while scene.navigation.transitionCoordinator != nil {
                        for backdrop in scene.backdrops {
                            let path = sequence(first: backdrop as UIView, next: \.superview)
                            XCTAssertTrue(path.allSatisfy { $0.mask == nil && $0.layer.mask == nil }, "\(driver)")
                            if backdrop is BlurBackdrop { blurs += 1 }
                            if backdrop is BlurBackdrop { XCTAssertEqual(backdrop.alpha, 1, "\(driver)") }
                        }
                        XCTAssertNotNil(Parts(scene), "\(driver)")
                        scene.stage.advance(by: 1.0 / 60)
                    }
                    try scene.stage.settle()
                    XCTAssertGreaterThan(blurs, 10, "\(driver)")
                }
            }
        }
    }

    func testABarHasFewLayersOfOursAtRestAndDuringATransition() async throws {
        let kinds: [BarState] = [
            .ember, BarState(background: .gradient([.red, .blue])),
            BarState(background: .blur(.systemMaterial)),
        ]
        for driver in Self.sliding {
            for manner in [BarTransition.blend, .travel] {
                for kind in kinds + [BarState(background: .color(.red), showsShadowLine: false)] {
                    try countLayers(driver, to: kind, stackState: BarState { $0.transition = manner })
                }
                // A picture is cut off at the edges of its background, and the line is outside of them.
                let picture = BarState(background: .image(UIImage(systemName: "star") ?? UIImage()))
                try countLayers(driver, to: picture, of: 3, stackState: BarState { $0.transition = manner })
            }
        }
    }

    private func countLayers(_ driver: BarDriver, to kind: BarState, of count: Int = 2, stackState: BarState) throws {
        let note =
            "\(driver), \(stackState.transition.map { "\($0)" } ?? ""), \(kind.background.map { "\($0)" } ?? "")"
        let scene = try BarStage(driver, from: .halfSea, to: kind, stackState: stackState)
        XCTAssertEqual(scene.backdropLayers, 2, note)
        scene.push()
        scene.stage.advance(by: 0.1)
        // Two backgrounds with their lines, and the clip of the lower one.
        XCTAssertLessThanOrEqual(scene.backdropLayers, 2 + count + 1, note)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdropLayers, count, note)
    }

    // MARK: Support

    private func watch(_ scene: BarStage, _ note: String) throws {
        var moments = 0
        while scene.navigation.transitionCoordinator != nil, moments < 100 {
            assertSplit(scene, note)
            scene.stage.advance(by: 1.0 / 60)
            moments += 1
        }
        XCTAssertGreaterThan(moments, 4, note)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrops.count, 1, note)
        XCTAssertTrue(scene.backdrop?.superview === scene.navigation.view, note)
        XCTAssertEqual(scene.backdrop?.transform, .identity, note)
    }

    private func assertSplit(_ scene: BarStage, _ note: String, line: UInt = #line) {
        guard let parts = Parts(scene) else { return XCTFail("nothing travels: \(note)", line: line) }
        let edge = seen(scene.second.view).minX
        XCTAssertEqual(parts.upper.minX, edge, accuracy: 0.5, note, line: line)
        XCTAssertEqual(parts.lower.maxX, edge, accuracy: 0.5, note, line: line)
        parts.upperPaint.assertClose(to: .halfSea, note, line: line)
        parts.lowerPaint.assertClose(to: .ember, note, line: line)
    }

    private func seen(_ view: UIView) -> CGRect {
        (view.layer.presentation() ?? view.layer).frame
    }

    /// The two backdrops and what is visible of them.
    @MainActor
    private struct Parts {
        let upper: CGRect
        let lower: CGRect
        let upperPaint: SeenPaint
        let lowerPaint: SeenPaint

        init?(_ scene: BarStage) {
            let all = scene.backdrops
            guard all.count == 2, let below = all.first(where: { $0.superview is BarClip }),
                let above = all.first(where: { !($0.superview is BarClip) }), let clip = below.superview
            else { return nil }
            upper = (above.layer.presentation() ?? above.layer).frame
            // The lower one stays where it is, behind a clip that moves.
            let edges = (clip.layer.presentation() ?? clip.layer).frame
            let place = (below.layer.presentation() ?? below.layer).frame.offsetBy(dx: edges.minX, dy: edges.minY)
            XCTAssertEqual(place.minX, 0, accuracy: 1e-6)
            lower = edges.intersection(place)
            upperPaint = SeenPaint(above)
            lowerPaint = SeenPaint(below)
        }
    }
}
