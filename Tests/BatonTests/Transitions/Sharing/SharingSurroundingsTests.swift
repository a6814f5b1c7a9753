import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests views that travel together, between screens that look different around them, and under transitions that never end.
@MainActor
final class SharingSurroundingsTests: GenerationTestCase {
    /// Returns the body of the first traveller, which has its frame.
    private func body(in stage: Stage) -> UIView? {
        let traveller = stage.window.family.lazy.compactMap { $0 as? Traveller }.first
        return traveller?.family.first { $0.layer.cornerCurve == .continuous }
    }

    private func travellers(in stage: Stage) -> [UIView] { stage.window.family.filter { $0 is Traveller } }

    /// Lets a transition run, in which nothing is seen of the views of both screens, and returns the first and the last frame of
    /// the traveller.
    private func way(
        in stage: Stage, _ name: String = "cover", of screens: (SharingScreen, SharingScreen),
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> (first: CGRect, last: CGRect) {
        let first = body(in: stage)?.frameInWindow ?? .null
        var last = first
        let pair = SharedSight(screens.0.shared[name], screens.1.shared[name])
        while let body = body(in: stage) {
            XCTAssertEqual(pair.seen(beside: travellers(in: stage)), ["traveller"], file: file, line: line)
            last = body.frameInWindow
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        return (first, last)
    }

    private func assertClose(
        _ seen: CGRect, _ wanted: CGRect, within limit: CGFloat = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        let off = [
            seen.minX - wanted.minX, seen.minY - wanted.minY, seen.maxX - wanted.maxX, seen.maxY - wanted.maxY,
        ]
        XCTAssertLessThanOrEqual(off.map(abs).max() ?? 0, limit, "\(seen) \(wanted)", file: file, line: line)
    }

    func testTenViewsTravelAtOnce() async throws {
        let names = (0..<10).map { "view \($0)" }
        let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
        for (index, name) in names.enumerated() {
            let number = CGFloat(index)
            lower.share(name, at: CGRect(x: 20, y: 100 + 60 * number, width: 40, height: 40))
            upper.share(name, at: CGRect(x: 300 - 20 * number, y: 120 + 40 * number, width: 60, height: 60))
        }
        let navigation = UINavigationController(rootViewController: lower)
        var style = TransitionStyle.slide
        style.shared = names.map { SharedElement($0) }
        navigation.transitions = NavigationTransitions(style)
        let stage = Stage(root: navigation)
        try stage.settle()
        for isPush in [true, false] {
            if isPush {
                navigation.pushViewController(upper, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            stage.turn()
            var frames = 0
            while !travellers(in: stage).isEmpty {
                let pairs = names.map { SharedSight(lower.shared[$0], upper.shared[$0]) }
                XCTAssertEqual(SharedSight.problems(of: pairs, during: travellers(in: stage)), [])
                stage.advance(by: 1.0 / 60)
                frames += 1
            }
            XCTAssertGreaterThan(frames, 20)
            try stage.settle()
            for name in names { XCTAssertTrue((isPush ? upper : lower).shared[name]?.isSeen == true, name) }
        }
    }

    func testBarsAndSafeAreasMayDiffer() async throws {
        for (hidesLower, hidesUpper, isLarge) in [(false, true, false), (true, false, true), (false, false, true)] {
            let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
            let navigation = UINavigationController(rootViewController: lower)
            let stage = Stage(root: navigation)
            navigation.navigationBar.prefersLargeTitles = isLarge
            upper.navigationItem.largeTitleDisplayMode = .never
            lower.navigationItem.barState = BarState { $0.isHidden = hidesLower }
            upper.navigationItem.barState = BarState { $0.isHidden = hidesUpper }
            navigation.transitions = .slide.sharing("cover")
            for screen in [lower, upper] {
                let cover = screen.share("cover", at: .zero)
                cover.layer.cornerCurve = .continuous
                cover.translatesAutoresizingMaskIntoConstraints = false
                let guide = screen.view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    cover.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
                    cover.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 30),
                    cover.widthAnchor.constraint(equalToConstant: 100),
                    cover.heightAnchor.constraint(equalToConstant: 80),
                ])
            }
            try stage.settle()
            let source = lower.shared["cover"]?.frameInWindow ?? .null
            navigation.pushViewController(upper, animated: true)
            stage.turn()
            let there = try way(in: stage, of: (lower, upper))
            assertClose(there.first, source, within: 0.5)
            assertClose(there.last, upper.shared["cover"]?.frameInWindow ?? .null)
            navigation.popViewController(animated: true)
            stage.turn()
            let back = try way(in: stage, of: (lower, upper))
            assertClose(back.last, lower.shared["cover"]?.frameInWindow ?? .null)
            assertClose(back.last, source)
        }
    }

    func testAViewTravelsIntoASheetAndBack() async throws {
        for (name, transitions) in [
            ("sheet", ModalTransitions.sheet(detents: [.height(400)])), ("card", .card), ("dialog", .dialog),
        ] {
            let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
            lower.share("cover", at: CGRect(x: 20, y: 100, width: 80, height: 60)).layer.cornerCurve = .continuous
            upper.share("cover", at: CGRect(x: 40, y: 50, width: 160, height: 120)).layer.cornerCurve = .continuous
            upper.preferredContentSize = CGSize(width: 280, height: 300)
            let stage = Stage(root: lower)
            try stage.settle()
            let before = WindowDump(stage.window)
            lower.present(upper, using: transitions.sharing("cover"))
            stage.turn()
            let there = try way(in: stage, of: (lower, upper))
            assertClose(there.first, CGRect(x: 20, y: 100, width: 80, height: 60), within: 0.5)
            assertClose(there.last, upper.shared["cover"]?.frameInWindow ?? .null)
            upper.dismiss(animated: true)
            stage.turn()
            let back = try way(in: stage, of: (lower, upper))
            assertClose(back.last, CGRect(x: 20, y: 100, width: 80, height: 60))
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], name)
        }
    }

    /// A text of another size has another place when the screen below is shown again.
    func testTheSizeOfTextMayChangeBetweenTheWays() async throws {
        let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
        for (screen, top) in [(lower, 200.0), (upper, 400.0)] {
            let label = UILabel()
            label.text = "A title"
            label.font = .preferredFont(forTextStyle: .title1)
            label.layer.cornerCurve = .continuous
            screen.share("title", at: .zero, label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: top),
                label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 30),
            ])
        }
        let navigation = UINavigationController(rootViewController: lower)
        navigation.transitions = .slide.sharing("title")
        let stage = Stage(root: navigation)
        try stage.settle()
        let small = lower.shared["title"]?.frameInWindow ?? .null
        navigation.pushViewController(upper, animated: true)
        try stage.settle()
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        try stage.settle()
        for screen in [lower, upper] {
            (screen.shared["title"] as? UILabel)?.font = .preferredFont(
                forTextStyle: .title1, compatibleWith: stage.window.traitCollection)
        }
        try stage.settle()
        navigation.popViewController(animated: true)
        stage.turn()
        let back = try way(in: stage, "title", of: (lower, upper))
        let large = lower.shared["title"]?.frameInWindow ?? .null
        XCTAssertGreaterThan(large.height, small.height + 5)
        assertClose(back.last, large)
    }

    /// What is left of a transition that never ends keeps no screen in memory, whatever travels.
    func testATransitionThatNeverEndsReleasesItsScreens() async throws {
        for style in [TransitionStyle.slide.sharing("cover"), .zoom("cover"), .expand("cover")] {
            weak var former: UIView?
            weak var screen: UIViewController?
            do {
                let stage = Stage(root: UIViewController())
                let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
                (former, screen) = (upper.view, upper)
                lower.share("cover", at: CGRect(x: 20, y: 100, width: 80, height: 60))
                upper.share("cover", at: CGRect(x: 40, y: 50, width: 160, height: 120))
                let context = BareContext()
                stage.window.addSubview(context.containerView)
                context.containerView.addSubview(lower.view)
                (context.views[.from], context.views[.to]) = (lower.view, upper.view)
                (context.controllers[.from], context.controllers[.to]) = (lower, upper)
                let transition = RunningTransition(context, operation: .push)
                transition.addEnteringView()
                style.setPoses(of: transition)
                let shared = SharedElements(style.shared, of: transition)
                transition.applyStartPoses()
                transition.refuseTouches {}
                XCTAssertNotNil(shared)
                XCTAssertNotNil(context.containerView.family.first { $0 is Traveller })
                context.containerView.removeFromSuperview()
                stage.turn()
            }
            XCTAssertNil(former)
            XCTAssertNil(screen)
        }
    }
}
