#if HEADLESS_UIKIT
    public import UIKit

    /// A finger that touches the stage as a script says.
    ///
    /// A drag written once gives the same touches, velocities and traces each time.
    @MainActor
    public final class Finger {
        /// Where the finger is, while it is down.
        public private(set) var place: CGPoint?

        private unowned let stage: Stage
        let number: Int
        /// How many touches a second the screen reports.
        let samplesPerSecond: Double

        /// A finger with a number of its own, reported at a rate.
        public init(on stage: Stage, number: Int = 0, samplesPerSecond: Double = 60) {
            self.stage = stage
            self.number = number
            self.samplesPerSecond = samplesPerSecond
        }

        /// Touches the screen. A second touch, and one beside the screen, is warned of and changes nothing.
        public func down(at point: CGPoint) {
            HeadlessTouches.began(finger: number, at: point, in: stage.window)
            if place == nil, stage.window.bounds.contains(point) { place = point }
            stage.turn()
        }

        /// Moves evenly to a point; with a curve, at its pace.
        public func drag(to target: CGPoint, in seconds: TimeInterval, curve: UIView.AnimationCurve = .linear) {
            stage.drag([(self, to: target)], in: seconds, curve: curve)
        }

        /// Stays where it is for a time, so that its velocity is forgotten.
        public func hold(for seconds: TimeInterval) {
            stage.forEachSample(in: seconds, samplesPerSecond: samplesPerSecond) { _ in
                if let place { stage.move([(self, to: place)]) }
            }
        }

        /// Leaves the screen.
        public func up() {
            place = nil
            HeadlessTouches.ended(finger: number, in: stage.window)
            stage.turn()
        }

        /// The system takes the touch away, as for an incoming call.
        public func cancel() {
            place = nil
            HeadlessTouches.cancelled(finger: number, in: stage.window)
            stage.turn()
        }

        /// Touches, drags and leaves.
        public func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval) {
            down(at: start)
            drag(to: end, in: seconds)
            up()
        }

        /// Touches, moves with a velocity in points a second for a moment, and leaves while it moves.
        ///
        /// The moment is a tenth of a second, as short as a flick is by hand.
        public func flick(from start: CGPoint, velocity: CGVector) {
            let moment = 0.1
            let end = CGPoint(x: start.x + velocity.dx * moment, y: start.y + velocity.dy * moment)
            drag(from: start, to: end, in: moment)
        }

        /// Touches and leaves at once.
        public func tap(at point: CGPoint) {
            down(at: point)
            stage.advance(by: 0.05)
            up()
        }

        /// Where the finger is when a part of its way to a point is over. A finger that is not down has no way to go, and
        /// the glass warns of it.
        func way(to target: CGPoint) -> ((Double) -> CGPoint)? {
            guard let start = place else {
                HeadlessTouches.moved(finger: number, to: target, in: stage.window)
                return nil
            }
            return { part in
                CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
            }
        }

        /// What is no place has been warned of, and the finger goes on from where it was.
        func didMove(to point: CGPoint) {
            if point.x.isFinite, point.y.isFinite { place = point }
        }
    }
#endif
