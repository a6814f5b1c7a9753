import Foundation

/// A Chromium of the system, which runs a page without a window.
struct HeadlessBrowser {
    private let command: URL

    /// The seconds after which a browser that hangs is ended.
    private static let limit = 240.0

    /// The browser, or nil if the system has none.
    static let installed: HeadlessBrowser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["chromium", "chromium-browser", "google-chrome"].lazy
            .flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            .map { HeadlessBrowser(command: $0) }
    }()

    /// Opens a page, lets virtual time pass, and returns the document as it is then.
    func document(of page: URL, after seconds: Int, settings: [String] = []) throws -> String {
        let output = try run(
            settings + [
                "--window-size=3000,1200", "--virtual-time-budget=\(seconds * 1000)", "--dump-dom",
                page.absoluteString,
            ])
        return String(decoding: output, as: UTF8.self)
    }

    /// Opens a page in a window of a size, lets two seconds of virtual time pass, and writes a picture of it.
    func writePicture(of page: URL, width: Int, height: Int, to file: URL) throws {
        _ = try run([
            "--hide-scrollbars", "--force-device-scale-factor=1", "--force-color-profile=srgb",
            "--user-data-dir=\(file.deletingLastPathComponent().path)", "--window-size=\(width),\(height)",
            "--virtual-time-budget=2000", "--screenshot=\(file.path)", page.absoluteString,
        ])
    }

    /// Runs the browser until it ends, and returns what it printed.
    private func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = command
        process.arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit) { [weak process] in process?.terminate() }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
