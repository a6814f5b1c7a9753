import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests where a traveller lands in a list whose cells are used again: after a scroll, a reload, a removed row or a rotation
/// while the other screen is up, and while a finger holds the transition.
@MainActor
final class SharedLandingTests: GenerationTestCase {
    private enum Disturbance: String, CaseIterable {
        case scroll
        case reload
        case insertion
        case removal
        case outOfSight
        case rotation
    }

    @MainActor
    private final class Stand {
        let stage: Stage
        let list = PhotoList()
        let detail = SharingScreen("Detail")
        let target: UIView
        let navigation: UINavigationController

        init(_ style: TransitionStyle, _ device: HeadlessDevice = .phone) throws {
            target = detail.share("cover", at: SharingStage.target)
            navigation = UINavigationController(rootViewController: list)
            navigation.transitions = NavigationTransitions(style)
            stage = Stage(device, root: navigation)
            try stage.settle()
            list.photo = 3
            navigation.pushViewController(detail, animated: true)
            try stage.settle()
        }

        var traveller: Traveller? { stage.window.family.lazy.compactMap { $0 as? Traveller }.first }
        /// The view of the traveller that has its frame.
        var body: UIView? {
            traveller?.subviews.last.map { $0.subviews.first { $0 is UIImageView } == nil ? $0.subviews[0] : $0 }
        }

        func holdByFinger(_ device: HeadlessDevice) {
            let x = { (x: CGFloat) in device.layoutDirection == .rightToLeft ? 390 - x : x }
            stage.finger.down(at: CGPoint(x: x(2), y: 500))
            stage.finger.drag(to: CGPoint(x: x(300), y: 500), in: 0.4)
            stage.finger.hold(for: 0.2)
        }

        /// Runs to the end, and returns the last frame and the last alpha of the traveller.
        func land() throws -> (frame: CGRect, alpha: Double) {
            var last = (frame: CGRect.null, alpha: 1.0)
            while let body {
                last = (body.frameInWindow, body.sightAlpha)
                XCTAssertFalse(target.isSeen)
                XCTAssertFalse(list.cover?.isSeen == true)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            return last
        }

        func disturb(_ disturbance: Disturbance) {
            switch disturbance {
            case .scroll: list.tableView.contentOffset.y += 100
            case .reload: list.tableView.reloadData()
            case .insertion: list.photos.insert(contentsOf: [100, 101], at: 0)
            case .removal: list.photos.removeAll { $0 == 3 }
            case .outOfSight: list.tableView.contentOffset.y += 2_000
            case .rotation: stage.rotate()
            }
            if disturbance == .insertion || disturbance == .removal { list.tableView.reloadData() }
            list.tableView.layoutIfNeeded()
        }
    }

    private func check(_ disturbance: Disturbance, held: Bool, _ device: HeadlessDevice) throws {
        let stand = try Stand(.slide.sharing("cover"), device)
        let note = "\(disturbance), held \(held), \(device.name)"
        let known = stand.list.place(of: 3)
        if held { stand.holdByFinger(device) }
        stand.disturb(disturbance)
        if disturbance == .rotation, !held { try stand.stage.settle() }
        if held { stand.stage.finger.up() } else { stand.navigation.popViewController(animated: true) }
        stand.stage.turn()
        let (frame, alpha) = try stand.land()
        XCTAssertTrue(stand.navigation.topViewController === stand.list, note)
        if disturbance == .removal || disturbance == .outOfSight {
            // At the last known place if there is one, or where it fades in its own place.
            let place = held ? known : SharingStage.target
            XCTAssertLessThanOrEqual(frame.distance(to: place), 0.5, "\(frame) and not \(place), \(note)")
            XCTAssertEqual(alpha, 0, accuracy: 0.01, note)
        } else {
            let place = stand.list.cover?.frameInWindow ?? .null
            XCTAssertLessThanOrEqual(frame.distance(to: place), 0.5, "\(frame) and not \(place), \(note)")
            XCTAssertEqual(alpha, 1, accuracy: 0.01, note)
            if disturbance != .reload { XCTAssertGreaterThan(place.distance(to: known), 20, "it moved, \(note)") }
        }
        let cells = stand.list.tableView.visibleCells
        XCTAssertTrue(cells.allSatisfy { $0.mask == nil && ($0 as? PhotoRow)?.cover.mask == nil }, note)
        XCTAssertEqual(stand.stage.window.leftovers, [], note)
    }

    func testItLandsWhereTheRowIsThen() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for disturbance in Disturbance.allCases { try check(disturbance, held: false, device) }
        }
    }

    func testAfterAReleaseItLandsWhereTheRowIsThen() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for disturbance in Disturbance.allCases where disturbance != .rotation {
                try check(disturbance, held: true, device)
            }
        }
    }
}

/// A list of photos, which gives the cover of one of them.
private final class PhotoList: UITableViewController, SharedViewProvider {
    var photos = Array(0..<40)
    var photo: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 80
        tableView.register(PhotoRow.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { cover }

    var cover: UIView? {
        guard let row = photo.flatMap({ photos.firstIndex(of: $0) }) else { return nil }
        return (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PhotoRow)?.cover
    }

    /// Where the cover of a row is in the window, without any transition.
    func place(of row: Int) -> CGRect {
        let cell = tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let top = cell.minY - tableView.contentOffset.y
        return CGRect(x: 20, y: top + 10, width: 60, height: 60)
    }
}

private final class PhotoRow: UITableViewCell {
    let cover = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        cover.backgroundColor = .red
        contentView.addSubview(cover)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
