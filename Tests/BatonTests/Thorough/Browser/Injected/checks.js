await wait(200);
try {
    checkPlaces();
    checkKeys();
    await checkPlaying();
    await checkDrags();
    await checkFinger();
    checkComparison();
    checkLayers();
    checkWords();
    checkLayout();
} catch (error) {
    noted.push(`the check itself: ${error.stack}`);
}
expect("errors", noted.length === 0, noted.join("; "));
parent.postMessage({ width: innerWidth, counts, failures }, "*");
