extension PageScript {
    static let screen = #"""
        const screenView = {
            open(scene) {
                find("picture").replaceChildren();
                find("touches").replaceChildren();
                this.scene = scene;
                this.draw = drawingOf(find("picture"));
                this.fit();
            },
            show({ frame }) {
                this.draw(frame);
                this.drawTouches(frame.touch);
                const time = `${Math.round(frame.time)} ms`;
                find("screen").setAttribute("aria-label", `${this.scene.name}, the screen after ${time}`);
            },
            /** As large as there is room, up to the size in points. A second phone takes half of the room. */
            fit() {
                const room = find("phones"), bezel = 12, count = comparison.other ? 2 : 1, gap = 20;
                const across = ((room.clientWidth - gap * (count - 1)) / count - bezel) / this.scene.width;
                const down = (room.clientHeight - bezel) / this.scene.height;
                const scale = Math.min(across, down, 1);
                scaleTo(scale, this.scene, find("screen"), find("points"));
                scaleTo(scale, comparison.other ?? this.scene, find("other-screen"), find("other-points"));
            },
            drawTouches(touch) {
                const dots = find("touches");
                while (dots.childElementCount > touch.length) dots.lastChild.remove();
                while (dots.childElementCount < touch.length) dots.append(make("div", "touch"));
                touch.forEach(({ x, y }, index) => {
                    dots.childNodes[index].style.transform = `translate(${x}px, ${y}px)`;
                });
            },
        };

        /** Scales a box to the screen's size on the page. Its contents keep the coordinates of the scene. */
        function scaleTo(scale, scene, box, points) {
            Object.assign(box.style, { width: `${scene.width * scale}px`, height: `${scene.height * scale}px` });
            Object.assign(points.style, {
                width: `${scene.width}px`, height: `${scene.height}px`, transform: `scale(${scale})`,
            });
        }

        new ResizeObserver(() => screenView.scene && screenView.fit()).observe(find("phones"));
        """#
}
