/// Looks whether a report that was read names only screens that it has, each of the right kind, and has only numbers that a
/// recording can have.
struct BugReportCheck {
    /// No window has more points, and no recording more seconds.
    private static let largest = 1_000_000.0

    /// What is wrong, if anything.
    let problem: String?

    init(_ report: BugReport) {
        let steps = report.events.compactMap { event in
            switch event.what {
            case .step(let step), .result(let step): step
            case .note, .late: nil
            }
        }
        let named = report.start.screens + steps.flatMap(\.screens)
        let stacks = report.start.stacks + steps.compactMap { if case .stack(let stack, _) = $0 { stack } else { nil } }
        let tabs = report.start.tabs + steps.compactMap { if case .tabs(let tabs, _) = $0 { tabs } else { nil } }
        let times = [0] + report.events.map(\.time)
        let device = report.start.device
        let fingers = steps.compactMap { if case .touch(let touch) = $0 { touch.finger } else { nil } }
        let numbers = times + steps.flatMap(\.numbers) + device.safeArea + [device.size.width, device.size.height]
        if let missing = named.first(where: { report.screens[$0] == nil }) {
            problem = "it has no screen \(missing)"
        } else if stacks.contains(where: { report.screens[$0.id]?.kind != .stack || $0.screens.contains($0.id) }) {
            problem = "a stack is none"
        } else if tabs.contains(where: { report.screens[$0.id]?.kind != .tabs || $0.screens.contains($0.id) }) {
            problem = "a tab bar controller is none"
        } else if let finger = fingers.first(where: { $0 < 0 }) {
            problem = "it has a finger \(finger)"
        } else if let number = numbers.first(where: { !($0.magnitude <= Self.largest) }) {
            problem = "it has the number \(number)"
        } else if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
            problem = "time goes backwards"
        } else {
            problem = nil
        }
    }
}
