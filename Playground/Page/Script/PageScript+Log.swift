extension PageScript {
    static let log = #"""
        const log = {
            open(scene) {
                this.scene = scene;
                this.current = undefined;
                this.lines = scene.log.map(logLine);
                const item = (event, at) => logItem(event, scene.log[at - 1], this.lines[at]);
                find("log").replaceChildren(...scene.log.map(item));
                find("log").scrollTop = find("aside").scrollTop = 0;
            },
            /** Marks what has happened. Nothing is done until that changes. */
            show({ time }) {
                const current = this.scene.log.findLastIndex(event => event.time <= time);
                if (current === this.current) return;
                this.current = current;
                this.lines.forEach((line, at) => {
                    line.classList.toggle("happened", at <= current);
                    line.classList.toggle("current", at === current);
                });
                if (current >= 0) reveal(this.lines[current], find("log"));
            },
        };

        function logLine({ time, text }) {
            const line = make("button", text.startsWith("Baton: ") ? "decision" : "", plainLine(text));
            line.addEventListener("click", () => { pause(); seek(time); });
            return line;
        }

        /** A line, under the time and turn where they differ from those of the line before. */
        function logItem({ time, turn }, previous, line) {
            const item = make("li");
            if (time !== previous?.time || turn !== previous?.turn) {
                const moment = make("p");
                moment.append(make("span", "", `${time.toFixed(1)} ms`), make("span", "", `run loop turn ${turn}`));
                item.append(moment);
            }
            item.append(line);
            return item;
        }
        """#
}
