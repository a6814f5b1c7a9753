import UIKit
import XCTest

/// Tests the actions that a swipe over a row shows, and what they mean for the system's back swipe.
@preconcurrency
@MainActor
final class SwipeActionsContractTests: ContractTestCase {
    func testASwipeAsksForTheActionsOfItsSide() throws {
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.swipe(from: 300, to: 200)
        XCTAssertEqual(scene.log, ["trailing 1"])
        XCTAssertEqual(scene.place, -100, accuracy: 60)
        scene.swipe(from: 100, to: 300)
        scene.swipe(from: 100, to: 200)
        XCTAssertEqual(scene.log.last, "leading 1")
        XCTAssertGreaterThan(scene.place, 0)
    }

    func testAShortSwipeAndScrollingCloseTheRow() throws {
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.swipe(from: 300, to: 275)
        XCTAssertEqual(scene.place, 0)
        scene.swipe(from: 300, to: 200)
        XCTAssertNotEqual(scene.place, 0)
        scene.table.setContentOffset(CGPoint(x: 0, y: scene.table.contentOffset.y + 20), animated: false)
        Device.wait(1)
        XCTAssertEqual(scene.place, 0)
    }

    func testATapOnAnActionPerformsIt() throws {
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.swipe(from: 300, to: 220)
        scene.finger.down(370, scene.rowMiddle)
        scene.finger.up()
        Device.wait(1)
        XCTAssertEqual(scene.log, ["trailing 1", "delete"])
        XCTAssertEqual(scene.place, 0)
    }

    func testAFullSwipePerformsTheFirstAction() throws {
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.swipe(from: 380, to: 20)
        XCTAssertEqual(scene.log, ["trailing 1", "delete"])
        scene.performsFirst = false
        scene.swipe(from: 380, to: 20)
        XCTAssertEqual(scene.log, ["trailing 1", "delete", "trailing 1"])
    }

    func testARowWithoutActionsStays() throws {
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.hasActions = false
        scene.swipe(from: 300, to: 150)
        XCTAssertEqual(scene.log, ["trailing 1"])
        XCTAssertEqual(scene.place, 0)
    }

    func testLeadingActionsStopTheContentSwipe() throws {
        // B16.7
        guard #available(iOS 26, *) else { return }
        try Device.requireFinger()
        let scene = SwipeActionsScene()
        defer { scene.putAway() }
        scene.swipe(from: 100, to: 350)
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
        scene.hasActions = false
        scene.swipe(from: 100, to: 350)
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    }

    override class var exceptions: [String: Generations] { ["testLeadingActionsStopTheContentSwipe": .from(26)] }
}

/// A table with actions on both sides of its rows, on the second screen of a stack.
@MainActor
private final class SwipeActionsScene: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let finger: ScriptedFinger
    var hasActions = true
    var performsFirst = true
    private(set) var log: [String] = []
    private let window: UIWindow
    private let path = IndexPath(row: 1, section: 0)

    override init() {
        window = Device.show(navigation)
        finger = ScriptedFinger(on: window)
        super.init()
        let screen = UIViewController()
        table.frame = screen.view.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        screen.view.addSubview(table)
        navigation.pushViewController(screen, animated: false)
        Device.wait(0.1)
    }

    func putAway() {
        Device.put(away: window)
    }

    /// How far the second row is from its place.
    var place: CGFloat { table.cellForRow(at: path)?.frame.minX ?? -1 }

    var rowMiddle: CGFloat { table.convert(table.rectForRow(at: path), to: nil).midY }

    func swipe(from start: CGFloat, to end: CGFloat) {
        finger.down(start, rowMiddle)
        finger.drag(to: end, rowMiddle, lasting: 0.5)
        Device.wait(0.2)
        finger.up()
        Device.wait(1)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        configuration("leading", indexPath, "pin")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        configuration("trailing", indexPath, "delete")
    }

    private func configuration(_ side: String, _ path: IndexPath, _ name: String) -> UISwipeActionsConfiguration? {
        log.append("\(side) \(path.row)")
        guard hasActions else { return nil }
        let action = UIContextualAction(style: .destructive, title: name) { [unowned self] _, _, end in
            log.append(name)
            end(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }
}
