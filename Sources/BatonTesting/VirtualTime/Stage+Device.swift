#if HEADLESS_UIKIT
    public import UIKit

    extension Stage {
        /// The device that the stage is, now.
        public var device: HeadlessDevice { .current }

        /// Turns the device on its side, or upright, as a hand does: sizes are announced, then animated.
        public func rotate(lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.rotate(lasting: seconds)
        }

        /// Gives the window another size, as when two applications share a screen.
        public func resize(to size: CGSize, lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.resize(to: size, lasting: seconds)
        }

        /// Changes what else the user may change while the application runs: the appearance, or the wish for less
        /// motion.
        ///
        /// ```swift
        /// stage.change(to: stage.device.dark)
        /// ```
        public func change(to device: HeadlessDevice, lasting seconds: TimeInterval = 0.3) {
            HeadlessDevice.change(to: device, lasting: seconds)
        }

        /// Memory runs short, for the application and every controller.
        public func warnOfMemory() {
            HeadlessApplication.warnOfMemory()
        }

        /// The user leaves the application: fingers are taken away, and animations end where they lead.
        public func enterBackground() {
            HeadlessApplication.enterBackground()
            turn()
        }

        /// The user comes back.
        public func enterForeground() {
            HeadlessApplication.enterForeground()
            turn()
        }
    }
#endif
