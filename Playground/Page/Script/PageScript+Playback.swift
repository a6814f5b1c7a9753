extension PageScript {
    static let playback = #"""
        const playback = {
            open(scene) {
                this.scene = scene;
                find("scrubber").max = scene.end;
                find("marks").replaceChildren(...touchSpans(scene).map(touchMark), ...eventTimes(scene).map(eventMark));
            },
            show({ time, index }) {
                const { scene } = this, count = scene.frames.length, scrubber = find("scrubber");
                const clock = scene.clock?.(time) ?? `${Math.round(time)} ms`;
                scrubber.value = time;
                scrubber.style.setProperty("--done", fraction(time, this.scene));
                scrubber.setAttribute("aria-valuetext", `${clock}, frame ${index + 1} of ${count}`);
                find("time").textContent = clock;
                find("word").hidden = scene.words !== undefined;
                find("frame").textContent = scene.words?.(time) ?? `${index + 1} / ${count}`;
                for (const mark of find("marks").querySelectorAll("i")) {
                    mark.classList.toggle("happened", Number(mark.dataset.time) <= time);
                }
                this.showSettings();
            },
            showSettings() {
                find("play").classList.toggle("playing", player.isPlaying);
                find("play").setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
                find("loop").setAttribute("aria-pressed", player.loops);
                for (const button of find("speeds").children) {
                    button.setAttribute("aria-pressed", Number(button.value) === player.speed);
                }
            },
        };

        function setSpeed(speed) {
            player.speed = speed;
            show();
        }

        function fraction(time, scene) { return scene.end > 0 ? time / scene.end : 0; }

        /** When a finger was down: from the first frame that has one to the first that has none. */
        function touchSpans(scene) {
            const spans = [];
            let start = null;
            for (const { time, touch } of scene.frames) {
                if (touch.length > 0) start ??= time;
                else if (start !== null) { spans.push([start, time]); start = null; }
            }
            if (start !== null) spans.push([start, scene.end]);
            return spans;
        }

        function eventTimes(scene) { return [...new Set(scene.log.map(event => event.time))]; }

        function touchMark([from, to]) { return mark("b", from, to); }

        function eventMark(time) { return mark("i", time, time); }

        function mark(tag, from, to) {
            const element = make(tag);
            element.dataset.time = from;
            element.style.setProperty("--from", `${fraction(from, player.scene) * 100}%`);
            element.style.setProperty("--long", `${fraction(to - from, player.scene) * 100}%`);
            return element;
        }

        find("scrubber").addEventListener("input", event => {
            // Read before the pause, which shows where the scene stopped.
            const time = Number(event.target.value);
            pause();
            seek(time);
        });
        find("play").addEventListener("click", () => player.isPlaying ? pause() : play());
        find("loop").addEventListener("click", () => { player.loops = !player.loops; show(); });
        find("speeds").addEventListener("click", event => {
            const button = event.target.closest("button");
            if (button) setSpeed(Number(button.value));
        });
        """#
}
