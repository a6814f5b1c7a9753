/// A message in the inbox.
struct Mail {
    let sender: String
    let subject: String
    let day: String
    let text: String

    static let all = [
        Mail(
            sender: "Ines Albrecht", subject: "The cabin is ours for the last week of September.", day: "9:12",
            text: """
                The cabin is ours for the last week of September. The lake is still warm then, and the wood for the stove \
                is already cut.

                Bring the long rope and the small pot. I will see to the boat, the lamps, and the key that sticks.

                Tell me by Thursday who is coming, so that I can ask for a second tent.
                """),
        Mail(
            sender: "Tomasz Reyes", subject: "Drawings of the bridge, third round, with your notes.", day: "8:40",
            text: "The piers are slimmer now, and the railing follows the curve as you asked."),
        Mail(
            sender: "Harbour Library", subject: "Two books that you reserved have arrived.", day: "Mon",
            text: "They are at the desk until Saturday."),
        Mail(
            sender: "Yuki Tanaka", subject: "Rehearsal moves to the small hall on Friday.", day: "Mon",
            text: "The piano has been tuned."),
        Mail(
            sender: "Olive & Thyme", subject: "Your table for four, Sunday at seven o’clock.", day: "Sun",
            text: "We look forward to seeing you."),
        Mail(
            sender: "Noor Haddad", subject: "Photos from the ridge, and one of the goat.", day: "Sat",
            text: "The goat is on the last one."),
    ]
}
