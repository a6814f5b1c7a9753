import Baton
import BatonTesting
import UIKit
import XCTest

@testable import class Baton.Traveller
@testable import TestStages

/// The examples of the documentation page about shared elements, unchanged.
@MainActor
final class SharingExamples: XCTestCase {
    private func stand() throws -> (Stage, UINavigationController, CoverScreen) {
        let list = CoversScreen()
        let cover = CoverScreen()
        cover.row = 2
        let navigationController = UINavigationController(rootViewController: list)
        let stage = Stage(root: navigationController)
        try stage.settle()
        return (stage, navigationController, cover)
    }

    func testACoverTravelsFromItsRowAndBack() async throws {
        let (stage, navigationController, cover) = try stand()
        navigationController.transitions = .slide.sharing("cover", "title")
        for isPush in [true, false] {
            if isPush {
                navigationController.pushViewController(cover, animated: true)
            } else {
                navigationController.popViewController(animated: true)
            }
            stage.turn()
            stage.advance(by: 0.1)
            XCTAssertNotNil(cover.coverView.mask, "it travels")
            try stage.settle()
            XCTAssertNil(cover.coverView.mask)
        }
        navigationController.transitions = .fade.sharing(SharedElement("button", aboveBars: true))
        navigationController.pushViewController(cover, animated: true)
        try stage.settle()
        XCTAssertTrue(navigationController.topViewController === cover)
    }

    func testAPresentedCover() async throws {
        let (stage, navigationController, player) = try stand()
        navigationController.topViewController?.showPlayer(player)
        stage.turn()
        XCTAssertNotNil(player.coverView.mask)
        try stage.settle()
        XCTAssertNil(player.coverView.mask)
    }
}

extension SharingExamples {
    func testACoverBecomesTheScreen() async throws {
        let (stage, navigationController, cover) = try stand()
        navigationController.transitions = .zoom("cover")
        navigationController.pushViewController(cover, animated: true)
        stage.turn()
        stage.advance(by: 0.1)
        XCTAssertLessThan(cover.view.seenFrame.width, 390, "it grows")
        try stage.settle()
        navigationController.popViewController(animated: false)
        try stage.settle()
        navigationController.topViewController?.expandPlayer(CoverScreen())
        stage.turn()
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }.count, 1)
        try stage.settle()
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }.count, 0)
    }
}

extension UIViewController {
    fileprivate func expandPlayer(_ player: UIViewController) {
        present(player, using: .expand("cover"))
    }
}

extension UIViewController {
    fileprivate func showPlayer(_ player: UIViewController) {
        present(player, using: .card.sharing("cover"))
    }
}

@MainActor
final class CoverScreen: UIViewController {
    let coverView = UIImageView()
    var row = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        coverView.frame = CGRect(x: 60, y: 150, width: 270, height: 270)
        view.addSubview(coverView)
    }
}

extension CoverScreen: SharedViewProvider {
    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "cover" ? coverView : nil
    }
}

@MainActor
final class CoverCell: UITableViewCell {
    let coverView = UIImageView(image: UIImage(systemName: "photo"))

    override func layoutSubviews() {
        super.layoutSubviews()
        coverView.frame = CGRect(x: 16, y: 2, width: 40, height: 40)
        contentView.addSubview(coverView)
    }
}

@MainActor
final class CoversScreen: UITableViewController, SharedViewProvider {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CoverCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        guard let row = (change.upper as? CoverScreen)?.row else { return nil }
        return (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CoverCell)?.coverView
    }
}
