extension PageScript {
    static let dragging = #"""
        /** The reader's finger: it moves the recorded drag, and lets go at the closest recorded release. */
        const dragging = {
            phase: "idle",
            open(scene) {
                this.scene = scene;
                this.drag = scene.drag === undefined ? null : decodeDrag(data.drags[scene.drag]);
                find("drag-panel").hidden = !this.drag;
                find("screen").classList.toggle("draggable", this.drag !== null);
                this.leave();
            },
            /** The recording is shown again as soon as the reader asks for a moment of it. */
            show() { if (this.phase !== "idle") this.leave(); },
            enter(progress) {
                pause();
                cancelAnimationFrame(this.request);
                find("drag-picture").replaceChildren();
                this.draw = drawingOf(find("drag-picture"));
                this.moves = [];
                find("picture").hidden = find("touches").hidden = true;
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
            },
            setPhase(phase) {
                this.phase = phase;
                find("screen").dataset.drag = phase;
                if (phase !== "rests") find("outcome").textContent = "";
            },
            move(progress, point) {
                const { frames, start, end } = this.drag, at = clamp(progress, 0, 1);
                this.moves.push({ time: performance.now(), progress: at });
                showFinger(at);
                find("finger").setAttribute("aria-valuetext", `${Math.round(at * 100)} % of the way`);
                this.draw(frameAt(frames, at));
                const { x, y } = point ?? { x: start.x + (end.x - start.x) * at, y: start.y + (end.y - start.y) * at };
                find("drag-touch").hidden = false;
                find("drag-touch").style.transform = `translate(${x}px, ${y}px)`;
            },
            letGo() {
                if (this.phase !== "drags") return;
                const progress = this.moves.at(-1).progress, speed = speedOf(this.moves);
                const release = closestRelease(this.drag.releases, progress, speed);
                find("drag-touch").hidden = true;
                this.setPhase("settles");
                if (reducesMotion) this.rest(release, progress); else this.settle(release, progress);
            },
            /** Moves to the place where the recorded finger let go, and plays its release from there. */
            settle(release, progress) {
                const approach = 250 * Math.abs(release.progress - progress);
                let start = null;
                const tick = now => {
                    start ??= now;
                    const time = (now - start) * player.speed - approach;
                    if (time >= release.frames.at(-1).time) return this.rest(release, progress);
                    const part = approach > 0 ? 1 + time / approach : 1;
                    const between = progress + (release.progress - progress) * part;
                    this.draw(time < 0 ? frameAt(this.drag.frames, between) : frameAt(release.frames, time));
                    this.request = requestAnimationFrame(tick);
                };
                this.request = requestAnimationFrame(tick);
            },
            rest(release, progress) {
                this.draw(release.frames.at(-1));
                this.setPhase("rests");
                showFinger(0);
                find("outcome").textContent = describeRelease(release, progress);
            },
        };

        function showFinger(progress) {
            find("finger").value = progress * 100;
            find("finger").style.setProperty("--done", progress);
        }

        /** Times along the way are fractions of it. Those of a release are milliseconds. */
        function decodeDrag(drag) {
            const nodes = nodesOf(drag);
            const known = new Map();
            const kept = [];
            const frames = decodeFrames(drag.frames, nodes, known, [], () => kept.push(new Map(known)));
            const orderAt = base => frames[base].states.map(state => state.node);
            return {
                ...drag, nodes,
                frames: frames.map(frame => ({ ...frame, time: frame.time / 1000 })),
                releases: drag.releases.map(release => ({
                    ...release,
                    frames: decodeFrames(release.frames, nodes, new Map(kept[release.base]), orderAt(release.base)),
                })),
            };
        }

        function frameAt(frames, time) { return frames[Math.max(0, frames.findLastIndex(frame => frame.time <= time))]; }

        /** The speed over the last tenth of a second, in ways a second. 0 if the finger stood still. */
        function speedOf(moves) {
            const now = performance.now(), last = moves.at(-1);
            const first = moves.find(move => now - move.time < 100);
            return first && first !== last ? (last.progress - first.progress) / (last.time - first.time) * 1000 : 0;
        }

        /** Of the releases in the same direction the one whose finger was closest. */
        function closestRelease(releases, progress, speed) {
            const direction = Math.abs(speed) < 0.3 ? 0 : Math.sign(speed);
            const off = release => (Math.sign(release.speed) === direction ? 0 : 10) + Math.abs(release.progress - progress);
            return releases.reduce((one, other) => off(other) < off(one) ? other : one);
        }

        function describeRelease({ progress, speed, finishes }, own) {
            const way = speed > 0 ? "moving on" : speed < 0 ? "moving back" : "at rest";
            return `Let go at ${Math.round(own * 100)} %, ${way}: Baton ${finishes ? "finished" : "went back"}`
                + ` (recorded at ${Math.round(progress * 100)} %).`;
        }
        """#
}
