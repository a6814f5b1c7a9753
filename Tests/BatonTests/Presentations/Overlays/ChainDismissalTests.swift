import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a dismissal of several presentations at once, whichever of them UIKit names as the one that leaves.
@MainActor
final class ChainDismissalTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.chainDismissal = .lowest }
    }

    private static let kinds: [(String, ModalTransitions?)] = [
        ("card", .card), ("dialog", .dialog), ("fade", .fade), ("flip", .flip), ("zoom", .zoom { _ in nil }),
        ("sheet", .sheet(detents: [SheetStage.small, SheetStage.large])), ("UIKit's", nil),
    ]

    private func each(
        _ body: (_ lower: ModalTransitions?, _ upper: ModalTransitions?, _ note: String) throws -> Void
    ) throws {
        for quirk in HeadlessQuirks.ChainDismissal.allCases {
            HeadlessQuirks.chainDismissal = quirk
            for (lowerName, lower) in Self.kinds {
                for (upperName, upper) in Self.kinds where lower != nil || upper != nil {
                    try body(lower, upper, "\(upperName) over \(lowerName), \(quirk)")
                }
            }
        }
    }

    private func present(_ screen: UIViewController, over presenter: UIViewController, _ transitions: ModalTransitions?)
    {
        guard let transitions else {
            screen.modalPresentationStyle = .overFullScreen
            return presenter.present(screen, animated: false)
        }
        screen.preferredContentSize = CGSize(width: 200, height: 300)
        presenter.present(screen, using: transitions, animated: false)
    }

    func testItEndsAndLeavesNothing() async throws {
        try each { lower, upper, note in
            let (presenter, a, b) = (TestScreen("Presenter"), TestScreen("A"), TestScreen("B"))
            let stage = Stage(root: presenter)
            try stage.settle()
            let before = WindowDump(stage.window)
            present(a, over: presenter, lower)
            try stage.settle()
            present(b, over: a, upper)
            try stage.settle()
            presenter.dismiss(animated: true)
            stage.turn()
            stage.advance(by: 0.1)
            XCTAssertTrue(a.isBeingDismissed, note)
            try stage.settle()
            XCTAssertNil(presenter.presentedViewController, note)
            XCTAssertNil(a.viewIfLoaded?.window, note)
            XCTAssertNil(b.viewIfLoaded?.window, note)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], note)
            for screen in [presenter, a, b] {
                XCTAssertTrue(CATransform3DIsIdentity(screen.view.transform3D), note)
                XCTAssertEqual(screen.view.alpha, 1, note)
                XCTAssertEqual(screen.additionalSafeAreaInsets, .zero, note)
            }
            // They can be presented again.
            present(b, over: presenter, upper ?? lower)
            try stage.settle()
            XCTAssertNotNil(b.view.window, note)
            b.dismiss(animated: true)
            try stage.settle()
            XCTAssertNil(presenter.presentedViewController, note)
        }
    }

    /// The view that UIKit names moves out, and no other one.
    func testTheViewThatLeavesMoves() async throws {
        for quirk in HeadlessQuirks.ChainDismissal.allCases {
            HeadlessQuirks.chainDismissal = quirk
            let (presenter, a, b) = (TestScreen("Presenter"), TestScreen("A"), TestScreen("B"))
            let stage = Stage(root: presenter)
            try stage.settle()
            presenter.present(a, using: .card, animated: false)
            try stage.settle()
            a.present(b, using: .card, animated: false)
            try stage.settle()
            let views = try [a, b].map { try XCTUnwrap($0.presentationController?.presentedView) }
            let places = views.map(\.seenFrame)
            presenter.dismiss(animated: true)
            stage.turn()
            stage.advance(by: 0.15)
            let moving = quirk == .topmost ? 1 : 0
            XCTAssertGreaterThan(views[moving].seenFrame.minY, places[moving].minY + 50, "\(quirk)")
            XCTAssertEqual(views[1 - moving].seenFrame, places[1 - moving], "\(quirk)")
            XCTAssertEqual(presenter.view.seenFrame, stage.window.bounds, "\(quirk)")
            try stage.settle()
            XCTAssertNil(presenter.presentedViewController)
        }
    }

    /// A presented stack with a bar hands it back to the presenter's in every case.
    func testABarIsHandedBack() async throws {
        for quirk in HeadlessQuirks.ChainDismissal.allCases {
            HeadlessQuirks.chainDismissal = quirk
            for isInside in [false, true] {
                let scene = try BarStage(.slide, from: .ember, to: BarState())
                let (root, b) = (TestScreen("A"), TestScreen("B"))
                root.navigationItem.barState = .halfSea
                let stack = UINavigationController(rootViewController: root)
                stack.transitions = .slide
                scene.first.present(stack, using: .slide(from: .bottom).carriesBar(), animated: false)
                try scene.stage.settle()
                stack.present(b, using: .card, animated: false)
                try scene.stage.settle()
                isInside ? stack.dismiss(animated: true) : scene.navigation.dismiss(animated: true)
                try scene.stage.settle()
                if isInside { scene.navigation.dismiss(animated: true) }
                try scene.stage.settle()
                XCTAssertNil(scene.navigation.presentedViewController)
                scene.paint.assertClose(to: .ember, "\(quirk)")
                XCTAssertNil(root.navigationItem.standardAppearance, "\(quirk)")
            }
        }
    }
}
