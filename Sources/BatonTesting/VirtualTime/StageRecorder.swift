#if HEADLESS_UIKIT
    import UIKit

    /// Records a frame at the end of every turn during a recording.
    @MainActor
    final class StageRecorder {
        private var recording: Recording
        private let views: ViewRecorder
        private unowned let window: UIWindow
        private let finger: () -> CGPoint?
        private let start = TurnLoop.main.now
        private let firstTurn = TurnLoop.main.turn
        private var observer: Int?

        init(_ name: String, of window: UIWindow, finger: @escaping () -> CGPoint?) {
            recording = Recording(name: name, width: window.bounds.width, height: window.bounds.height)
            recording.safeArea = window.safeAreaInsets
            views = ViewRecorder(window)
            self.window = window
            self.finger = finger
        }

        func begin() {
            take()
            observer = TurnLoop.main.addFrameObserver { [weak self] in self?.take() }
        }

        func end() -> Recording {
            observer.map(TurnLoop.main.removeFrameObserver)
            return recording
        }

        func note(_ text: String) {
            recording.events.append(
                Recording.Event(time: elapsed, turn: TurnLoop.main.turn - firstTurn, text: text))
        }

        private var statusBar: RecordedStatusBar? {
            guard !HeadlessStatusBar.isHidden(in: window) else { return nil }
            switch HeadlessStatusBar.style(in: window) {
            case .lightContent: return RecordedStatusBar(isLight: true)
            case .darkContent: return RecordedStatusBar(isLight: false)
            default: return RecordedStatusBar(isLight: window.traitCollection.userInterfaceStyle == .dark)
            }
        }

        private var keyboard: RecordedKeyboard? {
            guard let screen = window.windowScene?.screen else { return nil }
            let frame = window.convert(HeadlessKeyboard.visibleFrame, from: screen.coordinateSpace)
            guard frame.minY < window.bounds.maxY else { return nil }
            return RecordedKeyboard(frame: frame, isDark: window.traitCollection.userInterfaceStyle == .dark)
        }

        private var elapsed: Double {
            TurnLoop.main.now - start
        }

        /// Records a frame. Of several turns at the same time, only the last is kept.
        private func take() {
            if let last = recording.frames.last, elapsed - last.time < 1e-9 { recording.frames.removeLast() }
            var seen = views.look()
            // Frames that are alike share their views.
            if let former = recording.frames.last?.views, former == seen { seen = former }
            let touches = finger().map { [Recording.Touch(x: $0.x, y: $0.y)] } ?? []
            recording.frames.append(
                Recording.Frame(
                    time: elapsed, touches: touches, views: seen, statusBar: statusBar, keyboard: keyboard))
        }
    }
#endif
