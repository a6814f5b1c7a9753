import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Resizes a window while the backgrounds of two bars change.
@MainActor
final class ResizedBarTests: GenerationTestCase {
    private func scene(
        _ isMirrored: Bool, travels: Bool, in navigation: UINavigationController = UINavigationController()
    ) throws -> BarScene {
        try BarScene(
            .slide, from: BarState(background: .color(.red)), to: BarState(background: .color(.blue)),
            stackState: BarState { $0.transition = travels ? .travel : nil }, on: isMirrored ? .pad.rightToLeft : .pad,
            in: navigation)
    }

    /// The colour of the bar at a distance from the leading edge, under the status bar, where no titles and buttons are.
    private func color(_ scene: BarScene, at way: CGFloat) -> RecordedColor {
        let isMirrored = scene.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? scene.stage.window.bounds.width - way : way
        return scene.stage.color(at: CGPoint(x: x, y: 4))
    }

    private func expectSplit(_ scene: BarScene, _ name: String) {
        let (edge, width) = (abs(scene.second.view.frameInWindow.minX), scene.stage.window.bounds.width)
        for way in [2, edge / 2, edge - 2, edge + 2, (edge + width) / 2, width - 2] where abs(way - edge) > 1 {
            guard way > 0, way < width else { continue }
            let (color, isUpper) = (color(scene, at: way), way > edge)
            XCTAssertEqual(color.blue, isUpper ? 1 : 0, accuracy: 0.01, "\(way) of \(edge), \(name)")
            XCTAssertEqual(color.red, isUpper ? 0 : 1, accuracy: 0.01, "\(way) of \(edge), \(name)")
        }
    }

    private func resize(_ scene: BarScene, _ look: () -> Void) {
        for width in [700, 600, 520, 640, 900] {
            scene.stage.resize(to: CGSize(width: width, height: 1_000), lasting: 0)
            scene.stage.advance(by: 1.0 / 60)
            look()
        }
    }

