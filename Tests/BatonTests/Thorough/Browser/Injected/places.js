/** The scrubber moves each view to the place that the trace says. */
function checkPlaces() {
    for (const place of JSON.parse(byID("expected-places").textContent)) {
        if (byID("name").textContent !== place.scene) openScene(place.scene);
        scrubTo(place.milliseconds);
        const found = placeOf(place.view, place.scene);
        const words = `${place.view} of ${place.scene} at ${Math.round(place.milliseconds)} ms`;
        if (!found) { expect("places", false, `${words} is not there`); continue; }
        const off = Math.max(...["x", "y"].map(axis => axis in place ? Math.abs(place[axis] - found[axis]) : 0));
        expect("places", off <= 1, `${words} is at ${found.x}, ${found.y}, not at ${place.x}, ${place.y}`);
    }
}

/** The place on the screen, in points, of the view with a label. */
function placeOf(view, sceneName, drawing = "#picture", nodes = null) {
    const scene = pageData.scenes.find(({ name }) => name === sceneName), { width } = scene;
    nodes ??= scene.nodes;
    const ids = nodes.filter(([, , label]) => view === label).map(([id]) => id);
    const element = ids.map(id => document.querySelector(`${drawing} [data-node="${id}"]`)).find(element => element);
    const inner = element?.getBoundingClientRect(), outer = byID("screen").getBoundingClientRect();
    const scale = outer.width / width;
    return inner && { x: (inner.left - outer.left) / scale, y: (inner.top - outer.top) / scale };
}
