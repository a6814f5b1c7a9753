import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is on screen at the end, whatever is presented, whatever is asked for, and whenever.
@MainActor
final class ModalOrderMatrixTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// What is presented.
    private enum There: CaseIterable {
        case nothing, card, sheet, fullScreen, chain, systemSheet, systemFullScreen, alert, activities

        /// Whether a finger can pull it away by a drag from 120 points on.
        var isPulled: Bool { self == .card }
    }

    private enum Ask: CaseIterable {
        case refuse, wait, replace, replaceEverything, dismissAll

        var policy: BusyPolicy? {
            switch self {
            case .refuse: .refuse
            case .wait: .wait
            case .replace: .replace
            case .replaceEverything: .replaceEverything
            case .dismissAll: nil
            }
        }
    }

    private enum When: CaseIterable {
        case comes, isThere, leaves, isPulled, isPulledAndKept
    }

    private let presenter = TestScreen("Presenter")
    private let other = TestScreen("Other")
    private let share = TestScreen("Share")
    private var ends = 0

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    /// Presents what is there, and returns it.
    private func present(_ there: There, _ stage: Stage) throws -> UIViewController? {
        switch there {
        case .nothing: return nil
        case .card: presenter.present(other, using: .card)
        case .sheet:
            presenter.present(other, using: .sheet(detents: [.height(200), .large]).undimmed(upTo: .height(200)))
        case .fullScreen: presenter.present(other, using: .slide(from: .bottom))
        case .chain:
            presenter.present(other, using: .card)
            try stage.settle()
            other.present(TestScreen("Above"), using: .sheet(detents: [.height(300)]))
        case .systemSheet: presenter.present(other, animated: true)
        case .systemFullScreen:
            other.modalPresentationStyle = .fullScreen
            presenter.present(other, animated: true)
        case .alert:
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            presenter.present(alert, animated: true)
        case .activities:
            presenter.present(
                UIActivityViewController(activityItems: ["text"], applicationActivities: nil), animated: true)
        }
        return presenter.presentedViewController
    }

    private func ask(_ ask: Ask, animated: Bool) {
        guard let policy = ask.policy else {
            presenter.dismissPresentations(animated: animated) { [weak self] left in
                self?.ends += 1
                XCTAssertEqual(left, [])
            }
            return
        }
        presenter.present(share, using: .card.whenBusy(policy), animated: animated) { [weak self] in self?.ends += 1 }
    }

    private func touch(_ when: When, _ stage: Stage) {
        stage.finger.down(at: CGPoint(x: 195, y: 120))
        stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 0.2)
    }

    private func play(_ there: There, _ asked: Ask, _ when: When, animated: Bool) throws {
        HeadlessLog.reset()
        ends = 0
        other.modalPresentationStyle = .automatic
        let note = "\(there) \(asked) \(when) \(animated) \(HeadlessQuirks.presentationsInTransitions)"
        let stage = Stage(.phone, root: presenter)
        try stage.settle()
        let before = WindowDump(stage.window)
        let shown = try present(there, stage)
        when == .comes ? stage.advance(by: 0.1) : try stage.settle()
        switch when {
        case .comes, .isThere: break
        case .leaves:
            presenter.dismiss(animated: true)
            stage.advance(by: 0.1)
        case .isPulled, .isPulledAndKept: touch(when, stage)
        }
        ask(asked, animated: animated)
        if when == .isPulled || when == .isPulledAndKept {
            if asked != .refuse { XCTAssertNotEqual(stage.window.rootViewController?.presentedViewController, share) }
            stage.finger.drag(to: CGPoint(x: 195, y: when == .isPulled ? 800 : 120), in: 0.4)
            stage.finger.up()
        }
        try stage.settle()
        XCTAssertNotNil(stage.window.rootViewController, note)

        let stays = shown != nil && (when == .comes || when == .isThere || when == .isPulledAndKept)
        let waits = stays && (asked == .wait || asked == .replace && there == .alert)
        if waits {
            XCTAssertTrue(presenter.presentedViewController === shown, note)
            XCTAssertEqual(ends, 0, note)
            presenter.dismiss(animated: animated)
            try stage.settle()
        }
        switch asked {
        case .dismissAll: XCTAssertNil(presenter.presentedViewController, note)
        case .refuse where stays: XCTAssertTrue(presenter.presentedViewController === shown, note)
        case .refuse where shown != nil: XCTAssertEqual(share.viewIfLoaded?.window != nil, ends == 1, note)
        case .refuse, .wait, .replace, .replaceEverything:
            XCTAssertTrue(presenter.presentedViewController === share, note)
            XCTAssertTrue(share.presentationController is OverlayPresentationController, note)
            XCTAssertNotNil(share.viewIfLoaded?.window, note)
        }
        if asked != .refuse { XCTAssertEqual(ends, 1, note) }
        if asked != .refuse { XCTAssertEqual(HeadlessLog.warnings, [], note) }
        let told = ends
        presenter.dismiss(animated: true)
        try stage.settle()
        XCTAssertNotNil(presenter.view.window, note)
        XCTAssertEqual(ends, told, note)
        XCTAssertNil(share.transitioningDelegate, note)
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], note)
    }

    func testEachCellOfTheMatrix() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            for there in There.allCases {
                for asked in Ask.allCases {
                    for when in When.allCases
                    where there.isPulled || when != .isPulled && when != .isPulledAndKept {
                        for animated in [true, false] { try play(there, asked, when, animated: animated) }
                    }
                }
            }
        }
    }
}
