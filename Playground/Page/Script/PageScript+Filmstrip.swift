extension PageScript {
    static let filmstrip = #"""
        const filmstrip = {
            open(scene) {
                const last = 5;
                this.scene = scene;
                this.times = Array.from({ length: last + 1 }, (_, at) => scene.end * at / last);
                find("filmstrip").replaceChildren(...this.times.map(time => thumbnail(scene, time)));
                this.fit();
            },
            show({ time }) {
                const current = this.times.findLastIndex(start => start <= time);
                find("filmstrip").childNodes.forEach((button, at) => {
                    button.setAttribute("aria-current", at === current);
                });
            },
            fit() {
                const strip = find("filmstrip"), { scene } = this;
                const width = strip.clientWidth / this.times.length - 8, height = 88;
                const scale = Math.min(width / scene.width, height / scene.height);
                strip.childNodes.forEach(button => scaleTo(scale, scene, button, button.firstChild));
            },
        };

        function thumbnail(scene, time) {
            const button = make("button"), points = make("div", "points");
            drawingOf(points)(scene.frames[frameIndexAt(scene, time)]);
            button.append(points);
            button.setAttribute("aria-label", `Go to ${Math.round(time)} ms`);
            button.addEventListener("click", () => { pause(); seek(time); });
            return button;
        }

        new ResizeObserver(() => filmstrip.scene && filmstrip.fit()).observe(find("filmstrip"));
        """#
}
