/// The script of the page, in its order of execution. Each part contains a few functions about one subject.
///
/// The parts that display something are views. A view can `open` a scene and, if it follows the time, `show` a moment.
enum PageScript {
    static let javaScript = [
        scenes, names, drawing, screen, inspector, log, onion, layers, filmstrip, playback, curves, comparison,
        dragging, releasing, touch, player, address, keyboard, start,
    ].joined(separator: "\n\n")

    private static let start = #"""
        const views = [
            sceneList, heading, screenView, comparison, dragging, inspector, log, onion, layers, filmstrip, playback, curves,
        ];

        const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
        if (data.scenes.length > 0) {
            const asked = openAddress();
            if (asked.time === undefined && !reducesMotion) play();
        } else {
            find("scenes").append(make("li", "", "There are no scenes."));
            document.querySelector("main").hidden = find("aside").hidden = true;
        }
        """#
}
