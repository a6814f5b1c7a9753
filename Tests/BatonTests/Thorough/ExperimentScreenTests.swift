import BatonGallery
import BatonTesting
import UIKit
import XCTest

@testable import Playground

/// Tests the rows of the gallery that make evidence, and the file that they share.
@MainActor
final class ExperimentScreenTests: XCTestCase {
    private func list(_ scene: ExperimentStage) throws -> RowsScreen {
        try XCTUnwrap(scene.stage.window.rootViewController?.topmost as? RowsScreen)
    }

    private func choose(_ row: Int, in scene: ExperimentStage) async throws {
        let list = try list(scene)
        let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
        list.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
        try scene.stage.settle()
    }

    private func rows(_ scene: ExperimentStage) throws -> Int {
        let list = try list(scene)
        let table = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UITableView }.first)
        return list.tableView(table, numberOfRowsInSection: 0)
    }

    private func share(in scene: ExperimentStage) throws -> Evidence {
        scene.stage.turn()
        let screen = try XCTUnwrap(scene.stage.window.rootViewController?.topmost)
        let button = try XCTUnwrap(screen.view.everyButton.first { $0.title(for: .normal) == "Share the evidence" })
        XCTAssertFalse(button.isHidden)
        scene.stage.finger.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        try scene.stage.settle()
        let sheet = try XCTUnwrap(screen.presentedViewController as? UIActivityViewController)
        let file = try XCTUnwrap(HeadlessActivities.items(of: sheet).first as? URL)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Evidence(json: Data(contentsOf: file), named: file.lastPathComponent)
    }

    func testARowOfTheGalleryRunsAnExperimentAndSharesWhatItFinds() async throws {
        let scene = ExperimentStage(root: GalleryRoot())
        try scene.stage.settle()
        try await choose(try rows(scene) - 1, in: scene)
        // The usual device has iOS 26. One of the 26 experiments is about iOS 27.
        XCTAssertEqual(try rows(scene), 26)
        // The row after that of all experiments.
        try await choose(1, in: scene)
        let screen = try XCTUnwrap(scene.stage.window.rootViewController?.topmost as? ExperimentScreen)
        try await scene.pass { screen.isDone }
        let evidence = try share(in: scene)
        XCTAssertEqual(evidence.findings.map(\.key), ["B5.2", "B5.6"])
        XCTAssertEqual(evidence.system, "iOS \(UIDevice.current.systemVersion)")
        // A phone of 390 by 844 points.
        XCTAssertEqual(evidence.device, "Stand-in iPhone 390x844@3")
        XCTAssertEqual(evidence.commit, "unknown")
    }

    func testTheFirstRowRunsAllExperiments() async throws {
        let scene = ExperimentStage(root: GalleryRoot())
        try scene.stage.settle()
        try await choose(try rows(scene) - 1, in: scene)
        try await choose(0, in: scene)
        let screen = try XCTUnwrap(scene.stage.window.rootViewController?.topmost as? ExperimentScreen)
        try await scene.pass(atMost: 300) { screen.isDone }
        XCTAssertEqual(scene.person.answered.count, 18)
        let keys = try share(in: scene).findings.map(\.key)
        // The usual device has iOS 26, where there is one finding more than before.
        XCTAssertEqual(keys.count, 60, "\(keys)")
        XCTAssertEqual(Set(keys).count, keys.count)
    }

    func testTheSelfCheckSharesTheStatementsOfItsChecks() async throws {
        let checks = [
            SelfCheck(name: "Good", statements: ["B2.14", "B2.16"]) { [] },
            SelfCheck(name: "Bad", statements: ["B9.1"]) { ["It is otherwise."] },
            SelfCheck(name: "Unnamed") { [] },
        ]
        let screen = SelfCheckScreen(checks: checks)
        let scene = ExperimentStage(root: screen)
        try await scene.pass { screen.title == "2 of 3 hold" }
        XCTAssertEqual(screen.findings.count, 4)
        XCTAssertEqual(screen.findings.last, "1 of the checks name no statement, and are not in the evidence.")
        let evidence = try share(in: scene)
        XCTAssertEqual(
            evidence.findings,
            [
                Finding("B2.14", .holds), Finding("B2.16", .holds), Finding("B9.1", .fails),
            ])
    }
}

extension UIView {
    /// The buttons in the view.
    fileprivate var everyButton: [UIButton] {
        subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + $0.everyButton }
    }
}

extension UIViewController {
    /// The screen that is presented last.
    fileprivate var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
