extension HeadlessSwitch {
    /// Gives the answers that were seen on devices with a system, and returns what gives the former ones again.
    ///
    /// Answers that were not seen stay.
    package static func giveSeenAnswers(
        on system: Int, of seen: [Int: [String: String]] = Self.seen
    ) -> () -> Void {
        var formers: [() -> Void] = []
        for (name, word) in seen[system] ?? [:] {
            guard let quirk = all.first(where: { $0.name == name }), let answer = quirk.answers.firstIndex(of: word)
            else {
                preconditionFailure(
                    "No switch \"\(name)\" has the answer \"\(word)\". Run `swift run Playground evidence` again.")
            }
            formers.append(quirk.remember())
            quirk.answer = answer
        }
        return { formers.forEach { $0() } }
    }
}
