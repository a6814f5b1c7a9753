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
            return [0, (start + end) / 2, end];
        }

        /** Each layer covers a smaller part of those below, so that all are equally visible. */
        function momentLayer(time, index) {
            const layer = make("div");
            drawingOf(layer)(this.scene.frames[frameIndexAt(this.scene, time)]);
            layer.style.opacity = 1 / (index + 1);
            return layer;
        }

        find("onion").addEventListener("click", () => onion.toggle());
        """#
}
