/// The style sheet of the page: colours, the layout at each width, and the parts of the page in their order.
enum PageStyle {
    static let css = [colors, arrangement, lists, phones, layers, panels, playback].joined(separator: "\n")

    private static let colors = #"""
        :root {
            color-scheme: light dark;
            --paper: #f6f6f3; --raised: #ffffff; --ink: #1d1d22; --quiet: #686873; --line: #e2e2dc;
            --accent: #5350c4; --tint: rgba(83, 80, 196, .1); --bezel: #1b1b1f; --glow: rgba(30, 30, 60, .16);
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --paper: #141418; --raised: #1e1e24; --ink: #ececf0; --quiet: #9898a5; --line: #2d2d35;
                --accent: #a5a2ff; --tint: rgba(165, 162, 255, .14); --bezel: #34343c; --glow: rgba(0, 0, 0, .5);
            }
        }
        * { box-sizing: border-box; margin: 0; }
        [hidden] { display: none !important; }
        body {
            background: var(--paper); color: var(--ink);
            font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; -webkit-text-size-adjust: 100%;
        }
        h1, h2, h3 { font-weight: 600; line-height: 1.25; letter-spacing: -.01em; }
        h1 { font-size: 15px; } h2 { font-size: 20px; }
        h3 { font-size: 13px; color: var(--quiet); letter-spacing: 0; }
        ol, ul { list-style: none; padding: 0; }
        button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        """#

    private static let arrangement = #"""
        body { display: flex; flex-direction: column; min-height: 100dvh; }
        main {
            display: flex; flex-direction: column; padding: 16px 16px 0;
            height: calc(100dvh - 160px); min-height: min-content;
        }
        main > header { min-height: 52px; }
        .phones { flex: 1 0 230px; min-height: 0; }
        .playback { position: sticky; bottom: 0; background: var(--paper); }
        aside { padding: 20px 16px 32px; }
        @media (max-height: 539px) {
            .filmstrip { display: none !important; }
        }
        @media (min-width: 720px) and (min-height: 540px) {
            body { display: grid; height: 100dvh; grid: auto minmax(0, 1fr) / minmax(0, 1fr) 300px; }
            .scenes { grid-column: 1 / -1; }
            main { height: auto; min-height: 0; padding: 20px 24px 0; }
            .phones { flex: 1; }
            .playback { background: none; }
            aside {
                display: flex; flex-direction: column; overflow-y: auto;
                border-left: 1px solid var(--line); overscroll-behavior: contain;
            }
            aside section { flex: none; }
            aside #callbacks { display: flex; flex-direction: column; flex: 1 0 240px; min-height: 0; }
            #log { flex: 1; min-height: 0; overflow-y: auto; }
        }
        @media (min-width: 1080px) and (min-height: 540px) {
            body { grid: minmax(0, 1fr) / 248px minmax(0, 1fr) clamp(320px, 27vw, 440px); }
            .scenes { grid-column: auto; }
        }
        """#

    private static let lists = #"""
        .scenes { display: flex; flex-direction: column; border-bottom: 1px solid var(--line); min-width: 0; }
        .scenes h1 { padding: 14px 16px 0; }
        .introduction { padding: 4px 16px 0; max-width: 62ch; color: var(--quiet); font-size: 13px; }
        a { color: var(--accent); white-space: nowrap; }
        .scenes .group {
            align-self: center; padding: 0 2px 0 10px; color: var(--quiet); font-size: 11.5px; font-weight: 600;
            white-space: nowrap;
        }
        .scenes ol { display: flex; gap: 4px; overflow-x: auto; padding: 10px 12px 12px; scrollbar-width: none; }
        .scenes button { white-space: nowrap; padding: 6px 12px; border-radius: 9px; color: var(--quiet); }
        .scenes button:hover { color: var(--ink); }
        .scenes [aria-current=true] { background: var(--tint); color: var(--accent); font-weight: 550; }
        .keys { display: none; }
        @media (min-width: 1080px) and (min-height: 540px) {
            .scenes { border: 0; border-right: 1px solid var(--line); min-height: 0; }
            .scenes h1 { padding: 22px 20px 0; }
            .introduction { padding: 6px 20px 8px; }
            .scenes .group { padding: 14px 12px 4px; }
            .scenes .group:first-child { padding-top: 6px; }
            .scenes ol {
                display: block; flex: 1; min-height: 0; overflow: hidden auto; padding: 4px 8px 24px;
                scrollbar-width: thin; mask-image: linear-gradient(#000 calc(100% - 24px), transparent);
            }
            .scenes button { width: 100%; text-align: left; white-space: normal; }
            .keys {
                display: flex; flex-wrap: wrap; gap: 6px 14px; padding: 14px 20px 18px;
                color: var(--quiet); font-size: 12px; border-top: 1px solid var(--line);
            }
        }
        kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; margin-right: 2px; }
        #graph { display: block; width: 100%; height: 110px; margin: 8px 0 6px; overflow: visible; }
        #graph polyline { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; }
        #now { stroke: var(--quiet); stroke-width: 1; vector-effect: non-scaling-stroke; }
        #legend { margin-bottom: 22px; font-size: 12.5px; color: var(--quiet); font-variant-numeric: tabular-nums; }
        #legend li { padding-left: 20px; text-indent: -20px; }
        #legend li::before {
            content: ""; display: inline-block; width: 12px; height: 3px; border-radius: 2px; margin-right: 8px;
            vertical-align: middle; background: var(--stroke);
        }
        #graph polyline { stroke: var(--stroke); }
        .curve-position { --stroke: var(--accent); }
        .curve-alpha { --stroke: #d9822b; }
        .curve-bar { --stroke: #2a9d78; }
        #summary { color: var(--quiet); max-width: 70ch; }
        .code {
            display: flex; align-items: center; gap: 6px; width: fit-content; max-width: 100%; margin-top: 6px;
            padding: 4px 4px 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised);
        }
        .code code {
            white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0;
            font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
        }
        @media (max-width: 480px) {
            .code code { font-size: 11px; }
        }
        .code button { flex: none; color: var(--accent); }
        #notes { margin: 6px 0 22px; display: grid; gap: 6px; }
        #log { margin: 4px -8px 0; }
        #log:empty::after { content: "Nothing was logged."; padding: 8px; color: var(--quiet); }
        #log p {
            display: flex; justify-content: space-between; padding: 6px 8px 2px; margin-top: 6px;
            border-top: 1px solid var(--line); color: var(--quiet);
            font-size: 11.5px; font-variant-numeric: tabular-nums;
        }
        #log li:first-child p { border: 0; margin: 0; }
        #log button {
            display: block; width: 100%; padding: 3px 8px; border-radius: 6px; text-align: left; color: var(--quiet);
            font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere;
        }
        #log button:focus-visible { outline-offset: -2px; }
        #log button:hover { background: var(--tint); }
        #log .decision { font-family: inherit; }
        #log .happened { color: var(--ink); }
        #log .current { background: var(--tint); color: var(--accent); }
        """#

    private static let phones = #"""
        .phones {
            position: relative; display: flex; align-items: center; justify-content: center; gap: 20px;
            margin: 14px 0; min-width: 0;
        }
        .device { padding: 6px; border-radius: 30px; background: var(--bezel); box-shadow: 0 4px 18px var(--glow); }
        .screen {
            position: relative; overflow: clip; border-radius: 24px; background: #000;
            -webkit-user-select: none; user-select: none;
        }
        .points { position: absolute; transform-origin: 0 0; }
        .node { position: absolute; left: 0; top: 0; }
        .text {
            font-family: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
            position: absolute; inset: 0; display: flex; align-items: center; line-height: 1.193;
        }
        .text span {
            flex: none; white-space: pre;
        }
        .text.lines span { max-width: 100%; max-height: 100%; white-space: pre-wrap; overflow-wrap: anywhere; }
        .touch {
            position: absolute; width: 48px; height: 48px; margin: -24px; border-radius: 50%;
            background: rgba(120, 120, 140, .4); border: 2px solid rgba(255, 255, 255, .85);
            box-shadow: 0 0 0 1px rgba(0, 0, 0, .2), 0 2px 12px rgba(0, 0, 0, .3);
        }
        #onion-picture { position: absolute; inset: 0; background: #fff; isolation: isolate; }
        #onion-picture > div { position: absolute; inset: 0; overflow: clip; }
        #touches, #onion-picture, .highlight { pointer-events: none; }
        .highlight { position: absolute; border: 1.5px solid var(--accent); }
        .hint {
            position: absolute; left: 50%; bottom: 3px; transform: translate(-50%, 50%); padding: 3px 12px;
            border-radius: 999px; background: var(--accent); color: var(--paper); font-size: 12.5px;
            white-space: nowrap; pointer-events: none;
        }
        .device:has(.apart) .hint { visibility: hidden; }
        #unknown { color: var(--accent); }
        .inspector {
            position: absolute; left: 0; bottom: 0; max-width: 100%; padding: 4px 10px; border-radius: 8px;
            background: var(--raised); border: 1px solid var(--line); color: var(--quiet); pointer-events: none;
            font-size: 12px; font-variant-numeric: tabular-nums; white-space: pre-line;
        }
        """#

    private static let layers = #"""
        .screen.draggable { cursor: grab; touch-action: none; }
        .screen.draggable[data-drag=drags] { cursor: grabbing; }
        #drag-picture, #other-picture { position: absolute; inset: 0; }
        #drag-picture, #drag-touch { pointer-events: none; }
        .screen.apart { overflow: visible; background: none; perspective: 1600px; touch-action: auto; cursor: auto; }
        .apart #picture, .apart #touches { visibility: hidden; }
        #layers {
            position: absolute; inset: 0; transform-style: preserve-3d;
            transform: scale(.72) rotateX(12deg) rotateY(-50deg) translateZ(-260px);
        }
        .device:has(.apart) { background: none; box-shadow: none; }
        .layer { position: absolute; left: 0; top: 0; outline: 1px solid rgba(128, 128, 160, .35); }
        .layer:hover, .layer:focus-visible { outline: 2px solid var(--accent); opacity: 1 !important; }
        .layer-name {
            position: absolute; left: 0; bottom: 100%; padding: 2px 8px; border-radius: 6px; white-space: nowrap;
            background: var(--accent); color: var(--paper); font-size: 22px; visibility: hidden;
        }
        .layer:hover > .layer-name, .layer:focus-visible > .layer-name { visibility: visible; }
        """#

    private static let panels = #"""
        #drag-panel, #compare-panel { margin-bottom: 22px; }
        #drag-panel p { margin-top: 6px; }
        .drag-slider { display: flex; align-items: center; gap: 10px; }
        .drag-slider input { flex: 1; min-width: 0; }
        .drag-slider button { flex: none; background: var(--tint); color: var(--accent); }
        #outcome { min-height: 2.9em; color: var(--quiet); font-size: 13px; }
        #compare {
            font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
            border-radius: 8px; padding: 4px 8px; margin-top: 6px; max-width: 100%;
        }
        .device { position: relative; }
        .setting {
            position: absolute; top: 1px; left: 50%; transform: translate(-50%, -50%); z-index: 1; white-space: nowrap;
            padding: 2px 10px; border-radius: 9px; background: var(--accent); color: var(--paper); font-size: 12.5px;
        }
        """#
}
