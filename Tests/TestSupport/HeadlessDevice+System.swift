package import UIKit

extension HeadlessDevice {
    /// Runs a closure with all devices on a system, and returns to the former one.
    @MainActor
    package static func withSystem(_ version: Int, _ body: () throws -> Void) rethrows {
        let former = defaultSystemVersion
        defer { defaultSystemVersion = former }
        defaultSystemVersion = version
        try body()
    }
}
