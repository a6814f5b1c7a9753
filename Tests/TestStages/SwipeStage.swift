import BatonTesting
import UIKit

@testable import Baton

/// A stack of A, B and C whose swipes are made by hand. Distances count from the leading edge, in either reading
/// direction. Those of drags are for a finger that lands at the edge; one that lands in the content moves by less.
@MainActor
final class SwipeStage {
    let stand: StackStage
    let c = TestScreen("C")
    let landing: CGFloat
    private let isMirrored: Bool
    private var start = CGPoint.zero
    private var expected: [String]?

    convenience init(
        _ transitions: NavigationTransitions, mirrored: Bool, landing: CGFloat = 2, on device: HeadlessDevice = .phone
    ) throws {
        try self.init(mirrored: mirrored, landing: landing, on: device) { $0.transitions = transitions }
    }

    init(
        mirrored: Bool, landing: CGFloat = 2, on device: HeadlessDevice = .phone,
        setUp: (UINavigationController) -> Void
    ) throws {
        isMirrored = mirrored
        self.landing = landing
        let c = c
        stand = try StackStage(mirrored ? device.rightToLeft : device) {
            setUp($0)
            $0.pushViewController(c, animated: false)
        }
    }

    var stage: Stage { stand.stage }
    var titles: [String] { stand.titles }
    var navigation: UINavigationController { stand.navigation }
    /// Whether Baton animates some of the transitions of the stack.
    var hasAnimators: Bool { stand.driver?.hasAnimatorQuery ?? false }

    func point(_ way: CGFloat, _ y: CGFloat? = nil) -> CGPoint {
        let bounds = stage.window.bounds
        return CGPoint(x: isMirrored ? bounds.width - way : way, y: y ?? bounds.midY)
    }

    /// How far a screen is from its place, towards the trailing edge.
    func way(of screen: UIViewController) -> CGFloat {
        screen.view.seenFrame.minX * (isMirrored ? -1 : 1)
    }

    func down() {
        start = point(landing)
        stage.finger.down(at: start)
    }

    func drag(to way: CGFloat, in seconds: TimeInterval = 0.3) {
        let room = stage.window.bounds.width - 7
        let part = (room + 2 - landing) / room
        stage.finger.drag(to: point(landing + (way - 2) * part), in: seconds)
    }

    /// Drags to a distance from the place where the finger has landed, which the window may have left since.
    func drag(by way: CGFloat, in seconds: TimeInterval = 0.3) {
        stage.finger.drag(to: CGPoint(x: start.x + (isMirrored ? -way : way), y: start.y), in: seconds)
    }

    /// Holds the finger, lifts it, and waits for the end.
    func release() throws {
        stage.finger.hold(for: 0.2)
        stage.finger.up()
        try stage.settle()
    }

    func swipe(to way: CGFloat = 330) throws {
        down()
        drag(to: way)
        try release()
    }

    /// Says which titles the stack must have at the end.
    func expect(_ titles: [String]) {
        expected = titles
    }

    /// Returns what is wrong with the stack at rest, and after a push and a swipe back.
    func faults() throws -> [String] {
        guard let expected else { return ["The scenario does not say what it expects."] }
        var faults = titles == expected ? [] : ["\(titles) instead of \(expected)"]
        let top = navigation.topViewController?.view
        if top?.seenFrame != navigation.view.bounds { faults.append("the top screen is at \(top?.seenFrame as Any)") }
        // The background of a bar with a state stays.
        faults += stage.window.leftovers.filter { $0 != "ColorBackdrop" }
        navigation.pushViewController(TestScreen("Next"), animated: true)
        try stage.settle()
        if titles != expected + ["Next"] { faults.append("the next push led to \(titles)") }
        try swipe(to: stage.window.bounds.width - 5)
        if titles != expected { faults.append("the next swipe led to \(titles)") }
        return faults + HeadlessLog.warnings
    }
}
