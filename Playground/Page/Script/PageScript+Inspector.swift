extension PageScript {
    static let inspector = #"""
        /** Describes the view under the pointer, also while the scene plays. */
        const inspector = {
            pointer: null,
            open(scene) { this.scene = scene; },
            show({ frame }) {
                const element = this.pointer && !layers.isShown && this.elementUnder(this.pointer, frame);
                find("highlight").hidden = find("inspector").hidden = !element;
                if (!element) return;
                const state = frame.states.find(state => state.node === Number(element.dataset.node));
                find("inspector").textContent = describe(state, this.scene.nodes.get(state.node));
                outline(element, find("highlight"), find("screen"));
            },
            /** The topmost view that paints something. Containers without a colour are skipped. */
            elementUnder({ x, y }, frame) {
                const states = new Map(frame.states.map(state => [state.node, state]));
                const hit = document.elementsFromPoint(x, y)
                    .map(element => element.closest("#picture .node"))
                    .filter(element => element !== null);
                const shown = element => paints(states.get(Number(element.dataset.node)));
                return hit.find(shown) ?? hit[0];
            },
        };

        /** Whether the view itself is visible, and not only its subviews. */
        function paints(state) {
            return Boolean(state.background ?? state.text) || state.blur > 0 || state.borderWidth > 0;
        }

        function describe(state, node) {
            const short = value => String(Math.round(value * 100) / 100);
            const x = short(state.x - state.anchorX * state.width), y = short(state.y - state.anchorY * state.height);
            const facts = [`${x}, ${y}`, `${short(state.width)} × ${short(state.height)}`];
            if (state.opacity < 1) facts.push(`alpha ${short(state.opacity)}`);
            const isTransformed = String(state.matrix) !== String(data.plain.matrix);
            if (state.matrix.length === 16) facts.push("transformed in 3D");
            else if (isTransformed) facts.push(`matrix ${state.matrix.map(short).join(" ")}`);
            return [node?.label ?? "", facts.join("  ·  ")].join("\n");
        }

        function outline(element, box, screen) {
            const inner = element.getBoundingClientRect(), outer = screen.getBoundingClientRect();
            Object.assign(box.style, {
                left: `${inner.left - outer.left}px`, top: `${inner.top - outer.top}px`,
                width: `${inner.width}px`, height: `${inner.height}px`,
            });
        }

        function pointTo(pointer) {
            inspector.pointer = pointer;
            // Nothing is drawn over a phone that a finger moves.
            if (dragging.phase !== "idle" || layers.isShown) return;
            inspector.show(currentMoment());
        }

        find("screen").addEventListener("pointermove", event => pointTo({ x: event.clientX, y: event.clientY }));
        find("screen").addEventListener("pointerleave", () => pointTo(null));
        """#
}
