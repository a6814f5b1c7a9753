/** Each key does what the page says. */
function checkKeys() {
    const frame = () => parseInt(byID("frame").textContent);
    const name = () => byID("name").textContent;
    const isOn = (id, attribute = "aria-pressed") => byID(id).getAttribute(attribute) === "true";
    openScene(pageData.scenes[0].name);
    scrubTo(0);
    const does = (key, holds, more) => { press(key, more); expect("keys", holds(), `${more ? "shift " : ""}${key}`); };
    does("ArrowRight", () => frame() === 2);
    does("ArrowRight", () => frame() === 12, { shiftKey: true });
    does("ArrowLeft", () => frame() === 11);
    does("ArrowLeft", () => frame() === 1, { shiftKey: true });
    does("End", () => frame() === pageData.scenes[0].frames.length);
    does("Home", () => frame() === 1);
    does(" ", () => byID("play").getAttribute("aria-label") === "Pause");
    does(" ", () => byID("play").getAttribute("aria-label") === "Play");
    does("o", () => isOn("onion") && !byID("onion-picture").hidden);
    checkOnion();
    does("o", () => !isOn("onion") && byID("onion-picture").hidden);
    does("2", () => document.querySelector("#speeds [aria-pressed=true]").value === "0.5");
    does("1", () => document.querySelector("#speeds [aria-pressed=true]").value === "1");
    does("ArrowDown", () => name() === pageData.scenes[1].name);
    does("ArrowUp", () => name() === pageData.scenes[0].name);
}

/** The start, the middle and the end: a spring is half way long before half of its time is over. */
function checkOnion() {
    const times = [...byID("onion-picture").children].map(layer => Number(layer.dataset.time));
    const [start, middle, end] = times;
    expect("keys", times.length === 3 && start < middle && middle < (start + end) / 2, `the onion shows ${times}`);
}

/** A scene that plays moves on as fast as time does, but by no more than 100 ms a frame. */
async function checkPlaying() {
    const nextFrame = () => new Promise(requestAnimationFrame);
    scrubTo(0);
    press(" ");
    let last = await nextFrame(), passed = 0;
    while (passed < 150) {
        const now = await nextFrame();
        passed += Math.min(now - last, 100);
        last = now;
    }
    press(" ");
    const time = Number(byID("scrubber").value);
    expect("keys", Math.abs(time - passed) < 1, `after ${passed} ms of playing the scrubber is at ${time} ms`);
}
