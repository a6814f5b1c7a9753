import Baton
import BatonTesting
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
            tabs.transitions = TabTransitions(style)
            root = tabs
        }
        stage = Stage(device, root: root)
        try stage.settle()
    }

    var navigation: UINavigationController? { lower.navigationController }

    func goForward() {
        switch door {
        case .stack: navigation?.pushViewController(upper, animated: true)
        case .modal: lower.present(upper, using: ModalTransitions(style).pull())
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

    /// Whether the upper screen is shown.
    var isForward: Bool { upper.viewIfLoaded?.window != nil }

    // MARK: What is seen

    var travellers: [Traveller] { stage.window.family.compactMap { $0 as? Traveller } }

    /// The view inside a traveller that has its frame and its corners.
    var body: UIView? { travellers.first?.family.first { $0.layer.cornerCurve == .continuous } }

    /// The names of what is seen of the source, the target and the traveller. Exactly one should be.
    var seen: [String] {
        [("source", source), ("target", target)].filter { $0.1.isSeen }.map(\.0)
            + travellers.filter(\.isSeen).map { _ in "traveller" }
    }

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
    /// Whether the view is seen, if nothing is above it.
    var isSeen: Bool {
        guard window != nil else { return false }
        return sequence(first: self, next: \.superview).allSatisfy { view in
            let isMasked = view.mask.map { $0.backgroundColor == nil } ?? false
            return !view.isHidden && view.seenAlpha > 0.001 && !isMasked
        }
    }

    /// The frame on the screen at this moment, in the window.
    var frameInWindow: CGRect {
        guard let window else { return .null }
        return (layer.presentation() ?? layer).convert(
            (layer.presentation() ?? layer).bounds, to: window.layer.presentation() ?? window.layer)
    }
}
