extension PageScript {
    static let scenes = #"""
        const data = JSON.parse(find("data").textContent);
        data.plain.matrix = wholeMatrix(data.plain.matrix);
        const slugs = uniqueSlugs(data.scenes.map(scene => scene.name));
        const decoded = new Map();

        function find(id) { return document.getElementById(id); }

        function make(tag, className = "", text = "") {
            const element = document.createElement(tag);
            element.className = className;
            element.textContent = text;
            return element;
        }

        function clamp(value, low, high) { return Math.min(Math.max(value, low), high); }

        function uniqueSlugs(names) {
            const counts = new Map();
            return names.map(name => {
                const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
                counts.set(slug, (counts.get(slug) ?? 0) + 1);
                return counts.get(slug) > 1 ? `${slug}-${counts.get(slug)}` : slug;
            });
        }

        /** The decoded scene. A scene is decoded when it is first opened, because a page may have many. */
        function sceneAt(index) {
            if (!decoded.has(index)) decoded.set(index, decode(data.scenes[index]));
            return decoded.get(index);
        }

        function decode(scene) {
            const nodes = nodesOf(scene);
            const frames = decodeFrames(scene.frames, nodes, new Map(), []);
            if (frames.length === 0) frames.push({ time: 0, touch: [], states: [] });
            const decoded = { ...scene, nodes, frames };
            return { ...decoded, end: endOf(decoded) };
        }

        /** The nodes by their number. */
        function nodesOf({ nodes }) {
            return new Map(nodes.map(([id, parent, label]) => [id, { id, parent, label }]));
        }

        function endOf({ duration, frames }) { return Math.max(duration, frames.at(-1).time); }

        /** Undoes the delta encoding. A state that did not change stays the same object, so drawing can skip it. */
        function decodeFrames(frames, nodes, known, order, each = () => {}) {
            const fresh = id => ({ ...data.plain, node: id, parent: nodes.get(id)?.parent ?? data.plain.parent });
            return frames.map(frame => {
                for (const { id, change } of changesIn(frame.states ?? [])) {
                    known.set(id, { ...known.get(id) ?? fresh(id), ...change, ...sharedBy(change) });
                }
                order = frame.order ?? order;
                each();
                return { time: frame.time, touch: frame.touch ?? [], states: order.map(id => known.get(id)) };
            });
        }

        /** The changes in a list of the number of a node, the letters of its fields, and their values. */
        function changesIn(list) {
            const names = Object.keys(data.plain), changes = [];
            for (let at = 0; at < list.length;) {
                const id = list[at], letters = [...list[at + 1]], values = list.slice(at + 2, at + 2 + letters.length);
                const change = Object.fromEntries(letters.map((letter, field) => [names[letter.charCodeAt(0) - 97], values[field]]));
                if (change.matrix) change.matrix = wholeMatrix(change.matrix);
                changes.push({ id, change });
                at += 2 + letters.length;
            }
            return changes;
        }

        /** Of a view that only moves or grows, the way is written, after the scale. */
        function wholeMatrix(numbers) {
            if (numbers.length > 3) return numbers;
            const [down, across, scale = 1] = [...numbers].reverse();
            return [scale, 0, 0, scale, across, down];
        }

        /** The texts and pictures whose places in the lists of the page a change has. */
        function sharedBy({ text, background }) {
            const shared = {};
            if (typeof text === "number") shared.text = data.texts[text];
            if (typeof background === "number") shared.background = data.pictures[background];
            return shared;
        }

        /** A frame stays on the screen until the next. */
        function frameIndexAt(scene, time) {
            return Math.max(0, scene.frames.findLastIndex(frame => frame.time <= time));
        }

        const sceneList = {
            buttons: data.scenes.map(sceneButton),
            open(scene, index) {
                const list = find("scenes");
                if (!list.firstChild) list.append(...this.buttons.flatMap(sceneItems));
                this.buttons.forEach((button, at) => button.setAttribute("aria-current", at === index));
                reveal(this.buttons[index], list);
            },
        };

        function sceneButton({ name }, index) {
            const button = make("button", "", name);
            button.addEventListener("click", () => open(index));
            return button;
        }

        /** The item of a scene, after the name of its group if the scene begins one. */
        function sceneItems(button, index) {
            const { group } = data.scenes[index], item = make("li");
            item.append(button);
            return group && group !== data.scenes[index - 1]?.group ? [make("li", "group", group), item] : [item];
        }

        /** Scrolls the list only. scrollIntoView would scroll the page too. */
        function reveal(item, list) {
            const inner = item.getBoundingClientRect(), outer = list.getBoundingClientRect();
            if (inner.top < outer.top || inner.bottom > outer.bottom) {
                list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
            }
            if (inner.left < outer.left || inner.right > outer.right) {
                list.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
            }
        }

        const heading = {
            open(scene) {
                find("name").textContent = scene.name;
                find("unknown").hidden = true;
                find("summary").textContent = scene.summary;
                find("code-line").hidden = !scene.code;
                showCode(scene.code ?? "");
                find("copy").textContent = "Copy";
                find("remarks").hidden = scene.notes.length === 0;
                find("notes").replaceChildren(...scene.notes.map(note => make("p", "", note)));
            },
        };

        /** Shows code that may be broken where a name follows a name. A line that is still too long is broken anywhere. */
        function showCode(code) {
            const parts = code.split(/(?=[.][a-z])/);
            const opens = part => part === undefined || /[([ ]$/.test(part);
            find("code").replaceChildren(...parts.flatMap((part, index) =>
                opens(parts[index - 1]) ? [part] : [document.createElement("wbr"), part]));
        }

        find("copy").addEventListener("click", async () => {
            const isCopied = await copyText(find("code"));
            find("copy").textContent = isCopied ? "Copied" : "Press ⌘C";
        });

        /** Copies the text of an element. Where the page may not do that, the text is selected for the reader. */
        async function copyText(element) {
            try {
                await navigator.clipboard.writeText(element.textContent);
                return true;
            } catch {
                getSelection().selectAllChildren(element);
                return document.execCommand("copy");
            }
        }
        """#
}
