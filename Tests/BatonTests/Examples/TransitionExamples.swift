import Baton
import BatonTesting
import UIKit
import XCTest

/// The examples of the documentation pages about transitions and stacks, unchanged.
@MainActor
final class TransitionExamples: XCTestCase {
    private final class Header {
        var collapse: CGFloat = 0
    }

    private final class Model {
        private(set) var count = 0

        func keep(_ count: Int) {
            self.count = count
        }
    }

    func testAPushWithAnAnimationOfItsOwn() async throws {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        let (stage, help, header) = (Stage(root: navigationController), UIViewController(), Header())
        try stage.settle()
        navigationController.pushViewController(help, using: .cover)
        try stage.settle()
        navigationController.transitions?.observer = { [header] event in
            if case .didProgress(_, let progress) = event { header.collapse = progress }
        }
        navigationController.popViewController(animated: true)
        stage.advance(by: 0.1)
        XCTAssertGreaterThan(help.view.frame.minY, 0)
        XCTAssertGreaterThan(header.collapse, 0)
        XCTAssertLessThan(header.collapse, 1)
        try stage.settle()
        XCTAssertEqual(header.collapse, 1)
    }

    func testAPath() async throws {
        let (list, detail, model) = (UIViewController(), UIViewController(), Model())
        let stack = BatonNavigationController(showing: list)
        let stage = Stage(root: stack)
        try stage.settle()
        stack.onPathChange = { screens in model.keep(screens.count) }
        stack.show([list, detail])
        try stage.settle()
        XCTAssertEqual(stack.viewControllers, [list, detail])
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 370, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertEqual(model.count, 1)
    }
}
