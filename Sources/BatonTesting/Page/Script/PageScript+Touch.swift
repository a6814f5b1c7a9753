extension PageScript {
    static let touch = #"""
        /** Mouse, touch and pen on the phone, and the slider for the keyboard. */
        const grip = { pointer: null };

        find("screen").addEventListener("pointerdown", event => {
            if (!hand.drag || layers.isShown || grip.pointer !== null || event.button !== 0) return;
            event.preventDefault();
            grip.pointer = event.pointerId;
            grip.start = { x: event.clientX, y: event.clientY };
            hand.enter(0);
            moveTo(event);
        });

        addEventListener("pointermove", event => { if (event.pointerId === grip.pointer) moveTo(event); });

        for (const end of ["pointerup", "pointercancel"]) {
            addEventListener(end, event => {
                if (event.pointerId !== grip.pointer) return;
                grip.pointer = null;
                hand.letGo();
            });
        }

        /** Moves the finger as far along the way as the pointer has moved since it came down. */
        function moveTo(event) {
            const { start, end } = hand.drag, way = { x: end.x - start.x, y: end.y - start.y };
            const box = find("screen").getBoundingClientRect(), scale = box.width / hand.scene.width;
            const x = (event.clientX - grip.start.x) / scale, y = (event.clientY - grip.start.y) / scale;
            const point = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
            hand.move((x * way.x + y * way.y) / (way.x ** 2 + way.y ** 2), point);
        }

        find("finger").addEventListener("input", event => {
            const progress = Number(event.target.value) / 100;
            if (hand.phase === "drags") hand.move(progress); else hand.enter(progress);
        });
        find("let-go").addEventListener("click", () => hand.letGo());
        """#
}
