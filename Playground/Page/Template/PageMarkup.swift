/// The parts of the page that do not depend on the scenes. The script fills them.
enum PageMarkup {
    static func body(title: String, introduction: String) -> String {
        #"""
        <nav class="scenes" aria-label="Scenes">
            <h1>\#(title)</h1>\#(introduction)
            <ol id="scenes"></ol>
            <p class="keys" aria-label="Keys">
                <span><kbd>space</kbd> play</span> <span><kbd>←</kbd><kbd>→</kbd> frame</span>
                <span><kbd>⇧</kbd> ten</span> <span><kbd>↑</kbd><kbd>↓</kbd> scene</span>
                <span><kbd>o</kbd> onion</span> <span><kbd>l</kbd> layers</span> <span><kbd>1</kbd><kbd>2</kbd><kbd>3</kbd> speed</span>
            </p>
        </nav>
        <main>
            <header>
                <p id="unknown" role="alert" hidden></p>
                <h2 id="name"></h2>
                <p id="summary"></p>
                <div class="code" id="code-line" hidden>
                    <code id="code"></code><button class="toggle" id="copy" type="button">Copy</button>
                </div>
            </header>
            <div class="phones" id="phones">
                <div class="device" id="device">
                    <div class="screen" id="screen" role="img">
                        <div class="points" id="points">
                            <div id="picture"></div><div id="onion-picture" hidden></div><div id="touches"></div>
                            <div id="drag-picture" hidden></div><div class="touch" id="drag-touch" hidden></div>
                            <div id="layers" hidden></div>
                        </div>
                        <div class="highlight" id="highlight" hidden></div>
                    </div>
                    <p class="hint" id="hint" hidden></p>
                </div>
                <div class="device" id="other" hidden>
                    <p class="setting" id="other-name"></p>
                    <div class="screen" id="other-screen" role="img">
                        <div class="points" id="other-points"><div id="other-picture"></div></div>
                    </div>
                </div>
                <p class="inspector" id="inspector" hidden></p>
            </div>
            <div class="playback" id="playback">
                <div class="filmstrip" id="filmstrip" role="group" aria-label="Filmstrip"></div>
                <div class="scrubber">
                    <div class="marks" id="marks" aria-hidden="true"></div>
                    <input type="range" id="scrubber" min="0" step="any" aria-label="Time">
                </div>
                <div class="controls" role="group" aria-label="Playback">
                    <button class="play" id="play" type="button">
                        <svg viewBox="0 0 24 24" aria-hidden="true">
                            <path class="when-paused" d="M8 4.6 20 12 8 19.4z"/>
                            <path class="when-playing" d="M7 5h3.2v14H7zM13.8 5H17v14h-3.2z"/>
                        </svg>
                    </button>
                    <p class="clock">
                        <strong id="time"></strong>
                        <span><span class="word" id="word">frame</span> <span id="frame"></span></span>
                    </p>
                    <div class="speeds" id="speeds" role="group" aria-label="Speed">
                        <button type="button" value="1">1×</button>
                        <button type="button" value="0.5">0.5×</button>
                        <button type="button" value="0.1">0.1×</button>
                    </div>
                    <div class="toggles">
                        <button class="toggle" id="layers-button" type="button" aria-pressed="false">Layers</button>
                        <button class="toggle" id="onion" type="button">Onion</button>
                        <button class="toggle" id="loop" type="button">Loop</button>
                    </div>
                </div>
            </div>
        </main>
        <aside id="aside">
            <section id="drag-panel" aria-labelledby="drag-title" hidden>
                <h3 id="drag-title">Try it</h3>
                <p><span id="hint-words"></span> on the phone, and let go. Or move this finger with the arrow keys.</p>
                <p class="drag-slider">
                    <input type="range" id="finger" min="0" max="100" step="2" value="0" aria-label="Finger">
                    <button class="toggle" id="let-go" type="button">Let go</button>
                </p>
                <p id="outcome" role="status"></p>
            </section>
            <section id="compare-panel" hidden>
                <h3><label for="compare">Compare with</label></h3>
                <select id="compare"></select>
            </section>
            <section id="remarks" aria-labelledby="remarks-title">
                <h3 id="remarks-title">Notes</h3>
                <div id="notes"></div>
            </section>
            <section id="curves" aria-labelledby="curves-title">
                <h3 id="curves-title">Curves</h3>
                <svg id="graph" viewBox="0 0 300 92" preserveAspectRatio="none" role="img" aria-labelledby="curves-title">
                    <defs><polyline id="curve"/></defs><g id="lines"></g><line id="now" y1="0" y2="92"/>
                </svg>
                <ul id="legend"></ul>
            </section>
            <section id="callbacks" aria-labelledby="log-title">
                <h3 id="log-title">Callbacks and decisions</h3>
                <ol id="log"></ol>
            </section>
        </aside>
        <noscript>The scenes on this page are drawn by a script.</noscript>
        """#
    }
}
