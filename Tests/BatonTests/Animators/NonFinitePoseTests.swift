import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests poses and bar states with numbers that are not finite. Each is ignored with advice, and the transition ends.
@MainActor
final class NonFinitePoseTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

    private static func poses(with number: CGFloat) -> [(String, Pose)] {
        let part = CGRect(x: 10, y: 10, width: 100, height: 100)
        return [
            ("mask frame", Pose().masked(to: Pose.Mask(CGRect(x: number, y: 0, width: 10, height: 10)))),
            ("mask size", Pose().masked(to: Pose.Mask(CGRect(x: 0, y: 0, width: 10, height: number)))),
            ("mask corners", Pose().masked(to: Pose.Mask(part, cornerRadius: number))),
            ("mask circle", Pose().masked(to: .circle(around: CGPoint(x: number, y: 0), radius: number))),
            ("turned mask", Pose().turned(1).masked(to: Pose.Mask(CGRect(x: number, y: 0, width: 10, height: 10)))),
            ("shift", Pose().shifted(x: number)),
            ("points", Pose().shifted(points: CGPoint(x: 0, y: number))),
            ("scale", .scaled(number)), ("rotation", Pose().rotated(number)), ("turn", Pose().turned(number)),
            ("alpha", Pose().faded(to: number)), ("dim", Pose().dimmed(number)), ("shadow", Pose().shadowed(number)),
            ("corners", Pose().rounded(number)),
        ]
    }

    func testEveryPoseIsUsableAndGivesAdvice() async throws {
        for number in Self.numbers {
            for (name, pose) in Self.poses(with: number) {
                let note = "\(name) \(number)"
                let advice = AdviceLog()
                defer { advice.close() }
                let stand = try StackStage(showsB: false) {
                    $0.transitions = NavigationTransitions(TransitionStyle(entering: pose, leaving: pose))
                }
                stand.push()
                stand.stage.advance(by: 0.1)
                for view in [stand.a.view, stand.b.view].compactMap({ $0 }) {
                    XCTAssertTrue(isSound(view), note)
                }
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], note)
                stand.pop()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"], note)
                XCTAssertTrue(CATransform3DIsIdentity(stand.a.view.transform3D), note)
                XCTAssertEqual(stand.stage.window.leftovers, [], note)
                XCTAssertEqual(advice.lines.filter { $0.hasPrefix("Pose") }.count, 1, note)
            }
        }
    }

    private func isSound(_ view: UIView) -> Bool {
        let matrix = view.layer.transform
        return [
            matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m33, matrix.m41, matrix.m42,
            matrix.m43, matrix.m44, view.alpha, view.layer.cornerRadius, view.center.x, view.center.y,
        ]
        .allSatisfy(\.isFinite)
    }

    func testAFinitePoseGivesNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        for style in [TransitionStyle.slide, .depth, .flip, .cube, .reveal(), .zoom { _ in nil }, .cover] {
            let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
            stand.push()
            try stand.stage.settle()
        }
        XCTAssertEqual(advice.lines, [])
    }

    func testABarStateWithNumbersThatMakeNoSense() async throws {
        for number in Self.numbers {
            let states: [(String, BarState)] = [
                ("offset", BarState { $0.titleOffset = UIOffset(horizontal: number, vertical: 0) }),
                ("vertical", BarState { $0.titleOffset = UIOffset(horizontal: 0, vertical: number) }),
                ("compact", BarState { $0.compactTitleOffset = UIOffset(horizontal: 0, vertical: number) }),
                ("kern", BarState { $0.title = BarTitleStyle(kern: number) }),
                (
                    "shadow",
                    BarState {
                        $0.title = BarTitleStyle(
                            shadow: BarTitleStyle.Shadow(
                                color: .red, offset: CGSize(width: number, height: 0), blurRadius: number))
                    }
                ),
            ]
            for (name, state) in states {
                let note = "\(name) \(number)"
                let advice = AdviceLog()
                defer { advice.close() }
                let scene = try BarScene(.slide, from: state, to: BarState())
                scene.stage.rotate()
                try scene.stage.settle()
                scene.push()
                try scene.stage.settle()
                scene.pop()
                try scene.stage.settle()
                XCTAssertEqual(advice.lines.filter { $0.hasPrefix("BarState") }.count, 1, note)
                let written = scene.first.navigationItem.standardAppearance
                XCTAssertEqual(written?.titlePositionAdjustment ?? .zero, .zero, note)
            }
        }
    }
}
