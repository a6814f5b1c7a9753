import BatonGallery
import Foundation

/// Merges files of evidence into a checkout, and writes what follows from all of them.
struct EvidenceCommand {
    static let usage = """
        Merges evidence that the gallery has shared from a device, and writes what follows from it: the page
        \(EvidenceCheckout.Place.page), the line in README.md, and the answers of the stand-in's switches.

        usage: swift run Playground evidence [options] FILE…
          --into FOLDER     the checkout (default: the present folder)
          --help            this text

        Without files it writes the pages anew.
        """

    private var files: [String] = []
    private var checkout = EvidenceCheckout(root: URL(fileURLWithPath: "."))
    private var wantsHelp = false

    /// Parses the arguments after the command's name.
    init(_ words: [String]) throws(OptionError) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--help": wantsHelp = true
            case "--into":
                guard let folder = words.popFirst(), !folder.hasPrefix("--") else {
                    throw OptionError(problem: "--into needs a folder.")
                }
                checkout = EvidenceCheckout(root: URL(fileURLWithPath: folder, isDirectory: true))
            case _ where word.hasPrefix("--"): throw OptionError(problem: "There is no option \"\(word)\".")
            default: files.append(word)
            }
        }
    }

    /// Does it, and returns what is printed. Nothing is written if a file cannot be used.
    func run() throws(EvidenceError) -> String {
        guard !wantsHelp else { return Self.usage }
        let before = try checkout.evidence()
        let known = try checkout.knownKeys()
        var after = Dictionary(uniqueKeysWithValues: before.map { ($0.fileName, $0) })
        for file in files {
            let evidence = try read(file, known: known)
            after[evidence.fileName] =
                after[evidence.fileName]?.merged(with: evidence) ?? evidence.merged(with: evidence)
        }
        let all = after.values.sorted { $0.fileName < $1.fileName }
        let switches = SeenSwitches(all)
        try write(all, switches)
        let differences = switches.differences.map { "\nDevices differ: \($0)." }.joined()
        return EvidenceReport(before: before, after: all).text + differences
    }

    private func read(_ file: String, known: Set<String>) throws(EvidenceError) -> Evidence {
        let name = URL(fileURLWithPath: file).lastPathComponent
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
            throw EvidenceError(
                file: name, problem: "it cannot be read", expected: "a file that the gallery has shared",
                remedy: "Look whether the path \(file) is right.")
        }
        let evidence = try Evidence(json: data, named: name)
        guard !evidence.device.hasPrefix("Stand-in") else {
            throw EvidenceError(
                file: name, problem: "it was made by the stand-in, which shows nothing of UIKit",
                expected: "evidence from a device or a simulator", remedy: "Run the app in Playground/Host.")
        }
        if let key = evidence.findings.map(\.key).first(where: { !known.contains($0) }) {
            throw EvidenceError(
                file: name, problem: "\"\(key)\" is no statement and no belief",
                expected:
                    "a number in the behaviour files, or the first words of a belief in \(EvidenceCheckout.Place.guide)",
                remedy: "The app is of the commit \(evidence.commit): run one of this checkout, or remove the finding.")
        }
        return evidence
    }

    private func write(_ all: [Evidence], _ switches: SeenSwitches) throws(EvidenceError) {
        let page = EvidencePage(all: all, beliefs: try checkout.beliefs())
        // All of it is made before anything is written.
        let texts = [
            (EvidenceCheckout.Place.readme, try marked(page.line, EvidenceCheckout.Place.readme)),
            (EvidenceCheckout.Place.page, try marked(page.table, EvidenceCheckout.Place.page)),
            (EvidenceCheckout.Place.switches, switches.source),
            (
                EvidenceCheckout.Place.project,
                HostExceptions.adding(all.map(\.fileName), to: try checkout.text(EvidenceCheckout.Place.project))
            ),
        ]
        for evidence in all {
            let text = String(decoding: evidence.json, as: UTF8.self)
            try checkout.write(text, to: "\(EvidenceCheckout.Place.evidence)/\(evidence.fileName)")
        }
        for (place, text) in texts { try checkout.write(text, to: place) }
    }

    private func marked(_ part: String, _ place: String) throws(EvidenceError) -> String {
        try MarkedText.replacing(part, in: try checkout.text(place), of: place)
    }
}
