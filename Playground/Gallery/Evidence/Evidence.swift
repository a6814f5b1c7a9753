/// What a device has shown of UIKit: findings, and on what and when they were made.
///
/// The gallery makes one and shares it as a file. The command `Playground evidence` merges files.
package struct Evidence: Codable, Equatable, Sendable {
    /// The system and its version, such as `iOS 26.1`.
    package var system: String
    /// The model of the device, such as `iPhone17,3`.
    package var device: String
    /// The moment of the last finding in UTC, such as `2026-11-26T10:30:00Z`.
    package var date: String
    /// The commit of Baton that was run, or `unknown`.
    package var commit: String
    package var findings: [Finding]

    package init(system: String, device: String, date: String, commit: String, findings: [Finding]) {
        self.system = system
        self.device = device
        self.date = date
        self.commit = commit
        self.findings = findings
    }

    /// The number of the system, such as 26, or nil if `system` has none.
    package var systemNumber: Int? {
        system.split(separator: " ").last?.split(separator: ".").first.flatMap { Int($0) }
    }

    /// The name of the file for the system and the device.
    package var fileName: String {
        let words = (system + " " + device).split { !($0.isLetter || $0.isNumber || $0 == ".") }
        return words.joined(separator: "-") + ".json"
    }
}
