// Written by `swift run Playground evidence`. Merge evidence in place of editing it.

extension HeadlessSwitch {
    /// The answers that were seen on devices, by the system and the name of the switch.
    package static let seen: [Int: [String: String]] = [:]
}
