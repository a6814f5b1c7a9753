import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// The examples of the documentation page about SwiftUI that name nothing of SwiftUI, unchanged.
@MainActor
final class SwiftUIExamples: XCTestCase {
    func testALateStateThatTheAppAnimates() async throws {
        let chart = UIViewController()
        let navigationController = UINavigationController(rootViewController: chart)
        navigationController.transitions = .slide
        let stage = Stage(root: navigationController)
        try stage.settle()
        UIView.animate(withDuration: 0.25) {
            chart.navigationItem.barState.background = .color(.systemTeal)
        }
        stage.advance(by: 0.1)
        let middle = SeenPaint(navigationController.view.barBackdrops.first).alpha
        XCTAssertGreaterThan(middle, 0.1)
        XCTAssertLessThan(middle, 0.9)
        try stage.settle()
        XCTAssertEqual(SeenPaint(navigationController.view.barBackdrops.first).alpha, 1, accuracy: 0.001)
    }

    func testASizeThatChangesAtOnceAndAPullThatLeavesAPartAlone() async throws {
        let (presenter, player) = (UIViewController(), UIViewController())
        let stage = Stage(root: presenter)
        let leavesSliderAlone = PullDismiss.Options(startsAt: { point, _ in point.y < 300 })
        presenter.present(player, using: .card.pull(leavesSliderAlone))
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 830), in: 0.2)
        try stage.settle()
        XCTAssertTrue(presenter.presentedViewController === player)
        stage.finger.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 830), in: 0.2)
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
        player.preferredContentSize.height = 200
        presenter.present(player, using: .sheet(detents: [.fitted]))
        try stage.settle()
        UIView.performWithoutAnimation {
            player.preferredContentSize.height = 400
        }
        XCTAssertEqual(player.presentationController?.presentedView?.layer.presentation()?.frame.minY, 410)
    }
}
