extension PageStyle {
    /// The filmstrip, the scrubber and the buttons below the phone.
    static let playback = #"""
        .playback { padding-bottom: max(14px, env(safe-area-inset-bottom)); }
        .filmstrip { display: flex; justify-content: space-between; }
        .filmstrip button {
            position: relative; overflow: clip; border-radius: 6px; background: #000;
            box-shadow: 0 0 0 1px var(--line);
        }
        .filmstrip [aria-current=true] { box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--accent); }
        .filmstrip .points { inset: 0 auto auto 0; pointer-events: none; }
        .scrubber { position: relative; padding-top: 14px; }
        .marks { position: absolute; inset: 6px 9px auto; height: 8px; }
        .marks i {
            position: absolute; left: var(--from); width: 2px; height: 8px; margin-left: -1px; border-radius: 1px;
            background: var(--quiet); opacity: .55;
        }
        .marks i.happened { background: var(--accent); opacity: 1; }
        .marks b {
            position: absolute; left: var(--from); width: var(--long); top: 15px; height: 8px; border-radius: 4px;
            background: var(--accent); opacity: .25;
        }
        input[type=range] {
            --played: calc(9px + (100% - 18px) * var(--done, 0));
            --track: linear-gradient(to right, var(--accent) var(--played), var(--line) var(--played));
            --ring: 0 0 0 2px var(--accent), 0 0 0 5px var(--tint);
            -webkit-appearance: none; appearance: none; display: block; position: relative;
            width: 100%; height: 22px; margin: 0; background: none; cursor: pointer;
        }
        input[type=range]::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--track); }
        input[type=range]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--track); }
        input[type=range]::-webkit-slider-thumb {
            -webkit-appearance: none; width: 18px; height: 18px; margin-top: -7px; border-radius: 50%;
            background: var(--raised); border: 2px solid var(--accent); box-shadow: 0 1px 4px var(--glow);
        }
        input[type=range]::-moz-range-thumb {
            width: 14px; height: 14px; border-radius: 50%;
            background: var(--raised); border: 2px solid var(--accent); box-shadow: 0 1px 4px var(--glow);
        }
        input[type=range]:focus-visible { outline: none; }
        input[type=range]:focus-visible::-webkit-slider-thumb { box-shadow: var(--ring); }
        input[type=range]:focus-visible::-moz-range-thumb { box-shadow: var(--ring); }
        .controls { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; padding-top: 6px; }
        .play {
            width: 40px; height: 40px; flex: none; border-radius: 50%;
            background: var(--accent); color: var(--paper);
        }
        .play svg { display: block; width: 20px; margin: auto; fill: currentColor; }
        .play.playing .when-paused, .play:not(.playing) .when-playing { display: none; }
        .clock { flex: 1 0 auto; min-width: 200px; line-height: 1.2; font-variant-numeric: tabular-nums; }
        .clock strong { font-weight: 600; margin-right: 6px; white-space: nowrap; }
        .clock span { color: var(--quiet); font-size: 13px; white-space: nowrap; }
        .toggles { display: flex; gap: 4px; }
        .speeds { display: flex; border-radius: 9px; padding: 2px; background: var(--tint); }
        .speeds button, .toggle { font-size: 13px; padding: 4px 9px; border-radius: 7px; color: var(--quiet); }
        .speeds [aria-pressed=true] { background: var(--raised); color: var(--ink); box-shadow: 0 1px 3px var(--glow); }
        @media (max-width: 480px) {
            .controls { gap: 6px; }
            .speeds button, .toggle { padding: 4px 7px; }
            .clock { min-width: 150px; }
            .controls .word { display: none; }
        }
        .toggle[aria-pressed=true] { background: var(--tint); color: var(--accent); }
        """#
}
