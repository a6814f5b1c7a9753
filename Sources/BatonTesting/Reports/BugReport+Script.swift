#if HEADLESS_UIKIT
    public import BatonRecorder

    extension BugReport {
        /// The steps of the recording as a script of a monkey, which `Monkey(report)` plays.
        ///
        /// Time is in frames. Places are in tenths of a point, and screens have their numbers in the recording.
        public var script: MonkeyScript {
            var writer = ReportScriptWriter(motions: ReportMotions(self))
            for event in events {
                if case .step(let step) = event.what { writer.write(step, at: event.time, turns: event.turns == true) }
            }
            return MonkeyScript(setting: MonkeySetting(start.device), steps: writer.finished())
        }
    }

    /// Writes steps of a recording as steps of a script.
    private struct ReportScriptWriter {
        let motions: ReportMotions
        private var steps: [MonkeyStep] = []
        /// The frame until which the steps last.
        private var frame = 0
        /// Movements of several fingers in one frame.
        private var moves: (frame: Int, touches: [RecordedTouch]) = (0, [])

        init(motions: ReportMotions) {
            self.motions = motions
        }

        mutating func write(_ step: RecordedStep, at time: Double, turns: Bool) {
            let now = max(frame, Int((time * 60).rounded()))
            if case .touch(let touch) = step, touch.phase == .moved {
                if moves.frame != now { move() }
                moves = (now, moves.touches.filter { $0.finger != touch.finger } + [touch])
                return
            }
            move()
            wait(until: now)
            add(step, turns ? 1 : 0)
        }

        mutating func finished() -> [MonkeyStep] {
            move()
            return steps
        }

        /// Moves the fingers in the frame of their touches. The last movement lets the time pass for all.
        private mutating func move() {
            guard let last = moves.touches.last else { return }
            let passed = max(0, moves.frame - frame)
            for touch in moves.touches {
                let name = touch == last ? "glide" : "aim"
                add(name, ["finger": touch.finger, "x": tenths(touch.x), "y": tenths(touch.y), "frames": passed])
            }
            frame += passed
            moves.touches = []
        }

        private mutating func wait(until now: Int) {
            if now > frame { add("pause", ["frames": now - frame]) }
            frame = now
        }

        private mutating func add(_ step: RecordedStep, _ turn: Int) {
            switch step {
            case .touch(let touch):
                switch touch.phase {
                case .began: add("touch", ["finger": touch.finger, "x": tenths(touch.x), "y": tenths(touch.y)])
                case .ended: add("lift", ["finger": touch.finger])
                case .cancelled: add("lose", ["finger": touch.finger])
                case .moved: break
                }
            case .offset(let screen, let x, let y):
                add("offset", ["screen": screen, "x": offset(x), "y": offset(y)])
            case .root(let screen): add("root", ["screen": screen, "turn": turn])
            case .embed(let parent): add("embed", ["id": parent.id], parent.children)
            case .stack(let stack, let isAnimated):
                let bar = stack.hidesBar ? 0 : 1
                add(
                    "stack",
                    [
                        "id": stack.id, "bar": bar, "motion": motions.number(of: stack.motion),
                        "animated": isAnimated ? 1 : 0, "turn": turn,
                    ], stack.screens)
            case .tabs(let tabs, _):
                add(
                    "tabs",
                    [
                        "id": tabs.id, "selected": tabs.selected, "motion": motions.number(of: tabs.motion),
                        "turn": turn,
                    ], tabs.screens)
            case .present(let shown, let isAnimated):
                add(
                    "show",
                    ["screen": shown.screen, "on": shown.presenter, "animated": isAnimated ? 1 : 0, "turn": turn])
            case .dismiss(let screen, let isAnimated):
                add("take away", ["screen": screen, "animated": isAnimated ? 1 : 0, "turn": turn])
            case .resize(let size): add("window", ["width": Int(size.width), "height": Int(size.height), "turn": turn])
            case .edit(let screen): add("edit", ["screen": screen])
            case .endEditing: add("end editing", [:])
            case .background: add("leave", [:])
            case .foreground: add("return", [:])
            }
        }

        private mutating func add(_ name: String, _ numbers: KeyValuePairs<String, Int>, _ screens: [Int] = []) {
            let listed = zip(ReportApp.screenNames, screens).map { MonkeyStep.Number(name: $0, value: $1) }
            let own = numbers.map { MonkeyStep.Number(name: $0.key, value: $0.value) }
            steps.append(MonkeyStep(action: name, numbers: own + listed))
        }

        /// A place in tenths of a point. A finger is never outside of a window that it has touched by much.
        private func tenths(_ value: Double) -> Int { min(max(0, Int((value * 10).rounded())), ReportApp.limit - 1) }

        /// An offset may be negative, where content was pulled beyond its beginning.
        private func offset(_ value: Double) -> Int {
            min(max(0, Int((value * 10).rounded()) + ReportApp.zeroOffset), ReportApp.limit - 1)
        }
    }

    extension MonkeySetting {
        /// The device of a recording.
        fileprivate init(_ device: RecordedDevice) {
            self.device =
                device.isPad ? .pad : device.safeArea.last == 0 && device.safeArea.contains(20) ? .smallPhone : .phone
            window = Window(
                size: [device.size.width, device.size.height].map { Int($0.rounded()) },
                safeArea: device.safeArea.map { Int($0.rounded()) })
            system = device.system
            if device.isRightToLeft { preferences.append(.rightToLeft) }
            if device.isDark { preferences.append(.dark) }
            if device.reducesMotion { preferences.append(device.prefersCrossFades ? .crossFading : .reducingMotion) }
        }
    }
#endif
