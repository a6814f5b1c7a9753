#if HEADLESS_UIKIT
    import HeadlessMotion
    public import UIKit

    extension Stage {
        /// Moves several fingers at the same time, each to its own point, at constant speed or with the pace of a
        /// curve.
        ///
        /// ```swift
        /// stage.drag([(thumb, to: CGPoint(x: 100, y: 400)), (index, to: CGPoint(x: 300, y: 200))], in: 0.2)
        /// ```
        public func drag(
            _ moves: [(Finger, to: CGPoint)], in seconds: TimeInterval, curve: UIView.AnimationCurve = .linear
        ) {
            let rate = moves.map { $0.0.samplesPerSecond }.max() ?? 60
            let ways = moves.compactMap { finger, target in finger.way(to: target).map { (finger, $0) } }
            guard !ways.isEmpty else { return }
            let pace = curve.timing
            forEachSample(in: seconds, samplesPerSecond: rate) { [self] part in
                move(ways.map { finger, way in (finger, to: way(pace.value(at: part))) })
            }
        }

        /// Moves fingers with a single event for all of them, like a touch screen.
        func move(_ moves: [(Finger, to: CGPoint)]) {
            let points = moves.map { finger, point in (finger.number, point) }
            HeadlessTouches.moved(Dictionary(points) { $1 }, in: window)
            for (finger, point) in moves { finger.didMove(to: point) }
        }

        /// Lets time pass, and calls a closure at each sample with the fraction of the time that has passed.
        ///
        /// The closure runs in the event phase of the turn at that time, so that the frame of the turn shows the sample,
        /// like the first frame of a display after a touch.
        func forEachSample(
            in seconds: TimeInterval, samplesPerSecond: Double, _ body: @escaping @MainActor (Double) -> Void
        ) {
            let steps = max(1, Int((seconds * samplesPerSecond).rounded()))
            let interval = seconds / Double(steps)
            for step in 1...steps {
                TurnLoop.main.schedule(after: interval) { body(Double(step) / Double(steps)) }
                advance(by: interval)
            }
        }
    }
#endif
