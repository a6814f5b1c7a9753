#if HEADLESS_UIKIT
    import Baton
    public import UIKit

    /// A window of a device with a virtual clock, in which transitions are tested frame by frame on any machine.
    ///
    /// ```swift
    /// let stage = Stage(root: UINavigationController(rootViewController: ListScreen()))
    /// stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
    /// try stage.settle()
    /// ```
    ///
    /// Nothing happens unless the test lets time pass, and the result is the same each time.
    @preconcurrency @MainActor
    public final class Stage {
        /// The window that shows the root view controller.
        public let window: UIWindow
        /// The first finger. Create a `Finger` for each additional one.
        public private(set) lazy var finger = Finger(on: self)

        private var recorder: StageRecorder?

        /// Shows a view controller on a device. The clock, the warnings and all windows are reset first, and advice that was
        /// given before is given again.
        public init(_ device: HeadlessDevice = .phone, root: UIViewController) {
            HeadlessApplication.closeWindows()
            TurnLoop.main.reset()
            HeadlessLog.reset()
            Advice.reset()
            HeadlessDevice.current = device
            window = UIWindow(windowScene: Self.scene)
            window.rootViewController = root
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            StillTime.shared.watch(self)
        }

        /// The scene of the app, which shows the window.
        public static var scene: UIWindowScene { HeadlessScenes.main }

        /// Removes the window from the screen. The next stage does so automatically.
        public func close() {
            window.isHidden = true
            window.rootViewController = nil
            HeadlessDevice.current = .phone
        }

        /// The time of the virtual clock in seconds.
        public var now: TimeInterval { TurnLoop.main.now }

        /// Lets time pass, with a turn of the run loop for each frame.
        public func advance(by seconds: TimeInterval) {
            TurnLoop.main.advance(by: seconds)
        }

        /// Runs one turn of the run loop without letting time pass.
        public func turn() {
            TurnLoop.main.runTurn()
        }

        /// Returns the colour that the screen shows at a point of the window. Text is not drawn, and symbols only if recordings know them.
        public func color(at point: CGPoint) -> RecordedColor {
            Compositor(ViewRecorder(window).look()).color(at: point)
        }

        // MARK: Recording

        /// Records everything that happens in a closure, from the moment before it to the moment after it.
        public func record(_ name: String, _ action: () throws -> Void) rethrows -> Recording {
            let recorder = StageRecorder(name, of: window) { [weak self] in self?.finger.place }
            self.recorder = recorder
            defer { self.recorder = nil }
            recorder.begin()
            do {
                try action()
            } catch {
                _ = recorder.end()
                throw error
            }
            return recorder.end()
        }

        /// Writes a line into the log of the current recording.
        public func note(_ text: String) {
            recorder?.note(text)
        }
    }
#endif
