extension PageScript {
    static let layers = #"""
        /** The layers of the screen apart from each other, in the order in which they are painted. */
        const layers = {
            isShown: false,
            open(scene) { this.scene = scene; },
            toggle() {
                this.isShown = !this.isShown;
                if (this.isShown && onion.isShown) onion.toggle();
                find("layers-button").setAttribute("aria-pressed", this.isShown);
                find("screen").classList.toggle("apart", this.isShown);
                // An image has no parts for a screen reader. The layers are parts.
                find("screen").setAttribute("role", this.isShown ? "group" : "img");
                find("layers").hidden = !this.isShown;
                show();
            },
            show({ frame }) {
                if (!this.isShown) return;
                const focused = find("layers").contains(document.activeElement) && document.activeElement.dataset.layer;
                const screen = find("points").getBoundingClientRect(), scale = screen.width / this.scene.width;
                const painted = frame.states.filter(state => state.opacity > 0 && paints(state));
                const distance = Math.min(32, 640 / Math.max(1, painted.length));
                find("layers").replaceChildren(...painted.map((state, at) => {
                    const flat = find("picture").querySelector(`[data-node="${state.node}"]`).getBoundingClientRect();
                    const place = { x: (flat.left - screen.left) / scale, y: (flat.top - screen.top) / scale,
                        width: flat.width / scale, height: flat.height / scale };
                    return layerOf(state, this.scene.nodes.get(state.node), place, at * distance);
                }));
                if (focused) find("layers").querySelector(`[data-layer="${focused}"]`)?.focus();
            },
        };

        function layerOf(state, node, { x, y, width, height }, depth) {
            const layer = make("div", "layer");
            const drawn = styleOf(state, null);
            Object.assign(layer.style, {
                width: `${width}px`, height: `${height}px`, transform: `translate3d(${x}px, ${y}px, ${depth}px)`,
                background: state.background ?? backing(state.text), borderRadius: drawn.borderRadius, opacity: Math.max(state.opacity, 0.25),
            });
            if (state.text) layer.append(makeText(state.text));
            layer.append(make("span", "layer-name", node?.label ?? ""));
            layer.dataset.layer = state.node;
            layer.tabIndex = 0;
            layer.setAttribute("role", "img");
            layer.setAttribute("aria-label", describe(state, node));
            return layer;
        }

        /** What makes a layer without a background visible, and its text readable on a page of any colour. */
        function backing(text) {
            if (!text) return "rgba(128, 128, 160, .12)";
            const [red, green, blue] = text.color.match(/[\d.]+/g).map(Number);
            const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 150;
            return isLight ? "rgba(40, 40, 48, .8)" : "rgba(255, 255, 255, .8)";
        }

        find("layers-button").addEventListener("click", () => layers.toggle());
        """#
}
