#if HEADLESS_UIKIT
    public import UIKit

    extension Stage {
        /// The current device of the stage.
        public var device: HeadlessDevice { .current }

        /// Rotates the device between portrait and landscape. As in UIKit, the new size is announced and then animated.
        public func rotate(lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.rotate(lasting: seconds)
        }

        /// Holds the device in another orientation. The window turns with it if its view controllers support that.
        public func rotate(to orientation: UIDeviceOrientation, lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.rotate(to: orientation, lasting: seconds)
        }

        /// Changes the size of the window, for example as if two apps shared the screen.
        public func resize(to size: CGSize, lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.resize(to: size, lasting: seconds)
        }

        /// Begins an interactive resize, as by a finger on a corner of the window.
        ///
        /// Resize the window as often as you like, at any moment of a transition, and call `endResizing()`.
        public func beginResizing() {
            HeadlessDevice.beginResizing()
        }

        /// Ends an interactive resize.
        public func endResizing() {
            HeadlessDevice.endResizing()
        }

        /// Resizes the window interactively while time passes. Each frame has another size, without animation.
        public func resizeInteractively(to size: CGSize, in seconds: TimeInterval) {
            let start = device.size
            let frames = max(1, Int((seconds * Double(TurnLoop.main.framesPerSecond)).rounded()))
            beginResizing()
            for frame in 1...frames {
                let share = CGFloat(frame) / CGFloat(frames)
                let width = start.width + (size.width - start.width) * share
                let height = start.height + (size.height - start.height) * share
                resize(to: CGSize(width: width.rounded(), height: height.rounded()), lasting: 0)
                advance(by: seconds / Double(frames))
            }
            endResizing()
        }

        /// Changes settings that a user can change while the app runs, such as the appearance or reduced motion.
        ///
        /// ```swift
        /// stage.change(to: stage.device.dark)
        /// ```
        public func change(to device: HeadlessDevice, lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.change(to: device, lasting: seconds)
        }

        /// Sends a memory warning to the app and every view controller.
        public func warnOfMemory() {
            HeadlessApplication.warnOfMemory()
        }

        /// Moves the app to the background. Touches are cancelled, and animations jump to their end.
        public func enterBackground() {
            HeadlessApplication.enterBackground()
            turn()
        }

        /// Moves the app to the foreground.
        public func enterForeground() {
            HeadlessApplication.enterForeground()
            turn()
        }
    }
#endif
