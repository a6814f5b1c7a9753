extension PageScript {
    static let address = #"""
        /** `#scene-name@0.25` names a scene and the seconds into it; either may be missing. */
        function readAddress() {
            const [, name, seconds] = location.hash.match(/^#(.*?)(?:@(\d*\.?\d+))?$/) ?? [];
            const index = slugs.findIndex(slug => name === encodeURIComponent(slug));
            return { index: Math.max(index, 0), time: seconds && Number(seconds) * 1000 };
        }

        let remembering;

        /** So that a copied address shows the same moment. Delayed, as browsers refuse many changes in a row. */
        function rememberInAddress() {
            clearTimeout(remembering);
            remembering = setTimeout(() => {
                if (player.isPlaying) return;
                history.replaceState(null, "", `#${slugs[player.index]}@${Number((player.time / 1000).toFixed(4))}`);
            }, 300);
        }

        addEventListener("hashchange", () => {
            const asked = readAddress();
            pause();
            open(asked.index, asked.time);
        });
        """#
}
