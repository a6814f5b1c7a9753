const counts = {}, failures = [];

/** Counts what was looked at, and notes what was wrong. Of many failures of one subject the first ten are enough. */
function expect(subject, holds, words) {
    counts[subject] = (counts[subject] ?? 0) + 1;
    if (!holds && failures.filter(line => line.startsWith(subject)).length < 10) failures.push(`${subject}: ${words}`);
}

const byID = id => document.getElementById(id);
const pageData = JSON.parse(byID("data").textContent);
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));

function openScene(name) {
    [...byID("scenes").querySelectorAll("button")].find(button => button.textContent === name).click();
}

function scrubTo(milliseconds) {
    byID("scrubber").value = milliseconds;
    byID("scrubber").dispatchEvent(new Event("input", { bubbles: true }));
}

function press(key, more = {}) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}
