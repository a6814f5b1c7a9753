/** The log says in whole words what Baton decided. */
function checkWords() {
    const decisions = name => {
        openScene(name);
        return [...byID("log").querySelectorAll(".decision")].map(line => line.textContent);
    };
    const says = (name, words) =>
        expect("words", decisions(name).includes(words), `${name}: the log says ${decisions(name).join("; ")}`);
    says("Photos", "Baton: push Harbour onto Photos, in the style of the stack");
    says("Photos", "Baton: pop Harbour to Photos, in the style of the stack");
    says("Player", "Baton: present Player over Albums, in the style of its presentation");
    says("Tabs", "Baton: change tabs from Albums to Photos, in the style of the tabs");
    for (const { name } of pageData.scenes) {
        const raw = decisions(name).filter(line => /projected/.test(line));
        expect("words", raw.length === 0, `${name}: the log says ${raw.join("; ")}`);
    }
}
