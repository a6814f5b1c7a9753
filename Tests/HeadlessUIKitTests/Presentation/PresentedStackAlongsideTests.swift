import UIKit
import XCTest

/// Tests the switch by which what the root of a presented stack animates alongside is lost.
@MainActor
final class PresentedStackAlongsideTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentedStacksDropAlongsideAnimations = false }
    }

    /// Presents a stack, and returns what was called. Once more afterwards: pushes another screen that does the same.
    private func calls() -> [String] {
        let scene = ModalStack(count: 0)
        let (root, pushed) = (AlongsideScreen("root"), AlongsideScreen("pushed"))
        var calls: [String] = []
        for screen in [root, pushed] { screen.note = { calls.append($0) } }
        let stack = UINavigationController(rootViewController: root)
        scene.root.present(stack, animated: true)
        stack.transitionCoordinator?.animate { _ in calls.append("outside") }
        TurnLoop.main.advance(by: 1)
        stack.pushViewController(pushed, animated: true)
        TurnLoop.main.advance(by: 1)
        scene.putAway()
        return calls
    }

    func testTheAnimationsOfTheRootMayBeLostAndTheirCompletionIsCalled() async {
        // B27.50
        let rest = ["pushed alongside", "pushed completion"]
        XCTAssertEqual(calls(), ["outside", "root alongside", "root completion"] + rest)
        HeadlessQuirks.presentedStacksDropAlongsideAnimations = true
        XCTAssertEqual(calls(), ["outside", "root completion"] + rest)
    }
}

/// A screen that animates alongside its appearance.
@MainActor
private final class AlongsideScreen: UIViewController {
    private let name: String
    var note: (String) -> Void = { _ in }

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate { [self] _ in
            note("\(name) alongside")
        } completion: { [self] _ in
            note("\(name) completion")
        }
    }
}
