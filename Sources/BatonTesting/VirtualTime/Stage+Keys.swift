#if HEADLESS_UIKIT
    public import UIKit

    extension Stage {
        /// Presses a key of a hardware keyboard, and holds other keys down meanwhile. Returns whether an object in the responder
        /// chain has a command for it.
        ///
        /// ```swift
        /// stage.press("[", .command)
        /// stage.press(UIKeyCommand.inputEscape)
        /// ```
        @discardableResult
        public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
            defer { turn() }
            return HeadlessKeyboard.press(input, modifiers)
        }

        /// Scrolls with a trackpad, with the pointer at a point, and rests before the fingers lift.
        ///
        /// ```swift
        /// stage.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 300), in: 0.3)
        /// ```
        public func scroll(
            _ type: UIScrollType = .continuous, at point: CGPoint, by way: CGVector, in seconds: TimeInterval
        ) {
            beginScroll(type, at: point)
            scroll(by: way, in: seconds)
            advance(by: 0.2)
            endScroll()
        }

        /// Begins to scroll with a trackpad, with the pointer at a point. No finger touches the screen.
        public func beginScroll(_ type: UIScrollType = .continuous, at point: CGPoint) {
            HeadlessTouches.scrollBegan(type, at: point, in: window)
        }

        /// Scrolls on, at constant speed.
        public func scroll(by way: CGVector, in seconds: TimeInterval) {
            let steps = max(1, (seconds * 60).rounded())
            forEachSample(in: seconds, samplesPerSecond: 60) { [window] _ in
                HeadlessTouches.scrolled(by: CGPoint(x: way.dx / steps, y: way.dy / steps), in: window)
            }
        }

        /// Lifts the fingers from the trackpad.
        public func endScroll() {
            HeadlessTouches.scrollEnded(in: window)
            turn()
        }
    }
#endif
