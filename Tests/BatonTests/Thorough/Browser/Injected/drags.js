/** A finger that drags the phone and lets go ends as the stand-in ended. */
async function checkDrags() {
    for (const rest of JSON.parse(byID("expected-rests").textContent)) {
        const { scene, progress, speed, finishes, places } = rest;
        if (byID("name").textContent !== scene) openScene(scene);
        const recorded = pageData.scenes.find(({ name }) => name === scene), { width } = recorded;
        const drag = pageData.drags[recorded.drag];
        await dragAndLetGo(drag, width, progress, speed);
        const words = `${scene} let go at ${progress} with ${speed}`;
        const said = byID("outcome").textContent.includes(finishes ? "finished" : "went back");
        expect("drags", said, `${words}: ${byID("outcome").textContent}`);
        expect("drags", byID("hint").hidden, `${words}: the hint is still there`);
        expect("drags", byID("frame").textContent === "after the release", `${words}: the clock does not follow the drag`);
        const { max, value } = byID("scrubber");
        expect("drags", Number(value) > 0 && Number(value) > Number(max) - 1, `${words}: the scrubber is at ${value} of ${max}`);
        for (const { view, x, y } of places) {
            const found = placeOf(view, scene, "#drag-picture", drag.nodes);
            const isThere = found && Math.abs(found.x - x) <= 1 && Math.abs(found.y - y) <= 1;
            expect("drags", isThere, `${words}: ${view} is at ${found?.x}, ${found?.y}, not at ${x}, ${y}`);
        }
    }
    press("Home");
    expect("drags", byID("drag-picture").hidden && !byID("picture").hidden, "the recording is not shown again");
    expect("drags", byID("time").textContent === "0 ms", `the clock shows ${byID("time").textContent}`);
    checkRule();
}

/** Each side of the limit shows a recording from that side, however near it is. */
function checkRule() {
    for (const { rule, releases } of pageData.drags) {
        const rests = releases.filter(({ speed }) => speed === 0);
        const near = rests.filter(({ progress }) => Math.abs(progress - rule.limit) < 0.02);
        expect("drags", near.length === 2 && near[0].finishes !== near[1].finishes, `the limit ${rule.limit} has ${near.length} sides`);
        for (const { progress, speed, finishes } of releases) {
            const decides = rule.flick && Math.abs(speed) >= rule.flick ? speed > 0 : progress + rule.projection * speed >= rule.limit;
            expect("drags", decides === finishes, `at ${progress} with ${speed} the rule says ${decides}`);
        }
    }
}

async function dragAndLetGo({ start, end }, width, progress, speed) {
    const box = byID("screen").getBoundingClientRect(), scale = box.width / width;
    const point = part => ({
        clientX: box.left + (start.x + (end.x - start.x) * part) * scale,
        clientY: box.top + (start.y + (end.y - start.y) * part) * scale,
    });
    const send = (type, part) => byID("screen").dispatchEvent(new PointerEvent(type, {
        pointerId: 7, pointerType: "touch", button: 0, bubbles: true, cancelable: true, ...point(part),
    }));
    send("pointerdown", 0);
    for (let moment = -120; moment <= 0; moment += 20) {
        send("pointermove", progress + speed * moment / 1000);
        if (moment < 0) await wait(20);
    }
    expect("drags", byID("screen").dataset.drag === "drags" && byID("picture").hidden, "the finger does not drag");
    if (speed === 0) await wait(200);
    send("pointerup", progress);
    for (let count = 0; byID("screen").dataset.drag !== "rests" && count < 100; count += 1) {
        await new Promise(requestAnimationFrame);
    }
}

/** The slider moves the finger without a pointer. Its arrows are its own, and its button lets go. */
async function checkFinger() {
    const scene = pageData.scenes.find(({ drag }) => drag !== undefined), finger = byID("finger");
    openScene(scene.name);
    scrubTo(0);
    finger.focus();
    finger.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    expect("finger", parseInt(byID("frame").textContent) === 1, "an arrow of the finger moves the recording");
    const { limit, begin, whole } = pageData.drags[scene.drag].rule, near = part => String(2 * Math.round(50 * part));
    // The page shows the progress of the transition, and not that of the finger.
    const shown = value => `${Math.round(100 * Math.min(1, Math.max(0, (value / 100 - begin) / (whole - begin))))} %`;
    for (const [value, words] of [
        ["20", "went back"], [near(limit - 0.02), "went back"], [near(limit + 0.02), "finished"], ["70", "finished"],
    ]) {
        finger.value = value;
        finger.dispatchEvent(new Event("input", { bubbles: true }));
        expect("finger", byID("screen").dataset.drag === "drags", `${value}: the finger does not drag`);
        expect("finger", byID("time").textContent === shown(value), `${value}: the clock shows ${byID("time").textContent}`);
        const foretold = byID("frame").textContent;
        expect("finger", foretold === (words === "finished" ? "would finish" : "would go back"), `${value}: ${foretold}`);
        expect("finger", byID("highlight").hidden, "something is drawn over the phone");
        await wait(200);
        byID("let-go").click();
        for (let count = 0; byID("screen").dataset.drag !== "rests" && count < 200; count += 1) {
            await new Promise(requestAnimationFrame);
        }
        const outcome = byID("outcome").textContent;
        expect("finger", outcome.includes(`Let go at ${shown(value)}, at rest`) && outcome.includes(words), outcome);
        expect("finger", outcome.includes("and 50 %"), `the limit is not that of the rule: ${outcome}`);
        expect("finger", finger.value === "0", `the finger stays at ${finger.value}`);
    }
}

/** The second phone shows another setting at the same time. */
function checkComparison() {
    const scene = pageData.scenes.find(({ versions }) => versions);
    openScene(scene.name);
    expect("settings", byID("other").hidden, "a second phone before it is asked for");
    for (const { setting } of scene.versions) {
        byID("compare").value = setting;
        byID("compare").dispatchEvent(new Event("change", { bubbles: true }));
        scrubTo(100);
        const label = byID("other-screen").getAttribute("aria-label");
        expect("settings", label.includes(setting) && label.includes("100 ms"), `${setting}: ${label}`);
        expect("settings", byID("other-picture").querySelector(".node"), `${setting} is not drawn`);
        const inner = byID("other").getBoundingClientRect();
        expect("settings", inner.left >= 0 && inner.right <= innerWidth, `${setting} does not fit`);
    }
    byID("compare").value = "";
    byID("compare").dispatchEvent(new Event("change", { bubbles: true }));
    expect("settings", byID("other").hidden, "a second phone that remains");
}

/** The layers come apart, and each says its name when it is focused. */
function checkLayers() {
    press("l");
    const shown = [...byID("layers").querySelectorAll(".layer")];
    expect("layers", shown.length > 5, `${shown.length} layers`);
    const depths = shown.map(layer => new DOMMatrix(layer.style.transform).m43);
    expect("layers", depths.every((depth, at) => at === 0 || depth > depths[at - 1]), `their depths are ${depths}`);
    shown.at(-1).focus();
    const name = shown.at(-1).querySelector(".layer-name");
    expect("layers", document.activeElement === shown.at(-1) && name.textContent !== "", "a layer without a name");
    press("l");
    expect("layers", byID("layers").hidden, "layers that remain");
}
