#if HEADLESS_UIKIT
    public import UIKit

    /// A window of a device on the virtual clock: where transitions are tried, frame by frame, on any machine.
    ///
    /// ```swift
    /// let stage = Stage(root: UINavigationController(rootViewController: ListScreen()))
    /// stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
    /// try stage.settle()
    /// ```
    ///
    /// Nothing happens unless the stage is told to let time pass, and then the same happens each time.
    @MainActor
    public final class Stage {
        /// What shows the root.
        public let window: UIWindow
        /// The first finger; for more of them make your own `Finger`.
        public private(set) lazy var finger = Finger(on: self)

        private var recorder: StageRecorder?

        /// Shows a controller on a device, with everything before it forgotten: clock, warnings and windows.
        public init(_ device: HeadlessDevice = .phone, root: UIViewController) {
            HeadlessApplication.closeWindows()
            TurnLoop.main.reset()
            HeadlessLog.reset()
            HeadlessDevice.current = device
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
        }

        /// Takes the window off the screen. The next stage does it by itself.
        public func close() {
            window.isHidden = true
            window.rootViewController = nil
            HeadlessDevice.current = .phone
        }

        /// Seconds on the virtual clock.
        public var now: TimeInterval { TurnLoop.main.now }

        /// Lets time pass, with a turn of the run loop for each frame.
        public func advance(by seconds: TimeInterval) {
            TurnLoop.main.advance(by: seconds)
        }

        /// Lets one pass of the run loop run without any time going by.
        public func turn() {
            TurnLoop.main.runTurn()
        }

        // MARK: Recording

        /// Records whatever happens in a block, from the moment before it to the moment after.
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

        /// Writes a line into the log of the recording that is going on.
        public func note(_ text: String) {
            recorder?.note(text)
        }
    }
#endif
