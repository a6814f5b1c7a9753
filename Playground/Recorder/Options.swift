/// The options of the command line.
struct Options: Equatable {
    /// The folder in which the page is written.
    var output = "."
    var wantsHelp = false

    static let usage = """
        Plays the gallery in virtual time and writes playground.html, a page on which every scene can be scrubbed.

        usage: swift run Playground [options]
          --output FOLDER   where the page is written (default: the present folder)
          --help            this text
        """

    /// Parses the arguments after the command's name.
    init(_ words: [String]) throws(OptionError) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--help": wantsHelp = true
            case "--output":
                guard let folder = words.popFirst(), !folder.hasPrefix("--") else {
                    throw OptionError(problem: "--output needs a folder.")
                }
                output = folder
            default: throw OptionError(problem: "There is no option \"\(word)\".")
            }
        }
    }
}

/// The error for an invalid command line.
struct OptionError: Error, Equatable {
    let problem: String
}
