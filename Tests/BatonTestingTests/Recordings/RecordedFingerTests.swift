import BatonTesting
import UIKit
import XCTest

/// Tests that a recorded frame shows what the finger did at its time.
@MainActor
final class RecordedFingerTests: XCTestCase {
    func testADragMovesByEvenStepsUpToTheRelease() async throws {
        let recording = try record { finger, stage in
            finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 200), in: 0.1)
            try stage.settle()
        }
        // Six samples of ten points, and then two points a frame.
        let expected: [Double] = [100, 110, 120, 130, 140, 150, 160, 162, 164, 166]
        XCTAssertEqual(places(recording).prefix(10).map { $0.rounded() }, expected)
        XCTAssertEqual(recording.frames.prefix(10).map { ($0.time * 60).rounded() }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }

    func testAFasterScreenHasAFrameForEachSample() async throws {
        let recording = try record(samplesPerSecond: 120) { finger, _ in
            finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 200), in: 0.1)
        }
        XCTAssertEqual(places(recording), [100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 155, 160])
    }

    func testTheFingerIsWhereItsFrameShowsIt() async throws {
        let recording = try record { finger, _ in
            finger.down(at: CGPoint(x: 100, y: 200))
            finger.drag(to: CGPoint(x: 140, y: 200), in: 2.0 / 60)
            finger.hold(for: 2.0 / 60)
        }
        XCTAssertEqual(places(recording), [100, 120, 140, 140, 140])
        XCTAssertEqual(recording.frames.map { $0.touches.first?.x }, [100, 120, 140, 140, 140])
    }

    func testADragWithoutTimeIsShownInTheFrameOfTheTouch() async throws {
        let recording = try record { finger, _ in
            finger.down(at: CGPoint(x: 100, y: 200))
            finger.drag(to: CGPoint(x: 140, y: 200), in: 0)
        }
        XCTAssertEqual(places(recording), [140])
    }

    /// What a finger does belongs to the turn in which it does it, which is also the turn that shows it.
    func testATouchIsLoggedInTheTurnThatShowsIt() async throws {
        let screen = FollowedScreen()
        let stage = Stage(root: screen)
        screen.follower.didMove = { stage.note("moved") }
        let recording = stage.record("Turns") {
            stage.finger.down(at: CGPoint(x: 100, y: 200))
            stage.finger.drag(to: CGPoint(x: 140, y: 200), in: 2.0 / 60)
        }
        XCTAssertEqual(recording.events.map(\.turn), [2, 3])
        XCTAssertEqual(recording.events.map { ($0.time * 60).rounded() }, [1, 2])
    }

    private func record(
        samplesPerSecond: Double = 60, _ action: (Finger, Stage) throws -> Void
    ) throws -> Recording {
        let stage = Stage(root: FollowedScreen())
        let finger = samplesPerSecond == 60 ? stage.finger : Finger(on: stage, samplesPerSecond: samplesPerSecond)
        return try stage.record("Finger") { try action(finger, stage) }
    }

    private func places(_ recording: Recording) -> [Double] {
        recording.frames.compactMap { frame in frame.views.first { $0.name == "Follower" }.map { Double($0.position.x) }
        }
    }
}

private final class FollowedScreen: UIViewController {
    let follower = Follower(frame: CGRect(x: 90, y: 190, width: 20, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(follower)
    }
}

/// A view that follows the finger, and goes on by 60 points in half a second when the finger is lifted.
private final class Follower: UIView {
    var didMove: () -> Void = {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { center = $0.location(in: superview) }
        didMove()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.center.x += 60 }
    }
}
