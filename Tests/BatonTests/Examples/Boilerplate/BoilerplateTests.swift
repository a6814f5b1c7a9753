import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Runs both sides of the page "Moving over".
@MainActor
final class BoilerplateTests: XCTestCase {
    /// The screen covers the other one, and a swipe takes it away, in UIKit's code, in Baton's, and where Baton drives the
    /// animator of the app.
    func testAllCoverAndSwipeBack() async throws {
        let delegate = PlainStackDelegate()
        let ways = [("UIKit", delegate.attach), ("Baton", coverInBaton), ("the swipe alone", ownAnimatorInBaton)]
        for (name, way) in ways {
            let stand = try StackStage(showsB: false) { way($0) }
            stand.push()
            stand.stage.advance(by: 0.1)
            XCTAssertGreaterThan(stand.b.view.seenFrame.minY, 0, "it comes from below")
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), in: 0.6)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], "a short swipe is cancelled")
            stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), in: 0.4)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], name)
        }
    }

    /// What the page says of the code without Baton: a finger cannot catch the pop.
    func testOnlyBatonsPopIsCaught() async throws {
        let delegate = PlainStackDelegate()
        for usesBaton in [false, true] {
            let stand = try StackStage {
                usesBaton ? coverInBaton($0) : delegate.attach(to: $0)
            }
            stand.pop()
            stand.stage.advance(by: 0.1)
            stand.stage.finger.down(at: CGPoint(x: 195, y: 600))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.1)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, usesBaton ? ["A", "B"] : ["A"])
        }
    }

    func testBothClearTheBarAndKeepItAfterACancel() async throws {
        for usesBaton in [false, true] {
            let photo = usesBaton ? UIViewController() : PlainPhoto()
            let stand = try StackStage(showsB: false) { $0.transitions = .system }
            if usesBaton { barInBaton(photo) }
            stand.push(photo)
            try stand.stage.settle()
            XCTAssertEqual(stand.navigation.navigationBar.tintColor, .white)
            stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), in: 0.6)
            try stand.stage.settle()
            XCTAssertEqual(stand.navigation.navigationBar.tintColor, .white, "the swipe was cancelled")
            stand.pop()
            try stand.stage.settle()
            XCTAssertNotEqual(stand.navigation.navigationBar.tintColor, .white)
        }
    }

    func testBothPresentACard() async throws {
        let delegate = PlainCardDelegate()
        for usesBaton in [false, true] {
            let stand = try CardStage()
            if usesBaton {
                cardInBaton(stand.presenter, stand.card)
            } else {
                stand.card.modalPresentationStyle = .custom
                stand.card.transitioningDelegate = delegate
                stand.presenter.present(stand.card, animated: true)
            }
            try stand.stage.settle()
            XCTAssertLessThan(stand.card.view.seenFrame.height, stand.presenter.view.bounds.height)
            try stand.pull(by: 550)
            XCTAssertEqual(stand.isPresenting, !usesBaton, "only Baton's is pulled away")
            try stand.tapOutside()
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testBothCarryACover() async throws {
        let delegate = HandWrittenStackDelegate()
        for usesBaton in [false, true] {
            let (list, cover) = (CoversScreen(), CoverScreen())
            cover.row = 2
            let navigationController = UINavigationController(rootViewController: list)
            let stage = Stage(root: navigationController)
            try stage.settle()
            cover.loadViewIfNeeded()
            let source = try XCTUnwrap(list.sharedView(for: "cover", in: ScreenChange(.push, from: list, to: cover)))
            if usesBaton {
                flightInBaton(navigationController)
            } else {
                delegate.push = PlainFlight(from: source, to: cover.coverView)
                navigationController.delegate = delegate
            }
            navigationController.pushViewController(cover, animated: true)
            stage.turn()
            stage.advance(by: 0.1)
            XCTAssertTrue(usesBaton ? source.mask != nil : source.isHidden, "the cover is on its way")
            try stage.settle()
            XCTAssertTrue(navigationController.topViewController === cover)
            XCTAssertNil(source.mask)
            XCTAssertFalse(source.isHidden)
        }
    }
}

extension PlainStackDelegate: SelectorTable {
    var methods: [Selector: (Any?) -> Void] {
        ["swiped:": { [unowned self] in if let pan = $0 as? UIScreenEdgePanGestureRecognizer { swiped(pan) } }]
    }
}

extension PlainCard: SelectorTable {
    var methods: [Selector: (Any?) -> Void] { ["tapped": { [unowned self] _ in tapped() }] }
}
