import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// A transition during which the window gets another size ends at once, and every screen has its new frame (B19.7, B21.7).
@MainActor
final class EndedByResizeTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26] }

    /// How the window gets another size.
    private enum Manner: CaseIterable {
        case turned
        case atOnce
        case animated
        case live

        @MainActor
        func make(on stage: Stage) {
            let size = CGSize(width: 320, height: 700)
            switch self {
            case .turned: stage.rotate()
            case .atOnce: stage.resize(to: size, lasting: 0)
            case .animated: stage.resize(to: size)
            case .live: stage.resizeInteractively(to: size, in: 2.0 / 60)
            }
            stage.turn()
        }
    }

    /// A transition, and what is seen after it.
    private struct Scene {
        let stage: Stage
        let isRunning: () -> Bool
        /// Returns the screens that are seen at the end, with their places.
        let shown: () -> [(view: UIView?, place: CGRect)]
        /// Says what has become of the transition.
        let outcome: () -> String
        /// Lets the other screen be seen, without animation.
        let goOn: () -> Void
    }

    private typealias Family = (name: String, outcome: String, make: (HeadlessDevice) throws -> Scene)

    private func each(
        _ families: [Family],
        _ check: (_ scene: Scene, _ manner: Manner, _ outcome: String, _ name: String) throws -> Void
    ) throws {
        for family in families {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                for manner in Manner.allCases {
                    let name = "\(family.name), \(manner), \(device.name)"
                    let scene = try family.make(device)
                    XCTAssertTrue(scene.isRunning(), name)
                    try check(scene, manner, family.outcome, name)
                    scene.stage.close()
                }
            }
        }
    }

    private func expectEnded(_ scene: Scene, _ name: String) {
        XCTAssertFalse(scene.isRunning(), name)
        for (view, place) in scene.shown() {
            XCTAssertEqual(view?.frameOfModel, place, name)
            XCTAssertEqual(view.map { CATransform3DIsIdentity($0.transform3D) }, true, name)
        }
    }

    /// While the window is turned in an animation, the screen covers it in each frame.
    private func expectNoGap(_ scene: Scene, _ name: String) {
        guard let last = scene.shown().last?.view else { return XCTFail(name) }
        for _ in 0..<20 {
            let window = (scene.stage.window.layer.presentation() ?? scene.stage.window.layer).bounds
            let seen = last.frameInWindow.insetBy(dx: -0.5, dy: -0.5)
            XCTAssertTrue(seen.contains(window), "\(seen) of \(window), \(name)")
            scene.stage.advance(by: 1.0 / 60)
        }
    }

    private func expectRest(_ scene: Scene, _ outcome: String, _ name: String) throws {
        try scene.stage.settle()
        expectEnded(scene, name)
        XCTAssertEqual(scene.outcome(), outcome, name)
        if outcome != "presented" { XCTAssertEqual(scene.stage.window.leftovers, [], name) }
        XCTAssertEqual(HeadlessLog.warnings, [], name)
    }

    // MARK: What runs by itself

    func testWhatRunsIsAtItsEndAtOnce() async throws {
        HeadlessLog.reset()
        try each(Self.running) { scene, manner, outcome, name in
            manner.make(on: scene.stage)
            expectEnded(scene, name)
            expectNoGap(scene, name)
            try expectRest(scene, outcome, name)
            // The other screen gets its frame when it is seen again.
            scene.goOn()
            try scene.stage.settle()
            for (view, place) in scene.shown() { XCTAssertEqual(view?.frameOfModel, place, "back, \(name)") }
        }
    }

    func testEveryScreenIsToldOnceThatItHasAppeared() async throws {
        for manner in Manner.allCases {
            var lines: [String] = []
            let (a, b) = (TestScreen("A") { lines.append($0) }, TestScreen("B") { lines.append($0) })
            let navigation = UINavigationController(rootViewController: a)
            navigation.transitions = .slide
            let stage = Stage(root: navigation)
            try stage.settle()
            lines = []
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.1)
            manner.make(on: stage)
            try stage.settle()
            XCTAssertEqual(
                lines.sorted(), ["A did disappear", "A will disappear", "B did appear", "B will appear"], "\(manner)")
            stage.close()
        }
    }

    /// The travellers, the clips and the masks of every style are gone.
    func testNothingIsLeftOfIt() async throws {
        let styles: [TransitionStyle] = [
            .slide, .slideAcross, .depth, .flip, .cube, .reveal, .zoom("cover"), .expand("cover"),
            .slide.sharing("cover"),
        ]
        for style in styles {
            for manner in Manner.allCases {
                let stand = try SharingStage(.stack, style)
                stand.goForward()
                stand.stage.advance(by: 0.1)
                manner.make(on: stand.stage)
                XCTAssertEqual(stand.travellers, [], "\(manner)")
                XCTAssertEqual(stand.seen, ["target"], "\(manner)")
                try stand.stage.settle()
                XCTAssertEqual(stand.stage.window.leftovers, [], "\(manner)")
                XCTAssertEqual(stand.upper.view.frame, stand.stage.window.bounds, "\(manner)")
                stand.stage.close()
            }
        }
    }

    private static let running: [Family] = [
        ("push", "A B", { try stack($0, showsB: false) { $0.push() } }),
        ("pop", "A", { try stack($0, showsB: true) { $0.pop() } }),
        ("card in", "presented", { try modal(.card, $0, isComing: true) }),
        ("card out", "dismissed", { try modal(.card, $0, isComing: false) }),
        ("drawer in", "presented", { try modal(.drawer, $0, isComing: true) }),
        ("sheet in", "presented", { try modal(.sheet(detents: [.height(200), .large]), $0, isComing: true) }),
        ("cover in", "presented", { try modal(.slide(from: .bottom), $0, isComing: true) }),
        ("cover out", "dismissed", { try modal(.slide(from: .bottom), $0, isComing: false) }),
        ("tabs", "B", { try tabs($0, swipes: false) }),
        ("turned round", "A", { try caughtPush($0, releases: true) }),
    ]

    // MARK: What a finger holds

    /// The finger goes on, and has nothing to move.
    func testWhatAFingerHoldsIsCancelled() async throws {
        HeadlessLog.reset()
        try each(Self.held) { scene, manner, outcome, name in
            manner.make(on: scene.stage)
            expectEnded(scene, name)
            scene.stage.advance(by: 0.4)
            if let place = scene.stage.finger.place {
                scene.stage.finger.drag(to: CGPoint(x: place.x + 1, y: place.y), in: 0.1)
                scene.stage.finger.hold(for: 0.2)
            }
            scene.stage.finger.up()
            try expectRest(scene, outcome, name)
        }
    }

    private static let held: [Family] = [
        ("swipe", "A B", { try swipe($0) }),
        ("caught push", "A", { try caughtPush($0, releases: false) }),
        ("pulled card", "presented", { try pull(.card, $0) }),
        ("pulled drawer", "presented", { try pull(.drawer(.bottom, length: 300), $0) }),
        ("swiped tab", "A", { try tabs($0, swipes: true) }),
    ]

    /// An interaction of the app's holds the push at half of the way.
    func testWhatTheAppHoldsIsCancelled() async throws {
        for manner in Manner.allCases {
            let (delegate, interaction) = (
                HandWrittenStackDelegate(push: PushAnimator(.slide)), UIPercentDrivenInteractiveTransition()
            )
            delegate.interaction = { interaction }
            let stand = try StackStage(showsB: false) { $0.delegate = delegate }
            stand.push()
            stand.stage.turn()
            interaction.update(0.5)
            manner.make(on: stand.stage)
            XCTAssertEqual(stand.titles, ["A"])
            XCTAssertNil(stand.navigation.transitionCoordinator)
            interaction.update(0.7)
            interaction.finish()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
            XCTAssertEqual(stand.a.view.frame, stand.stage.window.bounds)
            XCTAssertEqual(stand.stage.window.leftovers, [])
            stand.stage.close()
        }
    }

    /// A sheet that follows its content resizes the stack in it, and not the window.
    func testAPushInASheetThatGrowsRunsOn() async throws {
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        let (first, second) = (TestScreen("First"), TestScreen("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.transitions = .slide
        stack.preferredContentSize.height = 200
        presenter.present(stack, using: .sheet(detents: [.fitted]))
        try stage.settle()
        stack.pushViewController(second, animated: true)
        stack.preferredContentSize.height = 400
        stage.advance(by: 0.15)
        XCTAssertNotNil(stack.transitionCoordinator)
        XCTAssertGreaterThan(second.view.frameInWindow.minX, 1)
        try stage.settle()
        XCTAssertEqual(second.view.frameOfModel, stack.view.frameOfModel)
    }
}

// MARK: - The scenes

extension EndedByResizeTests {
    private static func scene(_ stand: StackStage) -> Scene {
        let (stage, navigation) = (stand.stage, stand.navigation)
        return Scene(
            stage: stage, isRunning: { navigation.transitionCoordinator != nil },
            shown: { [(navigation.topViewController?.view, stage.window.bounds)] },
            outcome: { stand.titles.joined(separator: " ") },
            goOn: { navigation.setViewControllers(stand.titles.count == 1 ? [stand.b] : [stand.a], animated: false) })
    }

    private static func stack(
        _ device: HeadlessDevice, showsB: Bool, _ change: (StackStage) -> Void
    ) throws -> Scene {
        let stand = try StackStage(device, showsB: showsB) { $0.transitions = .slide }
        change(stand)
        stand.stage.advance(by: 0.1)
        return scene(stand)
    }

    private static func swipe(_ device: HeadlessDevice) throws -> Scene {
        let stand = try StackStage(device) { $0.transitions = .slide }
        let x = { (x: CGFloat) in device.layoutDirection == .rightToLeft ? 390 - x : x }
        stand.stage.finger.down(at: CGPoint(x: x(2), y: 400))
        stand.stage.finger.drag(to: CGPoint(x: x(150), y: 400), in: 0.2)
        return scene(stand)
    }

    /// A push that a finger has caught. It runs back if the finger releases it.
    private static func caughtPush(_ device: HeadlessDevice, releases: Bool) throws -> Scene {
        let stand = try StackStage(device, showsB: false) { $0.transitions = .slide }
        let sign = device.layoutDirection == .rightToLeft ? -1 as CGFloat : 1
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 600), towards: CGPoint(x: sign, y: 0))
        stand.stage.finger.drag(to: CGPoint(x: 195 + sign * 60, y: 600), in: 0.05)
        if releases {
            stand.stage.finger.up()
            stand.stage.advance(by: 0.03)
        }
        return scene(stand)
    }

    private static func scene(_ stand: CardStage, _ transitions: ModalTransitions) -> Scene {
        let window = stand.stage.window
        return Scene(
            stage: stand.stage, isRunning: { stand.card.transitionCoordinator != nil },
            shown: {
                // UIKit makes one of its own for a screen that is not presented.
                let presentation = stand.isPresenting ? stand.card.presentationController : nil
                let card = (presentation?.presentedView, presentation?.frameOfPresentedViewInContainerView ?? .null)
                // A full screen that stays has removed the presenter.
                let covers = transitions.overlay.coversAll && stand.isPresenting
                let presenter = [(view: stand.presenter.view as UIView?, place: window.bounds)]
                return (stand.isPresenting ? [card] : []) + (covers ? [] : presenter)
            },
            outcome: { stand.isPresenting ? "presented" : "dismissed" },
            goOn: {
                stand.isPresenting
                    ? stand.card.dismiss(animated: false)
                    : stand.presenter.present(stand.card, using: transitions, animated: false)
            })
    }

    private static func modal(
        _ transitions: ModalTransitions, _ device: HeadlessDevice, isComing: Bool
    ) throws -> Scene {
        let stand = try CardStage(device)
        if isComing {
            stand.presenter.present(stand.card, using: transitions)
        } else {
            try stand.present(using: transitions)
            stand.card.dismiss(animated: true)
        }
        stand.stage.advance(by: 0.1)
        return scene(stand, transitions)
    }

    private static func pull(_ transitions: ModalTransitions, _ device: HeadlessDevice) throws -> Scene {
        let stand = try CardStage(device)
        try stand.present(using: transitions)
        let frame = stand.card.view.superview?.frame ?? .null
        stand.stage.finger.down(at: CGPoint(x: frame.midX, y: frame.minY + 60))
        stand.stage.finger.drag(to: CGPoint(x: frame.midX, y: frame.minY + 180), in: 0.3)
        return scene(stand, transitions)
    }

    private static func tabs(_ device: HeadlessDevice, swipes: Bool) throws -> Scene {
        let stand = try TabStage(device, setUp: { $0.transitions = swipes ? .slideAcross.swipe() : .slideAcross })
        let sign = device.layoutDirection == .rightToLeft ? -1 as CGFloat : 1
        if swipes {
            stand.stage.finger.down(at: CGPoint(x: 195 + sign * 100, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 195 - sign * 50, y: 400), in: 0.2)
        } else {
            stand.tap(1)
            stand.stage.advance(by: 0.1)
        }
        return Scene(
            stage: stand.stage, isRunning: { stand.tabs.transitionCoordinator != nil },
            shown: { [(stand.tabs.selectedViewController?.view, stand.stage.window.bounds)] },
            outcome: { stand.tabs.selectedViewController?.title ?? "-" },
            goOn: { stand.tabs.selectedIndex = stand.tabs.selectedIndex == 0 ? 1 : 0 })
    }
}

extension UIView {
    /// The frame in the window, whatever an animation shows.
    fileprivate var frameOfModel: CGRect { convert(bounds, to: nil) }
}
