#if HEADLESS_UIKIT
    public import UIKit

    /// A finger that touches the stage under the control of a test.
    ///
    /// The same drag produces the same touches, velocities and traces each time.
    @preconcurrency @MainActor
    public final class Finger {
        /// The position of the finger, or nil while it is not down. A finger is taken away when the app enters the
        /// background.
        public var place: CGPoint? {
            HeadlessTouches.isDown(finger: number, in: stage.window) ? lastPlace : nil
        }

        private var lastPlace: CGPoint?
        private unowned let stage: Stage
        let number: Int
        /// The number of touches per second that the screen reports.
        let samplesPerSecond: Double

        /// Creates a finger with a number and a rate of touches.
        public init(on stage: Stage, number: Int = 0, samplesPerSecond: Double = 60) {
            self.stage = stage
            self.number = number
            self.samplesPerSecond = samplesPerSecond
        }

        /// Touches the screen. A second touch, or a touch outside the screen, changes nothing and leads to a warning.
        public func down(at point: CGPoint) {
            let wasDown = HeadlessTouches.isDown(finger: number, in: stage.window)
            HeadlessTouches.began(finger: number, at: point, in: stage.window)
            if !wasDown { lastPlace = point }
            stage.turn()
        }

        /// Moves to a point, at constant speed or with the pace of a curve.
        public func drag(to target: CGPoint, in seconds: TimeInterval, curve: UIView.AnimationCurve = .linear) {
            stage.drag([(self, to: target)], in: seconds, curve: curve)
        }

        /// Stays in place for a time, so that the velocity becomes zero.
        public func hold(for seconds: TimeInterval) {
            stage.forEachSample(in: seconds, samplesPerSecond: samplesPerSecond) { [self] _ in
                if let place { stage.move([(self, to: place)]) }
            }
        }

        /// Lifts the finger.
        public func up() {
            HeadlessTouches.ended(finger: number, in: stage.window)
            stage.turn()
        }

        /// Cancels the touch, as the system does for an incoming call.
        public func cancel() {
            HeadlessTouches.cancelled(finger: number, in: stage.window)
            stage.turn()
        }

        /// Touches the screen, drags, and lifts the finger.
        public func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval) {
            down(at: start)
            drag(to: end, in: seconds)
            up()
        }

        /// Touches the screen, moves with a velocity in points per second, and lifts the finger while it moves.
        ///
        /// The movement lasts a tenth of a second, like a flick by hand.
        public func flick(from start: CGPoint, velocity: CGVector) {
            let moment = 0.1
            let end = CGPoint(x: start.x + velocity.dx * moment, y: start.y + velocity.dy * moment)
            drag(from: start, to: end, in: moment)
        }

        /// Touches the screen and lifts the finger shortly afterwards.
        public func tap(at point: CGPoint) {
            down(at: point)
            stage.advance(by: 0.05)
            up()
        }

        /// Returns the position of the finger after a fraction of its way to a point. For a finger that is not down, it
        /// returns nil, and the stand-in logs a warning.
        func way(to target: CGPoint) -> ((Double) -> CGPoint)? {
            guard let start = place else {
                HeadlessTouches.moved(finger: number, to: target, in: stage.window)
                return nil
            }
            return { part in
                CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
            }
        }

        /// Stores the position after a move. A position that is not finite is ignored, and has already led to a
        /// warning.
        func didMove(to point: CGPoint) {
            if point.x.isFinite, point.y.isFinite { lastPlace = point }
        }
    }
#endif
