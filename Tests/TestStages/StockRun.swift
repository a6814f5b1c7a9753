import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Plays one stock animator to one ending on one device, and inspects every frame.
@MainActor
final class StockRun {
    /// What happens to a move after its start.
    enum Ending: Equatable {
        case byItself
        case cancelled(at: CGFloat)
        case interruptedTwice
    }

    private let move: StockMove
    private let device: HeadlessDevice
    private let ending: Ending
    private let scene: StockStage
    private let container: StockContainer
    private let name: String
    private var frames: [(entering: [Quantity: Double], leaving: [Quantity: Double])] = []

    init(_ move: StockMove, _ device: HeadlessDevice, _ ending: Ending, style: UIModalPresentationStyle = .fullScreen)
        throws
    {
        self.move = move
        self.device = device
        self.ending = ending
        container = StockContainer(device)
        scene = try StockStage(move.kind, on: device, style: style)
        let animator = move.make(scene.source)
        scene.animator = animator
        name = "\(move.name), \(ending), \(device.name), style \(style.rawValue)"
    }

    func play() throws {
        let before = WindowDump(scene.stage.window)
        if ending != .byItself { scene.interaction = UIPercentDrivenInteractiveTransition() }
        scene.start()
        scene.stage.turn()
        let ends = EndCount(of: scene)
        look()
        try goOn()
        XCTAssertEqual(ends.cancelled, [isCancelled], "ends, \(name)")
        XCTAssertEqual(scene.hasArrived, !isCancelled, "arrives, \(name)")
        let after = WindowDump(scene.stage.window)
        let expected = isCancelled ? before : try dumpWithoutAnimation()
        XCTAssertEqual(after.difference(from: expected), [], "leaves behind, \(name)")
        XCTAssertEqual(HeadlessLog.warnings, [], name)
        checkMonotony()
    }

    private var isCancelled: Bool {
        if case .cancelled = ending { return true }
        return false
    }

    // MARK: Playing

    private func goOn() throws {
        switch ending {
        case .byItself:
            checkStart()
        case .cancelled(let part):
            scene.interaction?.update(0)
            checkStart()
            drag(to: part)
            if part == 0.5 { checkMiddle() }
            if part == 1 { checkEnd() }
            scene.interaction?.cancel()
        case .interruptedTwice:
            drag(to: 0.3)
            for _ in 0..<2 {
                scene.interaction?.finish()
                frame(3)
                scene.interaction?.pause()
                frame(2)
            }
            scene.interaction?.finish()
        }
        while scene.coordinator != nil, frames.count < 200 { frame(1) }
        try scene.stage.settle()
    }

    private func drag(to part: CGFloat) {
        for step in 1...5 {
            scene.interaction?.update(part * CGFloat(step) / 5)
            frame(1)
        }
    }

    private func frame(_ count: Int) {
        for _ in 0..<count {
            scene.stage.advance(by: 1.0 / 60)
            if scene.coordinator != nil { look() }
        }
    }

    private func look() {
        frames.append((seen(scene.entering), seen(scene.leaving)))
        XCTAssertTrue(showsSomething, "frame \(frames.count) shows nothing, \(name)")
    }

    private func seen(_ screen: UIViewController) -> [Quantity: Double] {
        guard let view = screen.view, view.window != nil else { return [:] }
        return Quantity.allSeen(of: view)
    }

    // MARK: Expectations

    private func checkStart() {
        compare(seen(scene.entering), away(scene.entering), "entering at the start")
        compare(seen(scene.leaving), home(scene.leaving), "leaving at the start")
    }

    /// Interactive: both screens are at the progress of the gesture.
    private func checkMiddle() {
        compare(seen(scene.entering), halfway(scene.entering), "entering half way")
        compare(seen(scene.leaving), halfway(scene.leaving), "leaving half way")
    }

    private func halfway(_ screen: UIViewController) -> [Quantity: Double] {
        home(screen).merging(away(screen)) { ($0 + $1) / 2 }
    }

    private func checkEnd() {
        compare(seen(scene.entering), home(scene.entering), "entering at the end")
        compare(seen(scene.leaving), away(scene.leaving), "leaving at the end")
        let frame = scene.entering.view.layer.position
        XCTAssertEqual(frame.x, scene.entering.view.bounds.width * scene.entering.view.layer.anchorPoint.x, name)
    }

    /// Whether the reduced form is played. What a finger moves follows the finger, unless the user prefers cross-fades.
    private var isReduced: Bool { device.reduceMotion && (ending == .byItself || device.prefersCrossFade) }

    /// The expected values of a screen away from its final position.
    ///
    /// No screen enters with alpha 0 on the iOS 26 design (B28.3).
    private func away(_ screen: UIViewController) -> [Quantity: Double] {
        let values = posed(screen)
        guard screen === scene.entering, device.design == .glass else { return values }
        return values.merging([.alpha: 0.02]) { max($0, $1) }
    }

