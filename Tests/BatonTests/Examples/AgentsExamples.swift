import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

@testable import class Baton.Traveller
@testable import TestStages

/// The examples of the page for coding agents, unchanged, and what each of them does.
@MainActor
final class AgentsExamples: XCTestCase {
    private func stand() throws -> (Stage, UINavigationController, AlbumScreen, PhotoScreen) {
        let navigationController = AlbumScreen.makeStack()
        let stage = Stage(.phone, root: navigationController)
        try stage.settle()
        let album = try XCTUnwrap(navigationController.topViewController as? AlbumScreen)
        return (stage, navigationController, album, PhotoScreen())
    }

    func testAStackSlides() async throws {
        let (stage, navigationController, _, photoScreen) = try stand()
        navigationController.transitions = nil
        navigationController.transitions = .slide
        navigationController.pushViewController(photoScreen, animated: true)
        stage.turn()
        stage.advance(by: 0.1)
        XCTAssertGreaterThan(photoScreen.view.seenFrame.minX, 0)
        try stage.settle()
    }

    func testABarOfTheStackAndOneThatDiffers() async throws {
        let (stage, navigationController, _, photoScreen) = try stand()
        navigationController.transitions?.barState = BarState(background: .color(.systemIndigo), titleColor: .white)
        photoScreen.navigationItem.barState.background = .clear
        try stage.settle()
        let indigo = RecordedColor(.systemIndigo, in: navigationController.traitCollection)
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 20)).blue, indigo.blue, accuracy: 0.02)
        navigationController.pushViewController(photoScreen, animated: true)
        try stage.settle()
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 20)).blue, 1, accuracy: 0.02, "the white screen below")
    }

    func testAModalIsPulledAway() async throws {
        let (stage, _, albumScreen, _) = try stand()
        let shareScreen = UIViewController()
        albumScreen.present(shareScreen, using: .card)
        try stage.settle()
        XCTAssertNotNil(shareScreen.presentingViewController)
        stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 820), in: 0.3)
        try stage.settle()
        XCTAssertNil(shareScreen.presentingViewController)
    }

    func testAPhotoTravels() async throws {
        let (stage, navigationController, _, photoScreen) = try stand()
        navigationController.transitions = .slide.sharing("photo")
        navigationController.pushViewController(photoScreen, animated: true)
        stage.turn()
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }.count, 1)
        try stage.settle()
    }

    func testASwipeGoesBackOrLeavesNoTrace() async throws {
        let former = Advice.receive
        defer { Advice.receive = former }
        Advice.receive = { XCTFail($0) }
        let navigationController = AlbumScreen.makeStack()
        let stage = Stage(.phone, root: navigationController)
        navigationController.pushViewController(PhotoScreen(), animated: true)
        try stage.settle()

        let before = WindowDump(stage.window)
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), in: 0.5)
        try stage.settle()
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])

        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertTrue(navigationController.topViewController is AlbumScreen)
    }

    func testAReport() async throws {
        let (_, navigationController, _, _) = try stand()
        let report = NavigationTransitionDriver.driver(of: navigationController)?.describe() ?? "no driver"
        XCTAssertTrue(report.contains("AlbumScreen"), report)
    }
}

private final class AlbumScreen: UIViewController, SharedViewProvider {
    private let cellView = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))

    static func makeStack() -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: AlbumScreen())
        navigationController.transitions = .slide
        return navigationController
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        cellView.backgroundColor = .systemTeal
        view.addSubview(cellView)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { cellView }
}

private final class PhotoScreen: UIViewController {
    let photoView = UIView(frame: CGRect(x: 0, y: 250, width: 390, height: 390))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photoView.backgroundColor = .systemTeal
        view.addSubview(photoView)
    }
}

extension PhotoScreen: SharedViewProvider {
    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "photo" ? photoView : nil
    }
}
