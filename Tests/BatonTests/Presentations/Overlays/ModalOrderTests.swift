import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests presentations that overlap in time or are stacked.
@MainActor
final class ModalOrderTests: AnyDesignTestCase {
    private let lower = TestScreen("Lower")
    private let upper = TestScreen("Upper")

    private func stage(_ root: UIViewController) throws -> Stage {
        let stage = Stage(root: root)
        try stage.settle()
        return stage
    }

    func testOpenedClosedAndOpenedQuickly() async throws {
        for transitions in [ModalTransitions.card, .dialog, .drawer, .fade, .slide(from: .bottom), .flip] {
            for pause in [0, 0.05, 0.2] {
                let stand = try CardStage()
                stand.card.preferredContentSize = CGSize(width: 200, height: 100)
                let before = WindowDump(stand.stage.window)
                stand.presenter.present(stand.card, using: transitions)
                stand.stage.advance(by: pause)
                var isClosed = false
                stand.card.dismiss(animated: true) { isClosed = true }
                for _ in 0..<200 where !isClosed { stand.stage.advance(by: 1.0 / 60) }
                XCTAssertTrue(isClosed)
                stand.presenter.present(stand.card, using: transitions)
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting)
                stand.card.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testOfTwoStackedOverlaysTheTopOneIsDismissed() async throws {
        let root = UIViewController()
        let stage = try stage(root)
        root.present(lower, using: .card)
        try stage.settle()
        let before = WindowDump(stage.window)
        let posts = HeadlessLog.accessibilityPosts.count
        lower.present(upper, using: .drawer)
        try stage.settle()
        stage.finger.tap(at: CGPoint(x: 370, y: 400))
        try stage.settle()
        XCTAssertNil(upper.presentingViewController)
        XCTAssertTrue(root.presentedViewController === lower)
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
        XCTAssertEqual(
            HeadlessLog.accessibilityPosts.dropFirst(posts).last?.argument, lower.view.superview.map { "\($0)" },
            "the focus was on the card")
        stage.finger.tap(at: CGPoint(x: 200, y: 20))
        try stage.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(stage.window.leftovers, [])
    }

    /// UIKit presents at once, at the end, or not at all (B4.43, B28.2). A screen that it refuses comes in the completion.
    func testAnotherScreenIsPresentedDuringTheDismissal() async throws {
        let usual = HeadlessQuirks.presentationsInTransitions
        defer { HeadlessQuirks.presentationsInTransitions = usual }
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            let (root, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
            let stage = try stage(root)
            root.present(lower, using: .card)
            try stage.settle()
            lower.dismiss(animated: true) {
                if answer == .areRefused { root.present(upper, using: .card) }
            }
            stage.advance(by: 0.1)
            root.present(upper, using: .card)
            try stage.settle()
            XCTAssertTrue(root.presentedViewController === upper, "\(answer)")
            XCTAssertEqual(upper.view.superview?.frame, CGRect(x: 0, y: 57, width: 390, height: 787), "\(answer)")
            XCTAssertEqual(stage.window.family.filter { $0 is OverlayBackdropView }.count, 1)
        }
    }

    func testThePresentersPresenterDismissesBoth() async throws {
        // B4.41
        for animated in [true, false] {
            let root = UIViewController()
            let stage = try stage(root)
            let before = WindowDump(stage.window)
            root.present(lower, using: .card)
            try stage.settle()
            lower.present(upper, using: .drawer)
            try stage.settle()
            root.dismiss(animated: animated)
            try stage.settle()
            XCTAssertNil(root.presentedViewController)
            for screen in [lower, upper] {
                XCTAssertNil(screen.presentingViewController)
                XCTAssertNil(screen.transitioningDelegate, "\(screen.title ?? "-"), animated: \(animated)")
            }
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
        }
    }

    /// What is on the stage in the order of its presentation.
    private func screens(_ root: UIViewController) -> [String] {
        Array(sequence(first: root, next: \.presentedViewController)).compactMap(\.title)
    }

    func testEveryPairOfPresentationsIsDismissedFromBelow() async throws {
        let kinds: [(String, ModalTransitions)] = [
            ("card", .card), ("dialog", .dialog), ("drawer", .drawer(.trailing)), ("slide", .slide(from: .bottom)),
            ("fade", .fade),
            ("sheet", .sheet(detents: [.height(200), .height(400)])), ("clear", .card.backdrop(.clear)),
        ]
        for (below, first) in kinds {
            for (above, second) in kinds {
                let root = TestScreen("Root")
                let stage = try stage(root)
                let before = WindowDump(stage.window)
                let (lower, upper) = (TestScreen("Lower"), TestScreen("Upper"))
                for screen in [lower, upper] { screen.preferredContentSize = CGSize(width: 200, height: 100) }
                root.present(lower, using: first)
                try stage.settle()
                let between = WindowDump(stage.window)
                lower.present(upper, using: second)
                try stage.settle()
                XCTAssertEqual(screens(root), ["Root", "Lower", "Upper"], "\(above) over \(below)")
                lower.dismiss(animated: true)
                try stage.settle()
                XCTAssertEqual(screens(root), ["Root", "Lower"], "\(above) over \(below)")
                XCTAssertEqual(WindowDump(stage.window).difference(from: between), [], "\(above) over \(below)")
                lower.present(upper, using: second)
                try stage.settle()
                root.dismiss(animated: true)
                try stage.settle()
                XCTAssertEqual(screens(root), ["Root"], "\(above) over \(below)")
                XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], "\(above) over \(below)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(above) over \(below)")
            }
        }
    }

    func testThePresenterIsPoppedUnderneath() async throws {
        for transitions in [ModalTransitions.card, .fade] {
            let (list, detail) = (TestScreen("List"), TestScreen("Detail"))
            let stack = UINavigationController(rootViewController: list)
            stack.pushViewController(detail, animated: false)
            let stage = try stage(stack)
            let over = TestScreen("Over")
            detail.present(over, using: transitions)
            try stage.settle()
            stack.popViewController(animated: false)
            try stage.settle()
            over.dismiss(animated: true)
            try stage.settle()
            XCTAssertNil(stack.presentedViewController)
            XCTAssertTrue(stack.topViewController === list)
            XCTAssertEqual(stack.view.frame, stage.window.bounds)
            XCTAssertNotNil(list.view.window)
            XCTAssertNil(over.transitioningDelegate)
            XCTAssertEqual(stage.window.leftovers, [])
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testTheStatusBarFollows() async throws {
        // B10.11
        let root = StatusScreen(.darkContent)
        let stage = try stage(root)
        for (transitions, style) in [
            (ModalTransitions.fade, UIStatusBarStyle.lightContent), (.slide(from: .bottom), .lightContent),
            (.flip, .lightContent),
            (.card, .darkContent), (.dialog, .darkContent),
        ] {
            let over = StatusScreen(.lightContent)
            over.preferredContentSize = CGSize(width: 200, height: 100)
            root.present(over, using: transitions)
            try stage.settle()
            XCTAssertEqual(HeadlessStatusBar.style(in: stage.window), style)
            over.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(HeadlessStatusBar.style(in: stage.window), .darkContent)
        }
    }
}

private final class StatusScreen: UIViewController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Test screens are made in code only.")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
}
