extension PageScript {
    static let curves = #"""
        /** The position, the alpha and the alpha of the bar over time, for the views in which they change most. */
        const curves = {
            open(scene) {
                this.scene = scene;
                this.curves = curvesOf(scene);
                find("curves").hidden = this.curves.length === 0;
                find("lines").replaceChildren(...this.curves.map(curve => line(curve, scene)));
                find("legend").replaceChildren(...this.curves.map(curve => make("li", `curve-${curve.kind}`)));
            },
            show({ time, index }) {
                const x = fraction(time, this.scene) * 300;
                find("now").setAttribute("x1", x);
                find("now").setAttribute("x2", x);
                this.curves.forEach((curve, at) => {
                    find("legend").childNodes[at].textContent = describeCurve(curve, index);
                });
            },
        };

        function curvesOf(scene) {
            const nodes = [...scene.nodes.values()];
            const bars = nodes.filter(node => /^Bar(Background|Content)|Backdrop/.test(node.label));
            const screens = nodes.filter(node => !/Bar|Backdrop|Scroll|Status|Glass/.test(node.label));
            const x = state => state.x + (state.matrix.length === 6 ? state.matrix[4] : state.matrix[12]);
            const y = state => state.y + (state.matrix.length === 6 ? state.matrix[5] : state.matrix[13]);
            const alpha = state => state.opacity;
            const across = widest(scene, screens, x, "position", "x"), down = widest(scene, screens, y, "position", "y");
            const position = (across?.range ?? 0) >= (down?.range ?? 0) ? across : down;
            return [
                position, widest(scene, screens, alpha, "alpha", "alpha"), widest(scene, bars, alpha, "bar", "alpha"),
            ].filter(curve => curve);
        }

        /** The node whose value changes most, or nothing if none changes. */
        function widest(scene, nodes, value, kind, unit) {
            const all = nodes.map(node => {
                const values = scene.frames.map(({ states }) => {
                    const state = states.find(state => state.node === node.id);
                    return state ? value(state) : null;
                });
                const known = values.filter(value => value !== null);
                const low = Math.min(...known), high = Math.max(...known);
                return { kind, unit, label: node.label, values, low, high, range: high - low };
            });
            const best = all.reduce((one, other) => other.range > (one?.range ?? 0.001) ? other : one, null);
            return best;
        }

        function line({ kind, values, low, range }, scene) {
            const element = find("curve").cloneNode();
            element.removeAttribute("id");
            const points = scene.frames.map(({ time }, at) => values[at] === null ? null
                : `${(fraction(time, scene) * 300).toFixed(1)},${(88 - (values[at] - low) / range * 84).toFixed(1)}`);
            element.setAttribute("points", points.filter(point => point).join(" "));
            element.setAttribute("class", `curve-${kind}`);
            return element;
        }

        function describeCurve({ kind, unit, label, values, low, high }, index) {
            const short = value => value === null ? "–" : String(Math.round(value * 100) / 100);
            const name = kind === "bar" ? "bar " + unit : unit;
            return `${name} of ${label}: ${short(values[index])} (${short(low)} to ${short(high)})`;
        }
        """#
}
