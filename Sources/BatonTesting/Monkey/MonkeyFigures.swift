#if HEADLESS_UIKIT
    /// How much a monkey has done.
    public struct MonkeyFigures: Hashable, Sendable {
        /// The programs that were played.
        public internal(set) var programs = 0
        /// The steps that were done.
        public internal(set) var steps = 0
        /// The transitions that have run.
        public internal(set) var transitions = 0
        /// The turns after which the rules were checked.
        public internal(set) var frames = 0
        /// The virtual seconds that have passed.
        public internal(set) var seconds = 0.0

        /// Creates figures of nothing.
        public init() {}

        /// Adds the figures of another run.
        public static func += (sum: inout MonkeyFigures, other: MonkeyFigures) {
            sum.programs += other.programs
            sum.steps += other.steps
            sum.transitions += other.transitions
            sum.frames += other.frames
            sum.seconds += other.seconds
        }
    }

    extension MonkeyFigures: CustomStringConvertible {
        /// The figures in one line. A day has 86,400 virtual seconds.
        public var description: String {
            let days = (seconds / 864).rounded() / 100
            return
                "\(steps) steps, \(transitions) transitions, \(frames) frames, \(days) virtual days, \(programs) programs"
        }
    }
#endif
