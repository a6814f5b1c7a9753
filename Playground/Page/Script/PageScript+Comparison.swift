extension PageScript {
    static let comparison = #"""
        /** A second phone with another setting of the same scene, at the same time. */
        const comparison = {
            setting: "",
            open(scene) {
                this.scene = scene;
                const names = ["", ...(scene.versions ?? []).map(version => version.setting)];
                find("compare-panel").hidden = names.length === 1;
                find("compare").replaceChildren(...names.map(name => {
                    const option = make("option", "", name || "nothing");
                    option.value = name;
                    return option;
                }));
                this.choose(names.includes(this.setting) ? this.setting : "");
            },
            choose(setting) {
                const version = this.scene.versions?.find(version => version.setting === setting);
                this.other = version ? versionOf(version) : null;
                find("compare").value = setting;
                find("other").hidden = !this.other;
                find("other-name").textContent = setting;
                find("other-picture").replaceChildren();
                if (this.other) this.draw = drawingOf(find("other-picture"));
                this.scene.end = Math.max(endOf(this.scene), this.other?.end ?? 0);
                find("scrubber").max = this.scene.end;
                screenView.fit();
            },
            show({ time }) {
                if (!this.other) return;
                this.draw(frameAt(this.other.frames, time));
                const shown = `${this.other.name} with ${this.setting}, the screen after ${Math.round(time)} ms`;
                find("other-screen").setAttribute("aria-label", shown);
            },
        };

        const versions = new Map();

        function versionOf(version) {
            if (!versions.has(version)) versions.set(version, decode(version.scene));
            return versions.get(version);
        }

        find("compare").addEventListener("change", event => {
            comparison.setting = event.target.value;
            comparison.choose(comparison.setting);
            seek(player.time);
        });
        """#
}