    /// With reduced motion only the upper screen's alpha differs, and is 0.
    private func posed(_ screen: UIViewController) -> [Quantity: Double] {
        if isReduced { return isUpper(screen) ? plain(screen).merging([.alpha: 0]) { $1 } : plain(screen) }
        return plain(screen).merging(named(screen)) { $1 }
    }

    /// The expected values of a screen at its other end.
    private func home(_ screen: UIViewController) -> [Quantity: Double] {
        guard !isReduced, !named(screen).isEmpty else { return plain(screen) }
        let own = isUpper(screen) ? move.upperHome : [:]
        return plain(screen).merging(move.home(container)) { $1 }.merging(own) { $1 }
    }

    /// The values that the table names for a screen. They are empty for a presenter that UIKit keeps in place.
    private func named(_ screen: UIViewController) -> [Quantity: Double] {
        guard isUpper(screen) || scene.style == .fullScreen else { return [:] }
        return (screen === scene.entering ? move.entering : move.leaving)(container)
    }

    private func isUpper(_ screen: UIViewController) -> Bool {
        (screen === scene.entering) == move.kind.isForward
    }

    private func plain(_ screen: UIViewController) -> [Quantity: Double] {
        Dictionary(uniqueKeysWithValues: Quantity.allCases.map { ($0, $0.atHome(screen.view)) })
    }

    private func compare(_ seen: [Quantity: Double], _ expected: [Quantity: Double], _ what: String) {
        guard !seen.isEmpty else { return }
        for quantity in Quantity.allCases {
            XCTAssertEqual(
                seen[quantity] ?? .nan, expected[quantity] ?? .nan, accuracy: 1e-6, "\(quantity) of \(what), \(name)")
        }
    }

    /// Checks that each quantity in the table changes in one direction only, and reverses at most once after a cancel.
    ///
    /// All other quantities stay constant.
    private func checkMonotony() {
        check(frames.map(\.entering).filter { !$0.isEmpty }, of: scene.entering, "entering")
        check(frames.map(\.leaving).filter { !$0.isEmpty }, of: scene.leaving, "leaving")
    }

    private func check(_ course: [[Quantity: Double]], of screen: UIViewController, _ what: String) {
        let (away, home) = (away(screen), home(screen))
        for quantity in Quantity.allCases {
            guard let start = home[quantity], let end = away[quantity] else { return XCTFail("\(quantity)") }
            let values = course.compactMap { $0[quantity] }
            let message = "\(quantity) of \(what), \(name): \(values)"
            XCTAssertLessThanOrEqual(changesOfDirection(values), isCancelled ? 1 : 0, "turns: " + message)
            if abs(start - end) < 1e-9 {
                XCTAssertTrue(values.allSatisfy { abs($0 - start) < 1e-6 }, "moves: " + message)
            }
        }
    }

    private func changesOfDirection(_ values: [Double]) -> Int {
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }.filter { abs($0) > 1e-6 }
        return zip(steps.dropFirst(), steps).filter { ($0 > 0) != ($1 > 0) }.count
    }

    /// Whether at least one screen is visible: not transparent, not facing away, and not outside the container.
    private var showsSomething: Bool {
        let container = scene.stage.window.bounds
        let screens = [scene.entering, scene.leaving].compactMap(\.view).filter { $0.window != nil }
        return screens.contains { view in
            let alpha = Quantity.alpha.seen(of: view)
            let turn = abs(Quantity.turn.seen(of: view))
            return alpha > 0.01 && turn < .pi / 2 && view.seenFrame.intersects(container)
        }
    }

    // MARK: Comparing

    /// What a window is after a change without animation, which is the same for all animators and endings.
    private static var plainDumps: [Plain: WindowDump] = [:]

    private struct Plain: Hashable {
        let kind: StockMove.Kind
        let device: String
        let style: UIModalPresentationStyle
    }

    /// Returns a dump of the window after the same change without animation.
    private func dumpWithoutAnimation() throws -> WindowDump {
        let key = Plain(kind: move.kind, device: "\(device)", style: scene.style)
        if let known = Self.plainDumps[key] { return known }
        let plain = try StockStage(move.kind, on: device, style: scene.style)
        plain.start(animated: false)
        try plain.stage.settle()
        let dump = WindowDump(plain.stage.window)
        Self.plainDumps[key] = dump
        return dump
    }
}

extension HeadlessDevice {
    var name: String {
        let direction = layoutDirection == .rightToLeft ? " right to left" : ""
        return "\(Int(size.width))x\(Int(size.height))" + direction + (reduceMotion ? " reduced" : "")
    }
}

extension EndCount {
    convenience init(of scene: StockStage) {
        self.init(of: scene.coordinator)
    }
}
