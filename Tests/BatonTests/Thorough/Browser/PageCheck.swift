import Foundation
import XCTest

/// Opens copies of a page in a browser, and returns what the scripts in `Injected` found there.
struct PageCheck {
    /// What one width found.
    struct Report: Codable {
        let width: Double
        /// How much was looked at, by subject.
        let counts: [String: Int]
        /// What was wrong, by subject.
        let failures: [String]
    }

    static let widths = [360, 768, 1440]

    let browser: HeadlessBrowser
    let page: String
    let places: [TracedPlace]
    let rests: [RestAfterDrag]

    /// What the checks find at three widths.
    func reports() throws -> [Report] {
        try reports(
            of: ["places", "keys", "drags", "words", "layout", "checks"], at: Self.widths, address: "", seconds: 120,
            settings: [])
    }

    /// What a reader finds who comes with an address to the dark page, and wants reduced motion.
    func visit(_ address: String) throws -> [Report] {
        try reports(
            of: ["visit"], at: [1440], address: address, seconds: 5,
            settings: ["--force-dark-mode", "--force-prefers-reduced-motion"])
    }

    private func reports(
        of scripts: [String], at widths: [Int], address: String, seconds: Int, settings: [String]
    ) throws -> [Report] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(copy(with: ["expectations"] + scripts).utf8).write(to: folder.appendingPathComponent("page.html"))
        let harness = folder.appendingPathComponent("harness.html")
        try Data(Self.harness(widths, address).utf8).write(to: harness)
        let document = try browser.document(of: harness, after: seconds, settings: settings)
        return try document.components(separatedBy: "<pre>").dropFirst().map { part in
            let text = part.components(separatedBy: "</pre>")[0].removingPercentEncoding ?? ""
            return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        }
    }

    /// The page with a script before its own, which notes errors, and those after it, which look and press.
    private func copy(with scripts: [String]) throws -> String {
        let scripts = try scripts.map { try Self.injected($0) }
        return
            page
            .replacingOccurrences(of: "</title>", with: "</title><script>\(try Self.injected("before"))</script>")
            .replacingOccurrences(
                of: "</body>",
                with: try Self.data(places, id: "expected-places") + Self.data(rests, id: "expected-rests")
                    + "<script type=\"module\">\(scripts.joined(separator: "\n"))</script></body>")
    }

    private static func data(_ value: some Encodable, id: String) throws -> String {
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        let safe = json.replacingOccurrences(of: "<", with: "\\u003c")
        return "<script type=\"application/json\" id=\"\(id)\">\(safe)</script>"
    }

    /// A page of frames, which collects their reports. A frame is dark only if the page around it may be.
    private static func harness(_ widths: [Int], _ address: String) -> String {
        """
        <!doctype html><meta name="color-scheme" content="light dark"><body><script>
        addEventListener("message", ({ data }) => {
            const line = document.createElement("pre");
            line.textContent = encodeURIComponent(JSON.stringify(data));
            document.body.append(line);
        });
        </script>
        """
            + widths.map {
                "<iframe src=\"page.html\(address)\" width=\"\($0)\" height=\"900\" style=\"border:0\"></iframe>"
            }.joined()
    }

    private static func injected(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Injected/\(name).js")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
