import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests what is seen of screens that are not part of the next transition, when one transition interrupts another.
@MainActor
final class LostScreenTests: XCTestCase {
    private typealias Step = (BatonNavigationController) -> Void

    private static let colors: [UIColor] = [.red, .green, .blue, .yellow, .cyan, .magenta]
    private static let push: Step = { $0.pushViewController(screen($0.viewControllers.count), animated: true) }
    private static let pop: Step = { $0.popViewController(animated: true) }
    private static let popToRoot: Step = { $0.popToRootViewController(animated: true) }

    /// A screen whose colour tells its place in the stack.
    private static func screen(_ index: Int) -> TestScreen {
        let screen = TestScreen("\(index)")
        screen.loadViewIfNeeded()
        screen.view.backgroundColor = colors[index]
        return screen
    }

    private func make(_ count: Int, _ style: TransitionStyle) throws -> (Stage, BatonNavigationController) {
        let navigation = BatonNavigationController()
        navigation.viewControllers = (0..<count).map(Self.screen)
        navigation.transitions = NavigationTransitions(style)
        let stage = Stage(.phone, root: navigation)
        try stage.settle()
        return (stage, navigation)
    }

    /// The colours below the bar, from one side of the window to the other.
    private func seen(_ stage: Stage) -> [RecordedColor] {
        let compositor = Compositor(ViewRecorder(stage.window).look())
        return stride(from: CGFloat(15), to: 390, by: 24).map { compositor.color(at: CGPoint(x: $0, y: 600)) }
    }

    /// Returns the places with another colour than before. A shadow or a dimmed screen is no other colour.
    private func changes(_ old: [RecordedColor], _ new: [RecordedColor]) -> [Int] {
        zip(old, new).enumerated().filter { _, colors in
            let (old, new) = colors
            return max(abs(old.red - new.red), abs(old.green - new.green), abs(old.blue - new.blue)) > 0.3
        }.map(\.offset)
    }

    /// Interrupts each of some transitions by the next one, and checks that all places keep their colours then.
    private func play(
        _ steps: [Step], from count: Int, _ style: TransitionStyle, every gap: TimeInterval = 0.05, line: UInt = #line
    ) throws {
        let (stage, navigation) = try make(count, style)
        for (index, step) in steps.enumerated() {
            let before = seen(stage)
            step(navigation)
            stage.turn()
            XCTAssertEqual(changes(before, seen(stage)), [], "step \(index)", line: line)
            stage.advance(by: gap)
            XCTAssertTrue(
                stage.window.family.allSatisfy { CATransform3DIsAffine($0.layer.transform) },
                "nothing leaves the plane",
                line: line)
        }
        let container = navigation.topViewController?.view.superview
        try stage.settle()
        XCTAssertEqual(container?.subviews.count ?? 0, 0, "nothing is left", line: line)
        let top = RecordedColor(Self.colors[navigation.viewControllers.count - 1], in: navigation.traitCollection)
        XCTAssertEqual(changes(seen(stage), seen(stage).map { _ in top }), [], "the end", line: line)
        stage.close()
    }

    func testNothingThatIsSeenChangesWhenAPushIsInterrupted() async throws {
        try play([Self.push, Self.push, Self.push, Self.push], from: 1, .slide)
        try play([Self.push, Self.pop, Self.push, Self.push], from: 1, .slide)
    }

    func testNothingThatIsSeenChangesWhenAPushAcrossIsInterrupted() async throws {
        try play([Self.push, Self.push, Self.push, Self.push], from: 1, .slideAcross)
        try play([Self.push, Self.pop, Self.push, Self.push], from: 1, .slideAcross)
    }

    func testNothingThatIsSeenChangesWhenAPopIsInterrupted() async throws {
        for style in [TransitionStyle.slide, .slideAcross] {
            try play([Self.pop, Self.push, Self.push, Self.push], from: 3, style)
            try play([Self.push, Self.popToRoot], from: 2, style)
        }
        try play([Self.pop, Self.pop, Self.pop], from: 4, .slideAcross)
    }

    /// The pictures of screens that were lost one after the other keep their order.
    func testNothingThatIsSeenChangesWhenManyTransitionsAreInterrupted() async throws {
        try play([Self.pop, Self.pop, Self.pop], from: 4, .slide)
        try play([Self.pop, Self.pop, Self.pop, Self.pop], from: 5, .slide, every: 0.03)
        try play([Self.push, Self.popToRoot, Self.push, Self.push], from: 2, .slide)
        try play([Self.push, Self.popToRoot, Self.push, Self.push], from: 2, .slideAcross)
    }

    /// A screen with a line moves back to its place, and the line with it.
    func testAScreenThatComesBackIsSeenOnce() async throws {
        let (stage, navigation) = try make(1, .slide)
        let line = UIView(frame: CGRect(x: 150, y: 0, width: 20, height: 844))
        line.backgroundColor = .black
        navigation.topViewController?.view.addSubview(line)
        Self.push(navigation)
        stage.advance(by: 0.05)
        let former = line.frameInWindow
        XCTAssertLessThan(former.minX, 140)
        Self.pop(navigation)
        stage.advance(by: 0.3)
        XCTAssertGreaterThan(line.frameInWindow.minX, former.midX)
        let color = Compositor(ViewRecorder(stage.window).look()).color(at: CGPoint(x: former.minX + 1, y: 600))
        XCTAssertEqual(color.red, 1, accuracy: 0.3, "the line is no longer there")
    }

    // MARK: The alpha

    /// Interrupts a pop by a push from the bottom, and returns the alpha of the picture of the popped screen above the leaving one.
    ///
    /// - Parameter alpha: The alpha that the app gives the leaving screen.
    private func alphaOfPicture(above alpha: CGFloat, leaving: Pose) throws -> Double {
        let (stage, navigation) = try make(2, .slide)
        navigation.viewControllers[0].view.alpha = alpha
        Self.pop(navigation)
        stage.advance(by: 0.05)
        navigation.transitions = NavigationTransitions(TransitionStyle(entering: .offstage(.bottom), leaving: leaving))
        Self.push(navigation)
        stage.advance(by: 0.1)
        let container = try XCTUnwrap(navigation.topViewController?.view.superview)
        let picture = container.subviews.last {
            "\(type(of: $0))" != "CoverView" && $0.seenFrame.contains(CGPoint(x: 385, y: 100))
        }
        XCTAssertGreaterThan(picture?.seenFrame.minX ?? 0, 50, "the popped screen was there")
        defer { stage.close() }
        return try XCTUnwrap(picture).seenAlpha
    }

    func testAPictureFadesWithTheScreenBelowIt() async throws {
        XCTAssertLessThan(try alphaOfPicture(above: 1, leaving: .faded), 0.7)
        XCTAssertEqual(try alphaOfPicture(above: 1, leaving: .inPlace), 1)
        XCTAssertEqual(try alphaOfPicture(above: 0.5, leaving: .inPlace), 1, "the other one has its alpha from the app")
    }
}
