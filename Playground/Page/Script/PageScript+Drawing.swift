extension PageScript {
    static let drawing = #"""
        /** Draws frames into an element; drawing one after another touches only what differs. */
        function drawingOf(element) {
            const root = { element, tail: null };
            const parts = new Map();

            return function draw(frame) {
                const visible = new Map(frame.states.map(state => [state.node, state]));
                for (const [id, part] of parts) {
                    if (!visible.has(id)) { part.element.remove(); parts.delete(id); }
                }
                root.tail = null;
                for (const state of frame.states) {
                    const part = parts.get(state.node) ?? makePart(state.node);
                    parts.set(state.node, part);
                    rewrite(part, state.text);
                    part.tail = part.text;
                    append(part, parts.get(state.parent) ?? root);
                    restyle(part, state, visible.get(state.parent));
                }
            };
        }

        function makePart(id) {
            const element = make("div", "node");
            element.dataset.node = id;
            return { element, text: null, description: null, style: {}, state: null, parent: null, tail: null };
        }

        /** The text of a part is its first child, below all others. */
        function rewrite(part, description) {
            if (part.description === description) return;
            part.text?.remove();
            part.text = description ? makeText(description) : null;
            if (part.text) part.element.prepend(part.text);
            part.description = description;
        }

        const ruler = document.createElement("canvas").getContext("2d");

        /** What is added between two letters, so that the browser's font is as wide as the recorded one. */
        function spacingOf({ string, size, weight, width }) {
            if (!width) return 0;
            ruler.font = `${weight} ${size}px -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, "Liberation Sans", sans-serif`;
            const lines = string.split("\n").map(line => ({ width: ruler.measureText(line).width, count: line.length }));
            const widest = lines.reduce((one, other) => other.width > one.width ? other : one);
            return clamp((width - widest.width) / Math.max(1, widest.count), -0.12 * size, 0.05 * size);
        }

        function makeText(description) {
            const { string, size, weight, color, alignment, wraps } = description;
            const line = make("span", "", string);
            line.dir = "auto";
            const text = make("div", wraps ? "text lines" : "text");
            const ends = { left: "flex-start", center: "center", right: "flex-end" };
            Object.assign(text.style, {
                letterSpacing: `${spacingOf(description)}px`, fontSize: `${size}px`, fontWeight: weight, color, textAlign: alignment, justifyContent: ends[alignment],
            });
            text.append(line);
            return text;
        }

        /** Puts a part behind the children that its parent was given before, unless it stands there already. */
        function append(part, parent) {
            const { element } = part, { tail } = parent;
            if (element.parentNode !== parent.element || element.previousSibling !== (tail ?? null)) {
                parent.element.insertBefore(element, tail ? tail.nextSibling : parent.element.firstChild);
            }
            parent.tail = element;
        }

        function restyle(part, state, parent) {
            if (part.state === state && part.parent === parent) return;
            const style = styleOf(state, parent);
            for (const name in style) {
                if (part.style[name] !== style[name]) part.element.style[name] = style[name];
            }
            Object.assign(part, { state, parent, style });
        }

        /** The CSS of a state. The position is part of the transform, because left and top are rounded to pixels. */
        function styleOf(state, parent) {
            const x = state.x - state.anchorX * state.width - (parent?.boundsX ?? 0);
            const y = state.y - state.anchorY * state.height - (parent?.boundsY ?? 0);
            const matrix = state.matrix.length === 16 ? "matrix3d" : "matrix";
            return {
                width: `${state.width}px`,
                height: `${state.height}px`,
                transformOrigin: `${state.anchorX * 100}% ${state.anchorY * 100}%`,
                transform: `translate(${x}px, ${y}px) ${matrix}(${state.matrix})`,
                perspective: state.perspective > 0 ? `${state.perspective}px` : "none",
                backfaceVisibility: state.showsBack ? "visible" : "hidden",
                clipPath: state.aperture ? clipOf(state.aperture) : "none",
                opacity: state.opacity,
                background: state.background ?? "transparent",
                borderRadius: (state.corners ?? [state.cornerRadius]).map(radius => `${radius}px`).join(" "),
                overflow: state.clips ? "clip" : "visible",
                outline: state.borderWidth > 0 ? `${state.borderWidth}px solid ${state.borderColor ?? "#000"}` : "none",
                outlineOffset: `${-state.borderWidth}px`,
                boxShadow: state.shadow ?? "none",
                backdropFilter: state.blur > 0 ? `blur(${state.blur}px)` : "none",
            };
        }

        function clipOf([top, right, bottom, left, radius]) {
            return `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
        }
        """#
}
