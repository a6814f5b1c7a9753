import Foundation

/// A program that runs in a process of its own.
struct Command {
    let program: String
    let arguments: [String]
    var environment: [String: String] = [:]
    var folder: URL?

    enum End: Equatable {
        case exit(Int32)
        /// It was stopped, at a line that was waited for.
        case line(String)
        /// It was stopped, since it took too long.
        case timeout
    }

    /// Runs it to its end, to the time limit, or to the first line that stops it.
    ///
    /// - Parameter reads: Takes each line of the output, and returns true to stop.
    func run(seconds limit: Double = .infinity, reads: (String) -> Bool = { _ in false }) throws -> End {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // After a crash the backtrace would outlive a process that is stopped meanwhile, and its end would never be seen.
        process.environment?["SWIFT_BACKTRACE"] = "enable=no"
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        try? pipe.fileHandleForWriting.close()
        let end = read(pipe.fileHandleForReading.fileDescriptor, until: Date() + min(limit, 1e6), process, reads)
        if let end {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return end
        }
        process.waitUntilExit()
        return .exit(process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }

    private func read(_ file: Int32, until limit: Date, _ process: Process, _ reads: (String) -> Bool) -> End? {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if Date() > limit { return .timeout }
            var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 100) > 0 else {
                // A program that it has started may keep the pipe open.
                if !process.isRunning { return nil }
                continue
            }
            let count = Foundation.read(file, &buffer, buffer.count)
            if count <= 0 { return nil }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeSubrange(...end)
                if reads(line) { return .line(line) }
            }
        }
    }
}
