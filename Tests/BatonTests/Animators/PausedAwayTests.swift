import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a transition whose window goes while it is paused. It ends, and nothing of it stays in memory.
@MainActor
final class PausedAwayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private enum Away: CaseIterable {
        /// The window gets another root view controller.
        case otherRoot
        /// The window is hidden and released.
        case windowReleased
    }

    private enum Kind: CaseIterable {
        case push, pop, presentation, dismissal, tabs
        /// A swipe back, with the finger down.
        case swipe

        /// A modal one stays in the window when the root view controller is another one.
        var isModal: Bool { self == .presentation || self == .dismissal }
    }

    /// A container on a stage, in the middle of a transition.
    @MainActor
    private final class Scene {
        let stage: Stage
        let interaction = TransitionInteraction()
        var root: UIViewController
        let (a, b) = (TestScreen("A"), TestScreen("B"))
        var coordinator: (any UIViewControllerTransitionCoordinator)?
        private var delegate: AnyObject?

        init(_ kind: Kind, on device: HeadlessDevice) throws {
            root = UIViewController()
            stage = Stage(device, root: root)
            switch kind {
            case .push, .pop, .swipe: try makeStack(kind)
            case .presentation, .dismissal: try makeModal(kind)
            case .tabs: try makeTabs()
            }
            if kind == .swipe {
                let isMirrored = device.layoutDirection == .rightToLeft
                stage.finger.down(at: CGPoint(x: isMirrored ? 389 : 1, y: 400))
                stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
                coordinator = (root as? UINavigationController)?.transitionCoordinator
            }
            if kind != .swipe { interaction.update(0.4) }
            stage.turn()
        }

        private func begin(_ start: @escaping () -> Void, from screen: UIViewController) {
            interaction.begin { [weak screen] in
                start()
                return screen?.transitionCoordinator
            }
            stage.turn()
            coordinator = screen.transitionCoordinator
        }

        private func makeStack(_ kind: Kind) throws {
            let stack = UINavigationController(rootViewController: a)
            if kind != .push { stack.pushViewController(b, animated: false) }
            root = stack
            stage.window.rootViewController = stack
            if kind == .swipe {
                stack.transitions = .slide
                return try stage.settle()
            }
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            delegate.interaction = { [weak self] in self?.interaction }
            stack.delegate = delegate
            self.delegate = delegate
            try stage.settle()
            begin(
                { [b] in
                    _ =
                        kind == .push
                        ? stack.pushViewController(b, animated: true) : stack.popViewController(animated: true) as Any
                }, from: stack)
        }

        private func makeModal(_ kind: Kind) throws {
            root = a
            stage.window.rootViewController = a
            let delegate = HandWrittenModalDelegate(present: PresentAnimator(.card), dismiss: DismissAnimator(.card))
            self.delegate = delegate
            b.transitioningDelegate = delegate
            b.modalPresentationStyle = .fullScreen
            if kind == .dismissal {
                a.present(b, animated: true)
                try stage.settle()
            }
            delegate.interaction = { [weak self] in self?.interaction }
            try stage.settle()
            begin(
                { [a, b] in
                    kind == .presentation ? a.present(b, animated: true) : b.dismiss(animated: true)
                }, from: b)
        }

        private func makeTabs() throws {
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            let delegate = HandWrittenTabDelegate(TransitionAnimator(.slideAcross, for: .tabForward))
            delegate.interaction = interaction
            tabs.delegate = delegate
            self.delegate = delegate
            root = tabs
            stage.window.rootViewController = tabs
            try stage.settle()
            begin({ tabs.selectedIndex = 1 }, from: tabs)
        }
    }

    /// What must not stay in memory.
    private struct Remains {
        weak var root: UIViewController?
        weak var a: UIViewController?
        weak var b: UIViewController?
        weak var interaction: TransitionInteraction?
        weak var window: UIWindow?

        var names: [String] {
            [
                root.map { _ in "root" }, a.map { _ in "A" }, b.map { _ in "B" },
                interaction.map { _ in "interaction" }, window.map { _ in "window" },
            ].compactMap { $0 }
        }
    }

    /// Pauses a transition, lets its window go, and returns what may stay.
    private func pauseAndLeave(_ kind: Kind, _ away: Away, on device: HeadlessDevice) throws -> Remains {
        let scene = try Scene(kind, on: device)
        let note = "\(kind), \(away)"
        var cancelled: [Bool] = []
        XCTAssertNotNil(scene.coordinator, note)
        scene.coordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
        scene.coordinator = nil
        let remains = Remains(
            root: scene.root, a: scene.a, b: scene.b, interaction: scene.interaction,
            window: away == .otherRoot ? nil : scene.stage.window)
        switch away {
        case .otherRoot: scene.stage.window.rootViewController = UIViewController()
        case .windowReleased: scene.stage.window.isHidden = true
        }
        scene.stage.advance(by: 1)
        if away == .otherRoot {
            XCTAssertNil(scene.root.transitionCoordinator, note)
            XCTAssertEqual(cancelled, [true], note)
            XCTAssertFalse(scene.interaction.isActive, note)
        }
        return remains
    }

    /// Presents a screen, lets its window go, and returns what stays.
    private func presentAndLeave(on device: HeadlessDevice) throws -> [String] {
        let remains: Remains
        do {
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            let stage = Stage(device, root: a)
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            try stage.settle()
            remains = Remains(a: a, b: b, window: stage.window)
            stage.window.isHidden = true
            stage.advance(by: 1)
        }
        let other = Stage(root: UIViewController())
        try other.settle()
        return remains.names
    }

    func testAPausedTransitionWhoseWindowGoesEndsAndIsReleased() async throws {
        for kind in Kind.allCases {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                for away in Away.allCases where !kind.isModal || away == .windowReleased {
                    let remains = try pauseAndLeave(kind, away, on: device)
                    let other = Stage(root: UIViewController())
                    try other.settle()
                    XCTAssertNil(remains.interaction, "\(kind), \(away)")
                    guard kind == .dismissal else {
                        XCTAssertEqual(remains.names, [], "\(kind), \(away)")
                        continue
                    }
                    // A cancelled dismissal leaves a screen that is presented, as if there had been no transition.
                    let expected = try presentAndLeave(on: device)
                    XCTAssertEqual(remains.names.filter { $0 != "root" }, expected)
                }
            }
        }
    }
}
