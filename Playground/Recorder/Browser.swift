import Foundation

/// Opens a file as a double click does.
enum Browser {
    #if os(macOS)
        private static let command = "open"
    #else
        private static let command = "xdg-open"
    #endif

    static func open(_ file: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command, file.path]
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { print("It could not be opened by \(command). Open it in a browser.") }
    }
}
