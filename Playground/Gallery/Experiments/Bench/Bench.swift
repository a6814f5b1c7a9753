package import UIKit

/// A window of its own for an experiment, and the time that passes in it.
///
/// The window covers the gallery, so that what is measured has nothing of the gallery's around it.
@MainActor
package final class Bench {
    /// What an experiment cannot go on after.
    package struct Stopped: Error, Equatable {
        package let reason: String

        package init(reason: String) {
            self.reason = reason
        }
    }

    private weak var scene: UIWindowScene?
    /// The window, or nil while nothing is shown.
    package private(set) var window: UIWindow?
    /// The window that had the keyboard before.
    private weak var former: UIWindow?

    private var kept: [AnyObject] = []

    /// Creates a bench in the scene of a window.
    package init(in scene: UIWindowScene?) {
        self.scene = scene
    }

    /// Shows a view controller, and returns when it has appeared.
    package func show(_ root: UIViewController) async throws {
        putAway()
        guard let scene else { throw Stopped(reason: "The gallery is in no scene.") }
        let window = UIWindow(windowScene: scene)
        self.window = window
        former = scene.windows.first(where: \.isKeyWindow)
        window.rootViewController = root
        window.makeKeyAndVisible()
        await wait(0.3)
    }

    /// Presents a screen, and returns at once.
    func present(_ screen: UIViewController, over presenter: UIViewController, animated: Bool = true) {
        presenter.present(screen, animated: animated)
    }

    /// Dismisses what a view controller presents, and returns at once.
    func dismiss(from presenter: UIViewController, animated: Bool = true) {
        presenter.dismiss(animated: animated)
    }

    /// Keeps a delegate as long as the experiment runs, since nothing else does.
    func keep<Delegate: AnyObject>(_ delegate: Delegate) -> Delegate {
        kept.append(delegate)
        return delegate
    }

    /// Removes the window.
    package func putAway() {
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
        former?.makeKey()
    }

    // MARK: Time

    /// Lets time pass.
    package func wait(_ seconds: TimeInterval) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
        }
    }

    /// Waits until a condition is true, and says whether that came in time.
    package func wait(within limit: TimeInterval = 5, until isTrue: () -> Bool) async -> Bool {
        let end = CACurrentMediaTime() + limit
        while !isTrue() {
            guard CACurrentMediaTime() < end else { return false }
            await wait(1.0 / 60)
        }
        return true
    }

    /// Waits for the end of the transition of a view controller.
    package func settle(_ controller: UIViewController) async throws {
        await wait(0.05)
        let isOver = await wait { controller.transitionCoordinator == nil }
        guard isOver else { throw Stopped(reason: "A transition did not end within 5 seconds.") }
        await wait(0.1)
    }

    /// Reads a value in each frame for some time.
    func sample<Value>(for seconds: TimeInterval, _ read: @escaping @MainActor () -> Value) async -> [Sample<Value>] {
        let start = CACurrentMediaTime()
        var samples: [Sample<Value>] = []
        let frames = FrameLink { samples.append(Sample(time: CACurrentMediaTime() - start, value: read())) }
        await wait(seconds)
        frames.stop()
        return samples
    }

    // MARK: The person with the device

    /// Shows a line of words with buttons, and returns the number of the one that was tapped.
    package func ask(_ words: String, _ answers: [String]) async throws -> Int {
        guard let window else { throw Stopped(reason: "Nothing is shown.") }
        let panel = QuestionPanel(words, answers)
        panel.put(in: window)
        let answer = await withCheckedContinuation { continuation in
            panel.answered = { [weak panel] in
                // A second tap may come before the panel has gone.
                panel?.answered = { _ in }
                continuation.resume(returning: $0)
            }
        }
        panel.removeFromSuperview()
        return answer
    }
}
