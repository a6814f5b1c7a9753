import Foundation

/// The memory of this process.
enum Memory {
    /// Returns the resident size from the kernel. The second number in `statm` is the number of resident pages.
    static func residentSize() -> Int {
        let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(getpagesize()) : 0
    }
}
