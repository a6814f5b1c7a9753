extension PageScript {
    static let releasing = #"""
        /** The speed over the last tenth of a second, in ways a second. 0 if the finger stood still. */
        function speedOf(moves) {
            const now = performance.now(), last = moves.at(-1);
            const first = moves.find(move => now - move.time < 100);
            return first && first !== last ? (last.progress - first.progress) / (last.time - first.time) * 1000 : 0;
        }

        /** The progress of the transition where the finger is. A part of the finger's way passes before it begins. */
        function shareAt({ rule }, progress) {
            return rule ? clamp((progress - rule.begin) / (rule.whole - rule.begin), 0, 1) : progress;
        }

        function percentOf(drag, progress) { return `${Math.round(shareAt(drag, progress) * 100)} %`; }

        /** Whether the drag finishes if the finger lets go. The numbers of the rule are those of the recorded drag. */
        function finishes({ rule, releases }, progress, speed) {
            if (!rule) return closestRelease(releases, progress, speed).finishes;
            if (rule.flick && Math.abs(speed) >= rule.flick) return speed > 0;
            return progress + rule.projection * speed >= rule.limit;
        }

        /** Of the recorded releases that end as the rule decides, the closest one. */
        function chosenRelease(drag, progress, speed) {
            const outcome = finishes(drag, progress, speed);
            return closestRelease(drag.releases.filter(release => release.finishes === outcome), progress, speed);
        }

        /** A difference in speed counts as far as the movement goes on. */
        function closestRelease(releases, progress, speed) {
            const held = clamp(speed, -1.5, 1.5);
            const off = release => Math.abs(release.progress - progress) + 0.1 * Math.abs(release.speed - held);
            return releases.reduce((one, other) => off(other) < off(one) ? other : one);
        }

        function describeRelease(drag, { finishes }, progress, speed) {
            const { rule } = drag, percent = value => percentOf(drag, value);
            const way = Math.abs(speed) < 0.05 ? "at rest" : speed > 0 ? "moving on" : "moving back";
            const said = `Let go at ${percent(progress)}, ${way}: ${rule?.author ?? "Baton"} ${finishes ? "finished" : "went back"}.`;
            if (!rule) return said;
            if (rule.flick && Math.abs(speed) >= rule.flick) return `${said} At this speed the direction decides.`;
            const rest = clamp(progress + rule.projection * speed, 0, 1);
            return `${said} It would have come to rest at ${percent(rest)}, and ${percent(rule.limit)} ${finishes ? "is enough" : "is needed"}.`;
        }
        """#
}
