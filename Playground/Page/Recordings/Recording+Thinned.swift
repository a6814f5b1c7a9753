package import BatonTesting

extension Recording {
    /// Returns the frames from a time on: the first of them, every few after it, and the last.
    package func thinned(from time: Double = 0, stride: Int) -> Recording {
        var recording = self
        let late = frames.filter { $0.time >= time }
        recording.frames = late.indices.filter { $0 % stride == 0 || $0 == late.count - 1 }.map { late[$0] }
        return recording
    }
}
