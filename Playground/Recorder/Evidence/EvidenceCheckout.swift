import BatonGallery
import Foundation

/// The files of a checkout that evidence is read from and written to.
struct EvidenceCheckout {
    /// A file or folder, from the root of the checkout.
    enum Place {
        static let evidence = "Tests/UIKitContractTests/evidence"
        static let guide = "Documentation/Contributing/Beliefs.md"
        static let page = "Documentation/Contributing/Evidence.md"
        static let project = "Playground/Host/Baton.xcodeproj/project.pbxproj"
        static let readme = "README.md"
        static let statements = ["uikit-behaviour", "uikit-26-27", "uikit-measured"].map {
            "Tests/UIKitContractTests/\($0).md"
        }
        static let switches = "Sources/HeadlessUIKit/Headless/HeadlessSwitch+Seen.swift"
    }

    let root: URL

    /// Returns the text of a file.
    func text(_ place: String) throws(EvidenceError) -> String {
        guard let text = try? String(contentsOf: root.appendingPathComponent(place), encoding: .utf8) else {
            throw EvidenceError(
                file: place, problem: "it cannot be read", expected: "a checkout of Baton in \(root.path)",
                remedy: "Run the command in the checkout, or name the checkout with --into FOLDER.")
        }
        return text
    }

    /// Writes a file, unless it is the same already.
    func write(_ text: String, to place: String) throws(EvidenceError) {
        let file = root.appendingPathComponent(place)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw EvidenceError(
                file: place, problem: "it cannot be written", expected: "a folder that is yours",
                remedy: "Name a checkout of yours with --into FOLDER.")
        }
    }

    /// Reads the evidence that has been merged, in the order of the files' names.
    func evidence() throws(EvidenceError) -> [Evidence] {
        let folder = root.appendingPathComponent(Place.evidence)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var all: [Evidence] = []
        for name in names.sorted() where name.hasSuffix(".json") {
            all.append(try Evidence(json: Data(try text("\(Place.evidence)/\(name)").utf8), named: name))
        }
        return all
    }

    /// The beliefs that `Documentation/Contributing/Beliefs.md` lists.
    func beliefs() throws(EvidenceError) -> [Belief] { Belief.all(in: try text(Place.guide)) }

    /// Every key that a finding may have: the numbers of statements and open questions, and the keys of beliefs.
    func knownKeys() throws(EvidenceError) -> Set<String> {
        var keys = Set(try beliefs().flatMap(\.keys))
        for place in Place.statements {
            for part in try text(place).components(separatedBy: "**") {
                let isNumber = part.range(of: "^(B[0-9]+\\.[0-9]+|U[0-9]+)$", options: .regularExpression) != nil
                if isNumber { keys.insert(part) }
            }
        }
        return keys
    }
}
