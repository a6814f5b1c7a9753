import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Plays every style through every door by every driver, in both reading directions. Each commit shows exactly one of source,
/// target and traveller, and after a cancel the window is as it was.
@MainActor
final class SharingMatrixTests: GenerationTestCase {
    private typealias Move = (name: String, style: TransitionStyle)
    private typealias Sheet = (name: String, modal: ModalTransitions)

    /// What drives a change.
    private enum Act: CaseIterable {
        case alone
        /// A finger catches it and moves it on.
        case caught
        /// A finger catches it and turns it round.
        case turned
        /// The opposite change begins meanwhile.
        case interrupted
    }

    /// The reading direction is the same matter on each system, and is played on one of them.
    private var devices: [HeadlessDevice] {
        HeadlessDevice.phone.systemVersion == 26 ? [.phone, .phone.rightToLeft] : [.phone]
    }

    private var styles: [Move] {
        [
            ("slide", .slide), ("slide across", .slideAcross), ("slide from leading", .slide(from: .leading)),
            ("slide from top", .slide(from: .top)), ("cover", .cover), ("fade", .fade), ("depth", .depth),
            ("flip", .flip), ("cube", .cube), ("reveal", .reveal), ("card", .card), ("dialog", .dialog),
            ("zoom without a source", .zoom { _ in nil }), ("zoom", .zoom("cell")), ("expand", .expand("cell")),
        ]
    }

    private var sheets: [Sheet] {
        [
            ("card", .card), ("dialog", .dialog), ("drawer", .drawer), ("bottom drawer", .drawer(.bottom, length: 500)),
            ("sheet", .sheet(detents: [.height(500)])), ("two detents", .sheet(detents: [.height(450), .height(700)])),
            ("overlay", .card.layout(.card, regular: .dialog).animation(.overlay)),
            ("slide", .slide(from: .leading)), ("cover", .cover), ("zoom", .zoom("cell")), ("expand", .expand("cell")),
            ("kept zoom", .zoom("cell").overFullScreen()),
        ]
    }

    private func stage(
        _ door: SharingStage.Door, _ style: TransitionStyle, _ device: HeadlessDevice = .phone
    ) throws -> SharingStage {
        let stand = try SharingStage(door, style.sharing("cover"), device)
        stand.lower.share("cell", at: CGRect(x: 250, y: 560, width: 90, height: 120)).layer.cornerRadius = 8
        return stand
    }

    // MARK: Acting

    private func start(_ forward: Bool, _ stand: SharingStage) { forward ? stand.goForward() : stand.goBack() }

    private func act(_ act: Act, _ forward: Bool, on stand: SharingStage, _ note: String) {
        start(forward, stand)
        if act != .alone { stand.stage.advance(by: 0.05) }
        switch act {
        case .alone: break
        case .caught: catchIt(stand, goesOn: true, note)
        case .turned: catchIt(stand, goesOn: false, note)
        case .interrupted: start(!forward, stand)
        }
    }

