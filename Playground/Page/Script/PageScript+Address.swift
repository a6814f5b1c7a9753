extension PageScript {
    static let address = #"""
        /** `#scene-name@0.25` names a scene and the seconds into it; either may be missing. */
        function readAddress() {
            const [, name, seconds] = location.hash.match(/^#(.*?)(?:@(\d*\.?\d+))?$/) ?? [];
            const index = slugs.findIndex(slug => name === encodeURIComponent(slug));
            return { index: Math.max(index, 0), time: seconds && Number(seconds) * 1000, unknown: index < 0 && name };
        }

        /** Opens what the address asks for. A scene that is not there is said, as the first one is shown in its place. */
        function openAddress() {
            const asked = readAddress();
            open(asked.index, asked.time);
            find("unknown").hidden = !asked.unknown;
            if (asked.unknown) find("unknown").textContent = `There is no scene "${nameIn(asked.unknown)}". This is ${player.scene.name}.`;
            return asked;
        }

        function nameIn(part) {
            try { return decodeURIComponent(part); } catch { return part; }
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
            pause();
            openAddress();
        });
        """#
}
