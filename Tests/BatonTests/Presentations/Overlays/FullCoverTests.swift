import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a presentation that covers everything is full screen: the presenter disappears and appears again.
@MainActor
final class FullCoverTests: AnyDesignTestCase {
    private var lines: [String] = []
    private lazy var presenter = TestScreen("A", saying: { [weak self] in self?.lines.append($0) })
    private lazy var cover = TestScreen("B", saying: { [weak self] in self?.lines.append($0) })

    private let covers: [(name: String, make: @MainActor (UIView) -> ModalTransitions)] = [
        ("slide", { _ in .slide(from: .bottom) }), ("fade", { _ in .fade }),
        ("zoom", { source in .zoom { _ in source } }),
        ("flip", { _ in .flip }),
    ]

    private func forEachCover(_ body: (String, ModalTransitions, Stage) throws -> Void) throws {
        for (name, make) in covers {
            presenter = TestScreen("A", saying: { [weak self] in self?.lines.append($0) })
            cover = TestScreen("B", saying: { [weak self] in self?.lines.append($0) })
            let stage = Stage(root: presenter)
            let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
            presenter.view.addSubview(source)
            try stage.settle()
            lines = []
            try body(name, make(source), stage)
        }
    }

    func testThePresenterDisappearsAndAppearsAgain() async throws {
        // B4.22, B4.24
        try forEachCover { name, transitions, stage in
            let before = WindowDump(stage.window)
            presenter.present(cover, using: transitions)
            try stage.settle()
            XCTAssertEqual(
                lines, ["A will disappear", "B will appear", "B did appear", "A did disappear"], name)
            XCTAssertNil(presenter.view.window, "nothing is rendered below, \(name)")
            lines = []
            cover.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(
                lines, ["B will disappear", "A will appear", "A did appear", "B did disappear"], name)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], name)
            XCTAssertEqual(HeadlessLog.warnings, [], name)
        }
    }

    func testACancelledPresentationIsBalanced() async throws {
        try forEachCover { name, transitions, stage in
            let before = WindowDump(stage.window)
            let driver = ModalTransitionDriver(transitions)
            driver.interaction.begin {
                self.presenter.present(self.cover, by: driver)
                return self.cover.transitionCoordinator
            }
            stage.turn()
            driver.interaction.update(0.5)
            driver.interaction.cancel()
            try stage.settle()
            XCTAssertEqual(lines.filter { $0.hasPrefix("A") }.last, "A did appear", name)
            XCTAssertEqual(lines.filter { $0.hasPrefix("A will dis") }.count, 1, name)
            XCTAssertEqual(lines.filter { $0 == "A will appear" }.count, 1, name)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], name)
        }
    }

    func testACancelledDismissalIsBalancedAndThePresenterGoesAgain() async throws {
        try forEachCover { name, transitions, stage in
            let driver = ModalTransitionDriver(transitions)
            presenter.present(cover, by: driver)
            try stage.settle()
            let before = WindowDump(stage.window)
            lines = []
            driver.interaction.begin {
                self.cover.dismiss(animated: true)
                return self.cover.transitionCoordinator
            }
            stage.turn()
            driver.interaction.update(0.5)
            XCTAssertNotNil(presenter.view.window, name)
            driver.interaction.cancel()
            try stage.settle()
            XCTAssertEqual(
                lines.filter { $0.hasPrefix("A") },
                ["A will appear", "A will disappear", "A did disappear"], name)
            XCTAssertEqual(
                lines.filter { $0.hasPrefix("B") }, ["B will disappear", "B will appear", "B did appear"], name)
            XCTAssertNil(presenter.view.window, name)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], name)
        }
    }

    func testKeptThePresenterReceivesNoCallback() async throws {
        // B4.23
        try forEachCover { name, transitions, stage in
            presenter.present(cover, using: transitions.overFullScreen())
            try stage.settle()
            XCTAssertNotNil(presenter.view.window, name)
            cover.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(lines, ["B will appear", "B did appear", "B will disappear", "B did disappear"], name)
        }
    }

    func testWithoutAnimationAndWithUIKitsAnimationItIsTheSame() async throws {
        let system = ModalTransitions(present: .system, dismiss: .system)
        for (transitions, animated) in [(ModalTransitions.fade, false), (system, true)] {
            try forEachCover { _, _, stage in
                let before = WindowDump(stage.window)
                presenter.present(cover, using: transitions, animated: animated)
                try stage.settle()
                XCTAssertNil(presenter.view.window)
                cover.dismiss(animated: animated)
                try stage.settle()
                XCTAssertEqual(lines.filter { $0.hasPrefix("A") }.count, 4)
                XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
            }
        }
    }

    func testOneOfTheTwoScreensIsOpaqueAtEveryMoment() async throws {
        for name in ["slide", "fade"] {
            try forEachCover { found, transitions, stage in
                guard found == name else { return }
                @MainActor func look() {
                    // The screen that covers all has a wrapper, which moves.
                    let views = [presenter.view, cover.view.superview].compactMap { $0 }
                    let opaque = views.contains { view in
                        let isShown = view.window != nil && view.seenAlpha == 1
                        return isShown && view.seenFrame == stage.window.bounds
                    }
                    XCTAssertTrue(opaque, name)
                }
                presenter.present(cover, using: transitions)
                for _ in 0..<40 {
                    look()
                    stage.advance(by: 1.0 / 60)
                }
                cover.dismiss(animated: true)
                for _ in 0..<40 {
                    look()
                    stage.advance(by: 1.0 / 60)
                }
                try stage.settle()
            }
        }
    }

    func testTheWindowIsResizedWhileThePresenterIsAway() async throws {
        try forEachCover { name, transitions, stage in
            presenter.present(cover, using: transitions)
            try stage.settle()
            stage.rotate()
            try stage.settle()
            XCTAssertEqual(cover.view.superview?.frame, stage.window.bounds, name)
            cover.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(presenter.view.frame, stage.window.bounds, name)
        }
    }
}
