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
