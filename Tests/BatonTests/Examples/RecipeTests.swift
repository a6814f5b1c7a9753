import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Runs the examples of the page about coordinators and deep links.
@MainActor
final class RecipeTests: XCTestCase {
    func open(_ screens: [UIViewController], in navigationController: UINavigationController) async {
        if navigationController.presentedViewController != nil {
            await navigationController.performTransition { navigationController.dismiss(animated: true) }
        }
        await navigationController.performTransition {
            navigationController.setViewControllers(screens, animated: true)
        }
    }

    private func observe(_ navigationController: UINavigationController, _ tell: @escaping () -> Void) {
        navigationController.transitions?.observer = { event in
            if case .didEnd(let change) = event, change.operation == .pop { tell() }
        }
    }

    func testACoordinatorHearsOnlyOfAPopThatIsNotTakenBack() async throws {
        let stand = try StackStage(showsB: false)
        let coordinator = AlbumCoordinator(stand.navigation)
        var told = 0
        observe(stand.navigation) { told += 1 }
        coordinator.showPhoto(stand.b)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.navigationItem.barState.background, .clear)

        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), in: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(told, 0)
        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(told, 1)
    }

    func testALinkDismissesAndSetsTheStack() async throws {
        let stand = try StackStage()
        stand.navigation.transitions = .slide
        stand.navigation.present(TestScreen("Modal"), using: .card)
        try stand.stage.settle()
        XCTAssertNotNil(stand.navigation.presentedViewController)
        let screens = [stand.a, TestScreen("C"), TestScreen("D")]
        let link = Task { await open(screens, in: stand.navigation) }
        for _ in 0..<4 {
            await Task.yield()
            try stand.stage.settle()
        }
        await link.value
        XCTAssertNil(stand.navigation.presentedViewController)
        XCTAssertEqual(stand.titles, ["A", "C", "D"])
    }
}

final class AlbumCoordinator: NSObject, UINavigationControllerDelegate {
    private let navigationController: UINavigationController

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        navigationController.transitions = .slide
    }

    func showPhoto(_ screen: UIViewController) {
        screen.navigationItem.barState.background = .clear
        navigationController.pushViewController(screen, animated: true)
    }
}
