/// A self-contained HTML file of recorded scenes.
///
/// Scrubbing is the best way to judge a transition. The file loads nothing, so it can be attached to a pull request or
/// stored with a test failure.
///
/// The address selects what is shown: `page.html#push-and-pop@0.25` opens the scene named "Push and pop" at a quarter
/// of a second. Letters become lower case, and each run of other characters that are not digits becomes a hyphen. If
/// two scenes have the same simplified name, the second gets `-2`, a third `-3`.
public struct Page: Sendable, Equatable {
    /// The title, shown in the window's title and above the list of scenes.
    public var title: String
    /// A sentence for a reader who knows nothing of the subject, shown under the title.
    public var introduction = ""
    /// Where the reader learns more, such as a file beside the page.
    public var link: PageLink?
    /// The scenes, in the order of the list.
    public var scenes: [PageRecording]

    /// Creates a page with a title and scenes.
    public init(title: String, scenes: [PageRecording]) {
        self.title = title
        self.scenes = scenes
    }

    /// The whole file. Equal pages have equal bytes, so a page under version control changes only with its scenes.
    public var html: String {
        PageTemplate.html(title: Self.escaped(title), introduction: opening, data: json.text)
    }

    /// The introduction and the link, or nothing.
    private var opening: String {
        let anchor = link.map { "<a href=\"\(Self.escaped($0.address))\">\(Self.escaped($0.text))</a>" }
        let parts = [Self.escaped(introduction), anchor ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : "<p class=\"introduction\">\(parts.joined(separator: " "))</p>"
    }

    private var json: PageJSON {
        var tables = PageTables()
        let scenes = scenes.map { $0.json(&tables) }
        return PageJSON(
            [("plain", PageJSON(PageState(node: 0).fields)), ("scenes", PageJSON(scenes))] + tables.fields)
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
