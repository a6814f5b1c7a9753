extension PageScript {
    static let keyboard = #"""
        const keys = {
            " ": () => player.isPlaying ? pause() : play(),
            ArrowLeft: event => step(event.shiftKey ? -10 : -1),
            ArrowRight: event => step(event.shiftKey ? 10 : 1),
            Home: () => { pause(); seek(0); },
            End: () => { pause(); seek(player.scene.end); },
            o: () => onion.toggle(),
            l: () => layers.toggle(),
            1: () => setSpeed(1),
            2: () => setSpeed(0.5),
            3: () => setSpeed(0.1),
            ArrowUp: () => openNeighbour(-1),
            ArrowDown: () => openNeighbour(1),
        };

        function openNeighbour(offset) {
            const index = clamp(player.index + offset, 0, data.scenes.length - 1);
            if (index !== player.index) open(index);
        }

        document.addEventListener("keydown", event => {
            const key = keys[event.key];
            const pressesButton = event.key === " " && event.target.closest("button");
            // The slider of the finger and the choice have their own use for the arrows.
            if (event.target.closest("#finger, select")) return;
            if (!key || !player.scene || pressesButton || event.metaKey || event.ctrlKey || event.altKey) return;
            event.preventDefault();
            key(event);
        });

        // A mouse leaves the focus where it is, so that after a click the space bar still plays.
        document.addEventListener("mousedown", event => {
            if (event.target.closest("button")) event.preventDefault();
        });
        """#
}
