extension PageScript {
    static let touch = #"""
        /** Mouse, touch and pen on the phone, and the slider for the keyboard. */
        const pointer = { id: null };

        find("screen").addEventListener("pointerdown", event => {
            if (!dragging.drag || layers.isShown || pointer.id !== null || event.button !== 0) return;
            event.preventDefault();
            pointer.id = event.pointerId;
            pointer.start = { x: event.clientX, y: event.clientY };
            dragging.enter(0);
            moveTo(event);
        });

        addEventListener("pointermove", event => { if (event.pointerId === pointer.id) moveTo(event); });

        for (const end of ["pointerup", "pointercancel"]) {
            addEventListener(end, event => {
                if (event.pointerId !== pointer.id) return;
                pointer.id = null;
                dragging.letGo();
            });
        }

        /** Moves the finger as far along the way as the pointer has moved since it came down. */
        function moveTo(event) {
            const { start, end } = dragging.drag, way = { x: end.x - start.x, y: end.y - start.y };
            const box = find("screen").getBoundingClientRect(), scale = box.width / dragging.scene.width;
            const x = (event.clientX - pointer.start.x) / scale, y = (event.clientY - pointer.start.y) / scale;
            const point = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
            dragging.move((x * way.x + y * way.y) / (way.x ** 2 + way.y ** 2), point);
        }

        find("finger").addEventListener("input", event => {
            const progress = Number(event.target.value) / 100;
            if (dragging.phase === "drags") dragging.move(progress); else dragging.enter(progress);
        });
        find("let-go").addEventListener("click", () => dragging.letGo());
        """#
}
