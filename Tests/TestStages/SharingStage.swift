import Baton
import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import class Baton.Traveller

/// Two screens that share a view, on a stage: in a stack, one presented by the other, or as tabs.
@MainActor
final class SharingStage {
    enum Door: CaseIterable {
        case stack
        case modal
        case tabs
    }

    static let source = CGRect(x: 20, y: 300, width: 80, height: 60)
    static let target = CGRect(x: 60, y: 120, width: 270, height: 200)

    let stage: Stage
    let door: Door
    let lower = SharingScreen("Lower")
    let upper = SharingScreen("Upper")
    let source: UIView
    let target: UIView
    private let style: TransitionStyle
    /// How the upper screen is presented, if not over all by the style of the stage.
    var modal: ModalTransitions?
    /// Drives the changes of tabs, which no finger catches by itself. It comes from the app's delegate.
    let tabInteraction = TransitionInteraction()
    private let tabDelegate = HandWrittenTabDelegate()

    init(_ door: Door = .stack, _ style: TransitionStyle, _ device: HeadlessDevice = .phone) throws {
        self.door = door
        self.style = style
        source = lower.share("cover", at: Self.source)
        target = upper.share("cover", at: Self.target)
        let root: UIViewController
        switch door {
        case .stack:
            let navigation = UINavigationController(rootViewController: lower)
            navigation.transitions = NavigationTransitions(style)
            root = navigation
        case .modal: root = lower
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [lower, upper]
            tabDelegate.interaction = tabInteraction
            tabs.transitions = TabTransitions(style).forwardedDelegate(tabDelegate)
            root = tabs
        }
        stage = Stage(device, root: root)
        try stage.settle()
    }

    var navigation: UINavigationController? { lower.navigationController }

    func goForward() {
        switch door {
        case .stack: navigation?.pushViewController(upper, animated: true)
        case .modal: lower.present(upper, using: modal ?? ModalTransitions(style).pull())
        case .tabs: lower.tabBarController?.selectedIndex = 1
        }
        stage.turn()
    }

    func goBack() {
        switch door {
        case .stack: navigation?.popViewController(animated: true)
        case .modal: upper.dismiss(animated: true)
        case .tabs: lower.tabBarController?.selectedIndex = 0
        }
        stage.turn()
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        switch door {
        case .stack: navigation?.transitionCoordinator
        case .modal: upper.transitionCoordinator
        case .tabs: lower.tabBarController?.transitionCoordinator
        }
    }

    /// Whether the upper screen is shown.
    var isForward: Bool { upper.viewIfLoaded?.window != nil }

    /// Moves a change of tabs to a progress and lets it go there. One that runs is paused before, and otherwise one is begun.
    func driveTabs(to progress: CGFloat, finishes: Bool, begins isForward: Bool? = nil) {
        if let isForward {
            tabInteraction.begin { [lower] in
                lower.tabBarController?.selectedIndex = isForward ? 1 : 0
                return lower.tabBarController?.transitionCoordinator
            }
            stage.turn()
        } else {
            tabInteraction.pause()
        }
        let start = tabInteraction.percentComplete
        for step in 1...10 {
            tabInteraction.update(start + (progress - start) * CGFloat(step) / 10)
            stage.advance(by: 1.0 / 60)
        }
        tabInteraction.release(progress: finishes ? 1 : 0, velocity: finishes ? 300 : -300, distance: 390)
        stage.turn()
    }

    // MARK: What is seen

    var travellers: [Traveller] { stage.window.family.compactMap { $0 as? Traveller } }

    /// The view inside a traveller that has its frame and its corners.
    var body: UIView? { travellers.first?.family.first { $0.layer.cornerCurve == .continuous } }

    /// The names of what is seen of the source, the target and the traveller. Exactly one should be.
    var seen: [String] { SharedSight(source, target).seen(beside: travellers) }

    /// Lets the transition run, and checks each frame.
    func run(file: StaticString = #filePath, line: UInt = #line, _ check: (TimeInterval) -> Void = { _ in }) throws {
        let start = stage.now
        while !travellers.isEmpty {
            XCTAssertEqual(seen, ["traveller"], "\(door) after \(stage.now - start) s", file: file, line: line)
            check(stage.now - start)
            guard stage.now - start < 3 else { return XCTFail("no end", file: file, line: line) }
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
    }
}

extension UIView {
    /// The frame on the screen at this moment, in the window.
    var frameInWindow: CGRect {
        guard let window else { return .null }
        return (layer.presentation() ?? layer).convert(
            (layer.presentation() ?? layer).bounds, to: window.layer.presentation() ?? window.layer)
    }
}
