/// A wrong value, and what to write in its place.
struct Problem: Equatable {
    /// What is wrong, and what is used instead.
    let text: String
    /// What to write.
    let remedy: String

    init(_ text: String, _ remedy: String) {
        self.text = text
        self.remedy = remedy
    }
}
