extension PageScript {
    static let player = #"""
        /** The scene and the time that all views show. Times are milliseconds of the scene. */
        const player = { index: 0, scene: null, time: 0, isPlaying: false, speed: 1, loops: true, clock: null, request: 0 };

        /** How long a looping scene waits at its end, in milliseconds. The speed does not change it. */
        const waitAtEnd = 700;

        function open(index, time = 0) {
            Object.assign(player, { index, scene: sceneAt(index) });
            for (const view of views) view.open(player.scene, index);
            seek(time);
        }

        function seek(time) {
            player.time = clamp(time, 0, player.scene.end);
            show();
            rememberInAddress();
        }

        function currentMoment() {
            const time = Math.min(player.time, player.scene.end);
            const index = frameIndexAt(player.scene, time);
            return { time, index, frame: player.scene.frames[index] };
        }

        function show() {
            const moment = currentMoment();
            for (const view of views) view.show?.(moment);
        }

        function play() {
            if (player.isPlaying) return;
            if (player.time >= player.scene.end) player.time = 0;
            Object.assign(player, { isPlaying: true, clock: null });
            show();
            player.request = requestAnimationFrame(tick);
        }

        function pause() {
            if (!player.isPlaying) return;
            player.isPlaying = false;
            cancelAnimationFrame(player.request);
            seek(player.time);
        }

        function tick(now) {
            // A tab that was in the background continues where it was.
            const passed = Math.min(now - (player.clock ?? now), 100);
            player.clock = now;
            player.request = requestAnimationFrame(tick);
            advance(passed * player.speed);
        }

        /** At the end a looping scene waits, and then begins again. Any other stops. */
        function advance(passed) {
            player.time += passed;
            if (player.time < player.scene.end) return show();
            if (!player.loops) return pause();
            if (player.time > player.scene.end + waitAtEnd * player.speed) player.time = 0;
            show();
        }

        function step(count) {
            pause();
            const { frames } = player.scene;
            seek(frames[clamp(currentMoment().index + count, 0, frames.length - 1)].time);
        }
        """#
}
