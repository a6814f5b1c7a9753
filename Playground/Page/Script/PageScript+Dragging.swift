extension PageScript {
    static let dragging = #"""
        /** The reader's finger: it moves the recorded drag, and lets go into the recorded release that the rule chooses. */
        const dragging = {
            phase: "idle",
            open(scene) {
                this.scene = scene;
                this.drag = scene.drag === undefined ? null : decodeDrag(data.drags[scene.drag]);
                find("drag-panel").hidden = !this.drag;
                find("screen").classList.toggle("draggable", this.drag !== null);
                this.leave();
                this.showHint();
            },
            /** Says on the phone how to begin, until a finger has touched it. */
            showHint() {
                const words = this.drag ? hintOf(this.drag, this.scene) : "";
                find("hint-words").textContent = find("hint").textContent = words;
                find("hint").hidden = !words || this.isKnown;
            },
            /** The recording is shown again as soon as the reader asks for a moment of it. */
            show() { if (this.phase !== "idle") this.leave(); },
            enter(progress) {
                pause();
                cancelAnimationFrame(this.request);
                this.isKnown = true;
                find("drag-picture").replaceChildren();
                this.draw = drawingOf(find("drag-picture"));
                this.moves = [];
                for (const id of ["picture", "touches", "hint", "highlight", "inspector"]) find(id).hidden = true;
                find("drag-picture").hidden = false;
                this.setPhase("drags");
                this.move(progress);
            },
            leave() {
                cancelAnimationFrame(this.request);
                find("picture").hidden = find("touches").hidden = false;
                find("drag-picture").hidden = find("drag-touch").hidden = true;
                showFinger(0);
                this.setPhase("idle");
                if (this.followed) for (const view of [playback, curves]) view.open(this.scene);
                this.followed = null;
            },
            setPhase(phase) {
                this.phase = phase;
                find("screen").dataset.drag = phase;
                if (phase === "idle" || phase === "drags") find("outcome").textContent = "";
            },
            /** Clock, scrubber and curves show a part of the drag in place of the scene. */
            follow(part, time) {
                if (this.followed !== part) for (const view of [playback, curves]) view.open(part);
                this.followed = part;
                const moment = { time, index: frameIndexAt(part, time) };
                for (const view of [playback, curves]) view.show(moment);
            },
            move(progress, point) {
                const { way, start, end } = this.drag, at = clamp(progress, 0, 1);
                this.moves.push({ time: performance.now(), progress: at });
                showFinger(at);
                find("finger").setAttribute("aria-valuetext", `${percentOf(this.drag, at)} of the way`);
                this.draw(frameAt(way.frames, at * 1000));
                this.follow(way, at * 1000);
                const { x, y } = point ?? { x: start.x + (end.x - start.x) * at, y: start.y + (end.y - start.y) * at };
                find("drag-touch").hidden = false;
                find("drag-touch").style.transform = `translate(${x}px, ${y}px)`;
            },
            letGo() {
                if (this.phase !== "drags") return;
                const progress = this.moves.at(-1).progress, speed = speedOf(this.moves);
                const release = chosenRelease(this.drag, progress, speed);
                find("drag-touch").hidden = true;
                this.setPhase("settles");
                find("outcome").textContent = describeRelease(this.drag, release, progress, speed);
                if (reducesMotion) this.rest(release); else this.settle(release, progress);
            },
            /** Moves to the place where the recorded finger let go, and plays its release from there. */
            settle(release, progress) {
                const approach = 250 * Math.abs(release.progress - progress);
                let start = null;
                const tick = now => {
                    start ??= now;
                    const time = (now - start) * player.speed - approach;
                    if (time >= release.part.end) return this.rest(release);
                    const part = approach > 0 ? 1 + time / approach : 1;
                    const between = progress + (release.progress - progress) * part;
                    this.draw(time < 0 ? frameAt(this.drag.way.frames, between * 1000) : frameAt(release.frames, time));
                    this.follow(release.part, Math.max(0, time));
                    this.request = requestAnimationFrame(tick);
                };
                this.request = requestAnimationFrame(tick);
            },
            rest(release) {
                this.draw(release.frames.at(-1));
                this.follow(release.part, release.part.end);
                this.setPhase("rests");
                showFinger(0);
            },
        };

        function showFinger(progress) {
            find("finger").value = progress * 100;
            find("finger").style.setProperty("--done", progress);
        }

        /** Times along the way are thousandths of it. Those of a release are milliseconds. */
        function decodeDrag(drag) {
            const nodes = nodesOf(drag);
            const known = new Map();
            const kept = [];
            const way = decodeFrames(drag.frames, nodes, known, [], () => kept.push(new Map(known)));
            const orderAt = base => way[base].states.map(state => state.node);
            const decoded = { ...drag, nodes };
            decoded.way = {
                nodes, frames: way, log: [], end: 1000,
                clock: at => percentOf(decoded, at / 1000),
                words: at => finishes(decoded, at / 1000, 0) ? "would finish" : "would go back",
            };
            decoded.releases = drag.releases.map(release => {
                const frames = decodeFrames(release.frames, nodes, new Map(kept[release.base]), orderAt(release.base));
                const words = () => "after the release";
                return { ...release, frames, part: { nodes, frames, log: [], end: frames.at(-1).time, words } };
            });
            return decoded;
        }

        function frameAt(frames, time) { return frames[Math.max(0, frames.findLastIndex(frame => frame.time <= time))]; }

        /** The way of the finger in words. */
        function hintOf({ start, end }, { width }) {
            const across = end.x - start.x, down = end.y - start.y;
            if (start.x < width * 0.03) return "Drag from the left edge";
            if (start.x > width * 0.97) return "Drag from the right edge";
            if (Math.abs(across) > Math.abs(down)) return across < 0 ? "Swipe to the left" : "Swipe to the right";
            return down > 0 ? "Pull down" : "Pull up";
        }
        """#
}
