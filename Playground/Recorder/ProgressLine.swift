import Foundation

/// Tells the person at a terminal what the command is doing. Everything goes to the standard error output, so that the
/// standard output has the results alone.
struct ProgressLine {
    private let scenes: Int
    private let isTerminal = isatty(STDERR_FILENO) != 0

    private static let eraseLine = "\r\u{1B}[K"

    /// Says what is going to be done, before the first scene takes its time.
    init(_ options: Options, scenes: Int) {
        self.scenes = scenes
        Self.write(Self.announcement(options, scenes: scenes) + "\n")
    }

    /// Returns what is going to be done, and how long it takes if that is long.
    static func announcement(_ options: Options, scenes: Int) -> String {
        let what = scenes == 1 ? "one scene" : "\(scenes) scenes"
        switch options.format {
        case .html:
            let time = scenes > 10 ? " It takes up to half a minute." : ""
            return "Playing \(what) and their gestures for playground.html.\(time)"
        case .svg, .png: return "Playing \(what) and drawing a strip of each."
        case .moving: return "Playing \(what) and drawing a moving picture of each."
        case .text: return "Playing \(what) and writing a trace of each."
        }
    }

    /// Shows what is done now. The next text takes its place. Only a terminal can replace a text.
    func show(_ text: String, of index: Int, _ name: String) {
        if isTerminal { Self.write("\(Self.eraseLine)\(index + 1)/\(scenes) \(name): \(text) …") }
    }

    /// Shows what is done when all scenes have been played.
    func show(_ text: String) {
        if isTerminal { Self.write("\(Self.eraseLine)\(text) …") }
    }

    /// Removes what is shown, before a line of the standard output.
    func clear() {
        if isTerminal { Self.write(Self.eraseLine) }
    }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
