await wait(200);
try {
    checkAddress();
    checkPreferences();
    await checkUnknownScene();
} catch (error) {
    noted.push(`the check itself: ${error.stack}`);
}
expect("errors", noted.length === 0, noted.join("; "));
parent.postMessage({ width: innerWidth, counts, failures }, "*");

/** The address names a scene and a moment, and the page opens there, at rest. */
function checkAddress() {
    expect("address", byID("name").textContent === "Player", `it opens ${byID("name").textContent}`);
    const time = Number(byID("scrubber").value);
    expect("address", Math.abs(time - 250) < 1, `it opens at ${time} ms`);
    expect("address", byID("play").getAttribute("aria-label") === "Play", "it plays");
    expect("address", !byID("hint").hidden && byID("hint").textContent === "Pull down", "the phone does not say how to begin");
    expect("address", byID("code").textContent.startsWith("present(player, using:"), `the code is ${byID("code").textContent}`);
    const groups = [...document.querySelectorAll("#scenes .group")].map(item => item.textContent);
    expect("address", groups[0] === "Shared elements" && new Set(groups).size === groups.length, `the groups are ${groups}`);
    expect("address", document.querySelector(".introduction a").getAttribute("href") === "README.md", "no link");
}

/** A scene that is not there is said, until another one is opened. */
async function checkUnknownScene() {
    location.hash = "#nowhere";
    await wait(100);
    const words = byID("unknown").textContent;
    expect("address", !byID("unknown").hidden && words === 'There is no scene "nowhere". This is Photos.', `it says ${words}`);
    location.hash = "#player@0.25";
    await wait(100);
    expect("address", byID("unknown").hidden && byID("name").textContent === "Player", "the words about a scene remain");
}

/** The page is dark. With reduced motion nothing plays by itself, and what is let go is at rest at once. */
function checkPreferences() {
    const paper = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
    expect("preferences", Math.max(...paper) < 64, `the page is ${paper}`);
    const finger = byID("finger");
    finger.value = 70;
    finger.dispatchEvent(new Event("input", { bubbles: true }));
    byID("let-go").click();
    expect("preferences", byID("screen").dataset.drag === "rests", `the drag ${byID("screen").dataset.drag}`);
}
