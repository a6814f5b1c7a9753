#if !canImport(ObjectiveC)
    public import BatonMotion
    public import UIKit

    /// A finger that touches the stage as a script says.
    ///
    /// A drag written once gives the same touches, velocities and traces each time.
    @MainActor
    public final class Finger {
        /// Where the finger is, while it is down.
        public private(set) var place: CGPoint?

        private unowned let stage: Stage
        private let number: Int
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
        public func drag(to target: CGPoint, in seconds: TimeInterval, curve: TimingCurve = .linear) {
            stage.drag([(self, to: target)], in: seconds, curve: curve)
        }

        /// Stays where it is for a time, so that its velocity is forgotten.
        public func hold(for seconds: TimeInterval) {
            stage.forEachSample(in: seconds, samplesPerSecond: samplesPerSecond) { _ in place.map(move) }
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

        /// The way to a point as something to be played: it puts the finger where it is when a part of the way is over.
        /// A finger that is not down has no way to go, and the glass warns of it.
        func way(to target: CGPoint, curve: TimingCurve) -> ((Double) -> Void)? {
            guard let start = place else {
                HeadlessTouches.moved(finger: number, to: target, in: stage.window)
                return nil
            }
            return { [self] part in
                let eased = curve.value(at: part)
                move(to: CGPoint(x: start.x + (target.x - start.x) * eased, y: start.y + (target.y - start.y) * eased))
            }
        }

        private func move(to point: CGPoint) {
            HeadlessTouches.moved(finger: number, to: point, in: stage.window)
            // What is no place has been warned of, and the finger goes on from where it was.
            if point.x.isFinite, point.y.isFinite { place = point }
        }
    }
#endif
