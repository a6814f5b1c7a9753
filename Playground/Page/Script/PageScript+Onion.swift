extension PageScript {
    static let onion = #"""
        /** The start, the middle and the end of the first change, drawn over each other. */
        const onion = {
            isShown: false,
            open(scene) {
                this.scene = scene;
                this.draw();
            },
            toggle() {
                this.isShown = !this.isShown;
                if (this.isShown && layers.isShown) layers.toggle();
                this.draw();
            },
            draw() {
                find("onion-picture").hidden = !this.isShown;
                find("onion").setAttribute("aria-pressed", this.isShown);
                find("onion-picture").replaceChildren(...this.isShown ? momentsOf(this.scene).map(momentLayer, this) : []);
            },
        };

        /** From the first call to the first screen that has appeared. */
        function momentsOf(scene) {
            const start = scene.log[0]?.time ?? 0;
            const end = scene.log.find(event => /viewDid(A|Disa)ppear/.test(event.text))?.time ?? scene.end;
            return [0, middleOf(scene, start, end) ?? (start + end) / 2, end];
        }

        /** When the view that moves most is half way, which for a spring is early. Nothing if it does not move then. */
        function middleOf(scene, start, end) {
            const values = curvesOf(scene).find(({ kind }) => kind === "position")?.values ?? [];
            const places = scene.frames.map(({ time }, at) => ({ time, value: values[at] ?? null }))
                .filter(({ time, value }) => time >= start && time <= end && value !== null);
            if (places.length < 3 || places[0].value === places.at(-1).value) return null;
            const middle = (places[0].value + places.at(-1).value) / 2;
            const off = place => Math.abs(place.value - middle);
            return places.reduce((one, other) => off(other) < off(one) ? other : one).time;
        }

        /** Each layer covers a smaller part of those below, so that all are equally visible. */
        function momentLayer(time, index) {
            const layer = make("div");
            layer.dataset.time = time;
            drawingOf(layer)(this.scene.frames[frameIndexAt(this.scene, time)]);
            layer.style.opacity = 1 / (index + 1);
            return layer;
        }

        find("onion").addEventListener("click", () => onion.toggle());
        """#
}
