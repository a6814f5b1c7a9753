import Foundation

/// A Chromium of the system, which runs a page without a window.
struct HeadlessBrowser {
    private let command: URL

    /// The browser, or nil if the system has none.
    static let installed: HeadlessBrowser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["chromium", "chromium-browser", "google-chrome"].lazy
            .flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            .map { HeadlessBrowser(command: $0) }
    }()

    /// Opens a file, lets virtual time pass, and returns the document as it is then. A browser that hangs is ended.
    func document(of file: URL, after seconds: Int) throws -> String {
        let process = Process()
        process.executableURL = command
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=3000,1200",
            "--virtual-time-budget=\(seconds * 1000)", "--dump-dom", file.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + 240) { [weak process] in process?.terminate() }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
