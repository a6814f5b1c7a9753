import BatonTesting

/// The values of an attribute over time, without those that lie on a line between others.
struct Keyframes {
    /// The values of an attribute at one time, in seconds.
    struct Key {
        var time: Double
        var values: [Double]
    }

    private(set) var keys: [Key] = []

    /// Keeps of some values only what is needed to find the others between them.
    ///
    /// - Parameter tolerance: How far a value may be from the line between those that are kept.
    init(_ samples: [Key], within tolerance: Double) {
        guard let first = samples.first else { return }
        keys = [first]
        var line = Line(from: first)
        for sample in samples.dropFirst() {
            if !line.reaches(sample) { keep(&line) }
            line.pass(sample, within: tolerance)
        }
        keep(&line)
    }

    private mutating func keep(_ line: inout Line) {
        guard let end = line.end else { return }
        keys.append(end)
        line = Line(from: end)
    }

    /// The values as they are written, each time with its own.
    func texts(decimals: Int) -> [(time: Double, text: String)] {
        keys.map { key in
            (key.time, key.values.map { StripDrawing.number($0, decimals: decimals) }.joined(separator: ","))
        }
    }
}

/// A straight way from a value, and how steep it may be to come close to all values that it passes.
private struct Line {
    let start: Keyframes.Key
    private(set) var end: Keyframes.Key?
    private var slopes: [(low: Double, high: Double)]

    init(from start: Keyframes.Key) {
        self.start = start
        slopes = start.values.map { _ in (-.infinity, .infinity) }
    }

    /// Whether a line to this value comes close to all those between.
    func reaches(_ sample: Keyframes.Key) -> Bool {
        slopes.indices.allSatisfy { index in
            let slope = (sample.values[index] - start.values[index]) / (sample.time - start.time)
            return slope >= slopes[index].low && slope <= slopes[index].high
        }
    }

    mutating func pass(_ sample: Keyframes.Key, within tolerance: Double) {
        end = sample
        let time = sample.time - start.time
        for index in slopes.indices {
            let way = sample.values[index] - start.values[index]
            slopes[index].low = max(slopes[index].low, (way - tolerance) / time)
            slopes[index].high = min(slopes[index].high, (way + tolerance) / time)
        }
    }
}
