/** Nothing overflows, nothing is cut, and nothing lies over anything else. */
function checkLayout() {
    for (const scene of pageData.scenes) {
        openScene(scene.name);
        const root = document.documentElement;
        expect("layout", root.scrollWidth <= innerWidth, `${scene.name}: the page is ${root.scrollWidth} px wide`);
        for (const element of visibleElements()) checkElement(element, scene.name);
        checkInside(byID("device"), byID("phones"), scene.name);
        for (const element of byID("playback").querySelectorAll("button, input, .clock, .speeds")) {
            checkInside(element, byID("playback"), scene.name);
        }
    }
}

/** What the reader sees of the page, without what is drawn on the screen and what can be scrolled to. */
function visibleElements() {
    const drawn = "#points, .filmstrip .points, svg *, [hidden], script, style, noscript";
    return [...document.body.querySelectorAll("*")].filter(element =>
        !element.closest(drawn) && !scrollerOf(element) && element.getClientRects().length > 0);
}

/** The ancestor that lets the reader scroll sideways to an element. */
function scrollerOf(element) {
    for (let above = element.parentElement; above; above = above.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(above).overflowX) && above !== byID("aside")) return above;
    }
    return null;
}

function checkElement(element, scene) {
    const { left, right } = element.getBoundingClientRect();
    const words = `${scene}: ${nameOf(element)}`;
    expect("layout", left >= -1 && right <= innerWidth + 1, `${words} reaches from ${left} to ${right}`);
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = overflowX !== "visible" && !["auto", "scroll"].includes(overflowX) && textOverflow === "ellipsis"
        && element.scrollWidth > element.clientWidth + 1;
    const spills = !element.closest(".phones, .filmstrip") && ["BUTTON", "P", "LI", "H2", "H3", "SPAN", "CODE"].includes(element.tagName)
        && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    expect("layout", !isCut && !spills, `${words} is cut: ${element.scrollWidth} in ${element.clientWidth} px`);
}

function checkInside(element, around, scene) {
    const inner = element.getBoundingClientRect(), outer = around.getBoundingClientRect();
    const isInside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    expect("layout", isInside, `${scene}: ${nameOf(element)} is not inside ${nameOf(around)}`);
}

function nameOf(element) {
    return element.id ? `#${element.id}` : `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
}
