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

        /** The screens, what is around them, and the bars. Other views, such as labels and keys, have no curves. */
        const kinds = {
            others: /(View|Cell|Key|Keyboard|Label|Button|Clip|Line|Field|Grabber|Backdrop|Window)$|\/\d|^(Status bar|Signal and battery|Home indicator)$/,
            wrappers: /^OverlayWrapperView$/,
            dimming: /^(DimmingView|OverlayBackdropView)$/,
            bars: /^Bar(Background|Content)View$|^(?!Overlay).*Backdrop/,
        };

        function curvesOf(scene) {
            const nodes = [...scene.nodes.values()];
            const known = scene.frames.map(({ states }) => new Map(states.map(state => [state.node, state])));
            const most = (label, value, kind, unit) =>
                widest(known, nodes.filter(node => label(node.label)), value, kind, unit);
            const isScreen = label => !kinds.others.test(label) || kinds.wrappers.test(label);
            const isShade = label => isScreen(label) || kinds.dimming.test(label);
            const alpha = state => state.opacity;
            const across = most(isScreen, (state, states) => middle(state, states).x, "position", "x");
            const down = most(isScreen, (state, states) => middle(state, states).y, "position", "y");
            const position = (across?.range ?? 0) >= (down?.range ?? 0) ? across : down;
            return [
                position, most(isShade, alpha, "alpha", "alpha"),
                most(label => kinds.bars.test(label), alpha, "bar", "alpha"),
            ].filter(curve => curve);
        }

        /** The node whose value changes most, or nothing if none changes. A container is taken before its contents. */
        function widest(known, nodes, value, kind, unit) {
            const all = nodes.map(node => {
                const values = known.map(states => states.has(node.id) ? value(states.get(node.id), states) : null);
                const numbers = values.filter(value => value !== null);
                const low = Math.min(...numbers), high = Math.max(...numbers);
                return { kind, unit, label: node.label, values, low, high, range: high - low };
            });
            const least = unit === "alpha" ? 0.01 : 1;
            return all.reduce((one, other) => other.range > (one ? one.range + 0.001 : least) ? other : one, null);
        }

        /** The middle of a view in the window, without the perspective of the views around it. */
        function middle(state, states) {
            let x = state.width / 2, y = state.height / 2;
            for (let layer = state; layer; layer = states.get(layer.parent)) {
                const { matrix } = layer, around = states.get(layer.parent);
                const right = x - layer.anchorX * layer.width, down = y - layer.anchorY * layer.height;
                const [a, b, c, d, e, f, w] = matrix.length === 6 ? [...matrix, 1]
                    : [0, 1, 4, 5, 12, 13].map(at => matrix[at])
                        .concat(matrix[3] * right + matrix[7] * down + matrix[15]);
                x = layer.x + (a * right + c * down + e) / w - (around?.boundsX ?? 0);
                y = layer.y + (b * right + d * down + f) / w - (around?.boundsY ?? 0);
            }
            return { x, y };
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

        function describeCurve({ unit, label, values, low, high }, index) {
            const number = value => Math.round(unit === "alpha" ? value * 100 : value);
            const name = { x: "across", y: "down", alpha: "opacity" }[unit], measure = unit === "alpha" ? "%" : "pt";
            const now = values[index] === null ? "–" : `${number(values[index])} ${measure}`;
            return `${plainName(label)}, ${name}: ${now} (${number(low)} to ${number(high)})`;
        }
        """#
}
