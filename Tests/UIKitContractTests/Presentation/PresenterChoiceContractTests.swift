import UIKit
import XCTest

@preconcurrency

@MainActor
final class PresenterChoiceContractTests: ContractTestCase {
    func testAllControllersOfAHierarchyReportTheSamePresentedController() {
        // B4.1
        let scene = ContextScene()
        let leaf = UIViewController()
        let presented = UINavigationController(rootViewController: leaf)
        presented.modalPresentationStyle = .fullScreen
        present(presented, on: scene.child)
        for controller in [scene.root, scene.child, scene.grandchild] {
            XCTAssertIdentical(controller.presentedViewController, presented)
            XCTAssertNil(controller.presentingViewController)
        }
        XCTAssertIdentical(presented.presentingViewController, scene.root)
        XCTAssertIdentical(leaf.presentingViewController, scene.root)
        XCTAssertNil(leaf.presentedViewController)
        scene.putAway()
    }

    func testInAContextOnlyDescendantsOfThePresenterReportThePresentedController() {
        // B4.1
        let scene = ContextScene()
        scene.child.definesPresentationContext = true
        let presented = scene.present(.overCurrentContext, on: scene.grandchild)
        XCTAssertIdentical(scene.grandchild.presentedViewController, presented)
        XCTAssertIdentical(scene.child.presentedViewController, presented)
        XCTAssertNil(scene.root.presentedViewController)
        scene.putAway()
    }

    func testForTheFullScreenTheControllerThatCoversTheScreenPresents() {
        // B4.2
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom] {
            let scene = ContextScene()
            scene.child.definesPresentationContext = true
            let presented = scene.present(style, on: scene.grandchild)
            XCTAssertIdentical(presented.presentingViewController, scene.root, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testAChildOfAPresentedControllerPresentsOnThat() {
        // B4.2
        let scene = ContextScene()
        let leaf = UIViewController()
        let first = UINavigationController(rootViewController: leaf)
        first.modalPresentationStyle = .fullScreen
        present(first, on: scene.root)
        let second = scene.present(.fullScreen, on: leaf)
        XCTAssertIdentical(second.presentingViewController, first)
        XCTAssertIdentical(scene.root.presentedViewController, first)
        scene.putAway()
    }

    func testInAContextTheFirstControllerThatDefinesOnePresentsAndIsCovered() {
        // B4.3
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let scene = ContextScene()
            scene.child.definesPresentationContext = true
            let place = scene.child.placeInWindow
            let presented = scene.present(style, on: scene.grandchild)
            XCTAssertIdentical(presented.presentingViewController, scene.child, "style \(style.rawValue)")
            XCTAssertEqual(presented.placeInWindow, place, "style \(style.rawValue)")
            XCTAssertEqual(scene.child.view.window == nil, style == .currentContext)
            XCTAssertNotNil(scene.root.view.window)
            dismiss(from: scene.child)
            Device.wait(1)
            XCTAssertEqual(scene.child.placeInWindow, place, "style \(style.rawValue)")
            XCTAssertIdentical(scene.child.view.superview, scene.root.view, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testTheCallerItselfCanDefineTheContext() {
        // B4.3
        let scene = ContextScene()
        scene.child.definesPresentationContext = true
        scene.grandchild.definesPresentationContext = true
        let presented = scene.present(.overCurrentContext, on: scene.grandchild)
        XCTAssertIdentical(presented.presentingViewController, scene.grandchild)
        XCTAssertEqual(presented.placeInWindow, scene.grandchild.placeInWindow)
        scene.putAway()
    }

    func testWithoutAContextTheRootPresents() {
        // B4.3
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let scene = ContextScene()
            let presented = scene.present(style, on: scene.grandchild)
            XCTAssertIdentical(presented.presentingViewController, scene.root, "style \(style.rawValue)")
            XCTAssertEqual(presented.placeInWindow, scene.window.bounds, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testACustomPresentationDeterminesWhetherItIsForTheFullScreen() {
        // B4.5, B4.4
        for isFull in [true, false] {
            let scene = ContextScene()
            scene.child.definesPresentationContext = true
            let delegate = LoggingTransitioningDelegate()
            delegate.makePresentationController = { presented, presenting in
                let controller = ChoosyPresentationController(
                    presentedViewController: presented, presenting: presenting)
                controller.isFull = isFull
                return controller
            }
            let presented = scene.present(.custom, on: scene.grandchild, delegate: delegate)
            let expected = isFull ? scene.root : scene.child
            XCTAssertIdentical(presented.presentingViewController, expected)
            XCTAssertIdentical(delegate.presenting, expected)
            XCTAssertIdentical(delegate.source, scene.grandchild)
            XCTAssertEqual(presented.placeInWindow, expected.placeInWindow)
            scene.putAway()
        }
    }

    private func present(_ presented: UIViewController, on source: UIViewController) {
        source.present(presented, animated: true)
        Device.wait(1)
    }

    private func dismiss(from presenter: UIViewController) {
        presenter.dismiss(animated: true)
    }
}

/// A presentation controller that returns whether it covers the full screen.
@MainActor
private final class ChoosyPresentationController: UIPresentationController {
    var isFull = true

    override var shouldPresentInFullscreen: Bool { isFull }
}