    /// Catches a change along the axis on which a finger moves it, and throws it on or back.
    private func catchIt(_ stand: SharingStage, goesOn: Bool, _ note: String) {
        if stand.door == .tabs { return stand.driveTabs(to: goesOn ? 0.8 : 0.1, finishes: goesOn) }
        let (finger, middle) = (stand.stage.finger, CGPoint(x: 195, y: 600))
        var axis = CGPoint.zero
        for candidate in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] where stand.coordinator?.isInteractive != true {
            if axis != .zero { finger.up() }
            axis = candidate
            finger.catchTransition(at: middle, towards: axis)
        }
        guard let change = stand.coordinator, change.isInteractive else { return XCTFail("not caught, \(note)") }
        func drag(by way: CGFloat, _ time: TimeInterval = 0.05) {
            finger.drag(to: CGPoint(x: middle.x + axis.x * way, y: middle.y + axis.y * way), in: time)
        }
        drag(by: 6)
        let before = change.percentComplete
        drag(by: 12)
        let isForward = (change.percentComplete > before) == goesOn
        drag(by: (isForward ? 1 : -1) * (axis.x > 0 ? 185 : 230), 0.15)
        finger.up()
    }

    // MARK: Judging

    /// Lets a change run, and looks at each commit. Where the lower screen stays in sight, its view is seen at rest too.
    private func watch(
        _ stand: SharingStage, _ note: String, _ action: () throws -> Void, line: UInt = #line
    ) throws {
        var problems: [String] = []
        let observer = TurnLoop.main.addFrameObserver {
            let travellers = stand.travellers
            let seen = SharedSight(stand.source, stand.target).seen(beside: Array(travellers.suffix(1)))
            let bothRest = travellers.isEmpty && stand.modal != nil && seen == ["source", "target"]
            if seen.count != 1, !bothRest { problems.append("\(stand.stage.now): \(seen)") }
            let cell = stand.lower.shared["cell"]
            if travellers.count > 1, cell?.isSeen == true { problems.append("\(stand.stage.now): the cell is seen") }
        }
        defer { TurnLoop.main.removeFrameObserver(observer) }
        try action()
        try stand.stage.settle()
        XCTAssertEqual(problems.prefix(3).joined(separator: ", "), "", note, line: line)
        let left = stand.stage.window.family.filter { $0 is ShiftedView || $0 is ScreenClip }
        XCTAssertEqual(left, [], note, line: line)
        XCTAssertEqual([stand.source.mask, stand.target.mask], [nil, nil], note, line: line)
    }

    private func play(_ door: SharingStage.Door, _ note: String, _ make: () throws -> SharingStage) throws {
        for forward in [true, false] {
            let stand = try make()
            let first = WindowDump(stand.stage.window)
            if !forward {
                stand.goForward()
                try stand.stage.settle()
            }
            let before = WindowDump(stand.stage.window)
            for kind in Act.allCases {
                let note = "\(door), \(note), forward \(forward), \(kind)"
                try watch(stand, note) { act(kind, forward, on: stand, note) }
                let changes = kind == .alone || kind == .caught
                if kind != .interrupted { XCTAssertEqual(stand.isForward, forward == changes, note) }
                if stand.isForward == forward {
                    // The full circle: back to the start of the next act.
                    try watch(stand, "\(note), and back") { start(!forward, stand) }
                }
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], note)
            }
            if forward { continue }
            try watch(stand, note) { stand.goBack() }
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: first), [], note)
        }
    }

    func testEachStyleOfAStackByEachDriver() async throws {
        for device in devices {
            for move in styles {
                try play(.stack, "\(move.name), \(device.name)") { try stage(.stack, move.style, device) }
            }
        }
    }

    func testEachStyleOfAModalByEachDriver() async throws {
        for device in devices {
            for move in styles {
                try play(.modal, "\(move.name), \(device.name)") { try stage(.modal, move.style, device) }
            }
        }
    }

    func testEachStyleOfTabsByEachDriver() async throws {
        for device in devices {
            for move in styles {
                try play(.tabs, "\(move.name), \(device.name)") { try stage(.tabs, move.style, device) }
            }
        }
    }

    func testEachSheetByEachDriver() async throws {
        for device in devices {
            for sheet in sheets {
                try play(.modal, "\(sheet.name), \(device.name)") { try sheetStage(sheet, device) }
            }
        }
    }

    func testEachStyleOfTabsBegunByAnInteraction() async throws {
        for device in devices {
            for move in styles {
                let stand = try stage(.tabs, move.style, device)
                try begin(stand, "\(move.name), \(device.name)") {
                    stand.driveTabs(to: 0.6, finishes: $0, begins: false)
                }
            }
        }
    }

    private func sheetStage(_ sheet: Sheet, _ device: HeadlessDevice) throws -> SharingStage {
        let stand = try stage(.modal, .fade, device)
        stand.upper.preferredContentSize = CGSize(width: 340, height: 500)
        stand.modal = sheet.modal.sharing("cover")
        return stand
    }

    // MARK: Begun by a finger

    /// Begins the way back by a finger, which finishes or cancels it.
    private func swipe(_ stand: SharingStage, finishes: Bool, _ start: CGPoint, by way: CGPoint) {
        let finger = stand.stage.finger
        finger.down(at: start)
        finger.drag(to: CGPoint(x: start.x + way.x, y: start.y + way.y), in: 0.4)
        if !finishes { finger.drag(to: CGPoint(x: start.x + way.x / 4, y: start.y + way.y / 4), in: 0.4) }
        if !finishes { finger.hold(for: 0.2) }
        finger.up()
    }

    /// Plays one gesture to both ends, the cancelled one first.
    private func begin(_ stand: SharingStage, _ note: String, _ gesture: (Bool) -> Void) throws {
        let first = WindowDump(stand.stage.window)
        stand.goForward()
        try stand.stage.settle()
        let before = WindowDump(stand.stage.window)
        for finishes in [false, true] {
            try watch(stand, "\(note), finishes \(finishes)") { gesture(finishes) }
            XCTAssertEqual(stand.isForward, !finishes, note)
            let dump = WindowDump(stand.stage.window)
            XCTAssertEqual(dump.difference(from: finishes ? first : before), [], "\(note), finishes \(finishes)")
        }
    }

    func testEachStyleOfAStackUnderASwipe() async throws {
        for device in devices {
            let sign: CGFloat = device.layoutDirection == .rightToLeft ? -1 : 1
            for move in styles {
                let stand = try stage(.stack, move.style, device)
                try begin(stand, "\(move.name), \(device.name)") {
                    swipe(
                        stand, finishes: $0, CGPoint(x: sign > 0 ? 2 : 388, y: 500), by: CGPoint(x: 280 * sign, y: 60))
                }
            }
        }
    }

    func testEachStyleOfAModalUnderAPull() async throws {
        for device in devices {
            for move in styles {
                let stand = try stage(.modal, move.style, device)
                try begin(stand, "\(move.name), \(device.name)") {
                    swipe(stand, finishes: $0, CGPoint(x: 195, y: 60), by: CGPoint(x: 60, y: 600))
                }
            }
        }
    }

    func testEachSheetUnderAPull() async throws {
        for device in devices {
            let sign: CGFloat = device.layoutDirection == .rightToLeft ? -1 : 1
            for sheet in sheets {
                let stand = try sheetStage(sheet, device)
                let isAcross = sheet.name == "drawer" || sheet.name == "slide"
                let way = isAcross ? CGPoint(x: -250 * sign, y: 0) : CGPoint(x: 0, y: 380)
                // In the middle of all sheets, below their shared view.
                let start = CGPoint(x: isAcross ? 195 + 80 * sign : 195, y: 440)
                try begin(stand, "\(sheet.name), \(device.name)") { swipe(stand, finishes: $0, start, by: way) }
            }
        }
    }

    func testAPinchOfAScreenThatGrew() async throws {
        for device in devices {
            for (name, modal) in sheets where ["zoom", "expand", "kept zoom"].contains(name) {
                let stand = try sheetStage((name, modal), device)
                try begin(stand, "\(name), \(device.name)") { pinch(stand, finishes: $0) }
            }
        }
    }

    private func pinch(_ stand: SharingStage, finishes: Bool) {
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        func drag(_ tops: (CGFloat, CGFloat), _ time: TimeInterval) {
            let places = [tops.0, tops.1].map { CGPoint(x: 195, y: $0) }
            stand.stage.drag(Array(zip(fingers, places)).map { ($0, to: $1) }, in: time)
        }
        fingers[0].down(at: CGPoint(x: 195, y: 350))
        fingers[1].down(at: CGPoint(x: 195, y: 750))
        drag((520, 600), 0.3)
        if !finishes { drag((370, 740), 0.3) }
        drag(finishes ? (520, 600) : (370, 740), 0.2)
        fingers.forEach { $0.up() }
    }
}
