#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder

    /// The transitions of the stacks and tabs of a recording, each once, by numbers for its script. None have 0.
    struct ReportMotions {
        private var list: [RecordedMotion] = []

        init(_ report: BugReport) {
            for motion in report.start.stacks.map(\.motion) + report.start.tabs.map(\.motion) { add(motion) }
            for event in report.events {
                switch event.what {
                case .step(.stack(let stack, _)), .result(.stack(let stack, _)): add(stack.motion)
                case .step(.tabs(let tabs, _)), .result(.tabs(let tabs, _)): add(tabs.motion)
                default: break
                }
            }
        }

        private mutating func add(_ motion: RecordedMotion?) {
            if let motion, !list.contains(motion) { list.append(motion) }
        }

        func number(of motion: RecordedMotion?) -> Int {
            motion.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        }

        subscript(number: Int) -> RecordedMotion? {
            list.indices.contains(number - 1) ? list[number - 1] : nil
        }
    }
#endif