    func testBackgroundsThatTravelAreDividedAtTheEdgeOfTheScreens() async throws {
        for isMirrored in [false, true] {
            for pops in [false, true] {
                let scene = try scene(isMirrored, travels: true)
                if pops { try scene.arrive() }
                pops ? scene.pop() : scene.push()
                scene.stage.advance(by: 0.1)
                resize(scene) { expectSplit(scene, "pops \(pops)") }
                while scene.navigation.transitionCoordinator != nil {
                    expectSplit(scene, "pops \(pops), later")
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
                XCTAssertEqual(color(scene, at: 300).blue, pops ? 0 : 1, accuracy: 0.01)
            }
        }
    }

    func testUnderAFingerAndAfterItTheyStayDivided() async throws {
        for finishes in [false, true] {
            let scene = try scene(false, travels: true)
            try scene.arrive()
            scene.stage.finger.down(at: CGPoint(x: 1, y: 600))
            scene.stage.finger.drag(to: CGPoint(x: 300, y: 600), in: 0.2)
            resize(scene) { expectSplit(scene, "held") }
            scene.stage.finger.drag(to: CGPoint(x: finishes ? 800 : 60, y: 600), in: 0.2)
            expectSplit(scene, "dragged")
            scene.stage.finger.hold(for: 0.2)
            scene.stage.finger.up()
            while scene.navigation.transitionCoordinator != nil {
                expectSplit(scene, "released")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            XCTAssertEqual(color(scene, at: 300).blue, finishes ? 0 : 1, accuracy: 0.01)
            XCTAssertEqual(scene.stage.window.family.filter { $0 is BarClip }, [])
        }
    }

    /// A finger catches the transition after the window was resized, and holds it.
    func testCaughtAfterAResizeTheyStayDivided() async throws {
        for (pops, finishes) in [(false, true), (true, false)] {
            let note = "pops \(pops), finishes \(finishes)"
            let scene = try scene(false, travels: true)
            if pops { try scene.arrive() }
            pops ? scene.pop() : scene.push()
            scene.stage.advance(by: 0.05)
            scene.stage.resize(to: CGSize(width: 700, height: 1_000), lasting: 0)
            scene.stage.advance(by: 0.05)
            let way: CGFloat = pops == finishes ? 1 : -1
            scene.stage.finger.catchTransition(at: CGPoint(x: 350, y: 600), towards: CGPoint(x: way, y: 0))
            let place = scene.second.view.frameInWindow.minX
            for _ in 0..<2 {
                expectSplit(scene, "\(note), held")
                scene.stage.finger.hold(for: 0.1)
            }
            XCTAssertEqual(scene.second.view.frameInWindow.minX, place, accuracy: 0.5, note)
            scene.stage.finger.drag(to: CGPoint(x: 350 + way * 200, y: 600), in: 0.05)
            expectSplit(scene, "\(note), dragged")
            scene.stage.finger.up()
            while scene.navigation.transitionCoordinator != nil {
                expectSplit(scene, "\(note), released")
                scene.stage.advance(by: 0.1)
            }
            try scene.stage.settle()
            XCTAssertEqual(color(scene, at: 300).blue, pops == finishes ? 0 : 1, accuracy: 0.01, note)
        }
    }

    func testNothingMovesOnAfterAResizedTransitionThatIsEndedAtOnce() async throws {
        for pops in [false, true] {
            let scene = try scene(false, travels: true, in: BatonNavigationController())
            if pops { try scene.arrive() }
            pops ? scene.pop() : scene.push()
            scene.stage.advance(by: 0.05)
            scene.stage.resize(to: CGSize(width: 700, height: 1_000), lasting: 0)
            scene.stage.advance(by: 0.03)
            scene.navigation.setViewControllers([pops ? scene.first : scene.second], animated: false)
            for _ in 0..<10 {
                scene.stage.advance(by: 1.0 / 60)
                XCTAssertNil(scene.navigation.transitionCoordinator)
                for way in [2, 350, 698] as [CGFloat] {
                    XCTAssertEqual(color(scene, at: way).blue, pops ? 0 : 1, accuracy: 0.01, "\(way), pops \(pops)")
                }
            }
            try scene.stage.settle()
        }
    }

    /// The pop goes on from where the screens of the push are seen.
    func testAPopInTheMiddleOfAPushStaysDividedWhenResized() async throws {
        let scene = try scene(false, travels: true, in: BatonNavigationController())
        scene.push()
        scene.stage.advance(by: 0.1)
        scene.pop()
        scene.stage.advance(by: 0.1)
        scene.stage.resize(to: CGSize(width: 700, height: 1_000), lasting: 0)
        while scene.navigation.transitionCoordinator != nil {
            scene.stage.advance(by: 1.0 / 60)
            expectSplit(scene, "popped")
        }
        try scene.stage.settle()
    }

    func testBackgroundsThatAreInTheirPlaceDoNotProlongTheTransition() async throws {
        let scene = try scene(false, travels: true)
        try scene.arrive()
        scene.stage.finger.down(at: CGPoint(x: 1, y: 600))
        scene.stage.finger.drag(to: CGPoint(x: 200, y: 600), in: 0.2)
        scene.stage.finger.drag(to: CGPoint(x: 1, y: 600), in: 0.2)
        scene.stage.finger.hold(for: 0.2)
        XCTAssertNotNil(scene.navigation.transitionCoordinator)
        scene.stage.finger.up()
        scene.stage.advance(by: 0.05)
        XCTAssertNil(scene.navigation.transitionCoordinator)
        try scene.stage.settle()
    }

    func testABlendIsSeenOverTheWholeBar() async throws {
        let scene = try scene(false, travels: false)
        scene.push()
        scene.stage.advance(by: 0.1)
        resize(scene) {
            let (first, last) = (color(scene, at: 2), color(scene, at: scene.stage.window.bounds.width - 2))
            XCTAssertEqual(first.red + first.blue, 1, accuracy: 0.05)
            XCTAssertEqual(first.blue, last.blue, accuracy: 0.01)
        }
        try scene.stage.settle()
    }
}
