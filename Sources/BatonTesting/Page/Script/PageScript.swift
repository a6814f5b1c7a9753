/// The page's program, in the order it is read: each part is a few functions about one thing, and those that show
/// something are views, which `open` a scene and, if they follow it through time, `show` a moment of it.
enum PageScript {
    static let javaScript = [
        scenes, drawing, screen, inspector, log, filmstrip, transport, player, address, keyboard, start,
    ].joined(separator: "\n\n")

    private static let start = #"""
        const views = [sceneList, heading, screenView, inspector, log, filmstrip, transport];

        const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        if (data.scenes.length > 0) {
            const asked = readAddress();
            open(asked.index, asked.time);
            if (asked.time === undefined && !calm) play();
        } else {
            find("scenes").append(make("li", "", "There are no scenes."));
            document.querySelector("main").hidden = find("aside").hidden = true;
        }
        """#
}
