import BatonTesting

/// The finger of a moving picture: a disc that is visible while it touches, and fades when it lifts.
struct MovingFinger {
    private let clock: MovingClock
    private let touches: [Recording.Touch?]

    static let radius = 24.0
    /// The seconds in which the disc appears, and those in which it fades.
    private static let (rise, fall) = (0.08, 0.25)

    init(_ recording: Recording, _ clock: MovingClock) {
        self.clock = clock
        touches = recording.frames.map(\.touches.first)
    }

    /// The element, or nothing if no finger touches.
    var element: String {
        let runs = runs
        guard let first = runs.first, let start = touches[first.lowerBound] else { return "" }
        let places = runs.flatMap(places)
        let (x, y) = (animation("cx", places) { $0.x }, animation("cy", places) { $0.y })
        return "<circle id='finger' cx='\(StripDrawing.number(start.x))' cy='\(StripDrawing.number(start.y))' "
            + "r='\(StripDrawing.number(Self.radius))' fill='#8e8e93' fill-opacity='.6' stroke='#fff' "
            + "stroke-opacity='.85' stroke-width='3' opacity='0'>\(x)\(y)\(alpha(runs))</circle>"
    }

    /// The frames from each touch to the last one before the finger lifts.
    private var runs: [Range<Int>] {
        touches.indices.reduce(into: []) { runs, index in
            guard touches[index] != nil else { return }
            if runs.last?.upperBound == index {
                runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
    }

    /// The places of a run. The disc stays at the first and the last of them while it appears and fades.
    private func places(_ run: Range<Int>) -> [(time: Double, place: Recording.Touch)] {
        let places = run.compactMap { index in touches[index].map { (clock.times[index], $0) } }
        guard let first = places.first, let last = places.last else { return [] }
        return [(max(0, first.0 - Self.rise), first.1)] + places.dropFirst(first.0 < Self.rise ? 1 : 0)
            + [(last.0 + Self.fall, last.1)]
    }

    private func animation(
        _ attribute: String, _ places: [(time: Double, place: Recording.Touch)],
        _ part: (Recording.Touch) -> Double
    ) -> String {
        var keys: [Keyframes.Key] = []
        // A touch may follow before the disc of the last one has faded.
        for (time, place) in places where time > keys.last?.time ?? -1 {
            keys.append(Keyframes.Key(time: time, values: [part(place)]))
        }
        return clock.animation(of: attribute, Keyframes(keys, within: 0.2).texts(decimals: 1))
    }

    private func alpha(_ runs: [Range<Int>]) -> String {
        var keys: [(time: Double, text: String)] = [(0, "0")]
        for run in runs {
            let (start, end) = (clock.times[run.lowerBound], clock.times[run.upperBound - 1])
            let steps = [(start - Self.rise, "0"), (start, "1"), (end, "1"), (end + Self.fall, "0")]
            keys.removeAll { $0.time >= start - Self.rise }
            keys += steps.map { (max(0, $0.0), $0.1) }
        }
        return clock.animation(of: "opacity", keys)
    }
}
