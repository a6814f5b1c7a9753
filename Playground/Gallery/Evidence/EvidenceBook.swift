package import UIKit

/// The findings of this run of the app. Screens add to it, and share it as a file.
@MainActor
package final class EvidenceBook {
    /// The findings. A newer one about the same key has replaced the older one.
    package private(set) var findings: [Finding] = []

    package init() {}

    /// Adds findings.
    package func add(_ found: [Finding]) {
        for finding in found {
            findings.removeAll { $0.key == finding.key }
            // JSON has no other numbers.
            var finding = finding
            finding.numbers = finding.numbers.filter { $0.value.isFinite }
            findings.append(finding)
        }
    }

    /// Returns what has been found so far, on the device that shows a window.
    package func evidence(in window: UIWindow, at date: Date = Date()) -> Evidence {
        let device = UIDevice.current
        return Evidence(
            system: "\(device.systemName) \(device.systemVersion)", device: Self.device(of: window),
            date: UTCDate.text(date), commit: Self.commit, findings: findings)
    }

    /// The kind of device with its size and its scale, which tell models apart as far as a layout depends on them.
    private static func device(of window: UIWindow) -> String {
        let sides = [window.bounds.width, window.bounds.height].sorted().map { "\(Int($0))" }
        let scale = Int(window.traitCollection.displayScale)
        let name = "\(UIDevice.current.model) \(sides.joined(separator: "x"))@\(scale)"
        #if HEADLESS_UIKIT
            return "Stand-in \(name)"
        #elseif targetEnvironment(simulator)
            return "Simulator \(name)"
        #else
            return name
        #endif
    }

    /// The commit that a build has written into the app's `Info.plist`.
    private static var commit: String {
        let commit = Bundle.main.object(forInfoDictionaryKey: "BatonCommit") as? String ?? ""
        return commit.isEmpty ? "unknown" : commit
    }
}
