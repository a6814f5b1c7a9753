/// Recorded scenes as one self-contained HTML file, because a transition is judged by scrubbing through it, and a file
/// that loads nothing can be attached to a pull request or kept beside a test failure.
///
/// The address chooses what is shown: `page.html#push-and-pop@0.25` opens the scene named "Push and pop" a quarter of a
/// second in. Letters become lower case and everything that is neither letter nor digit becomes a hyphen. A second
/// scene whose name comes out the same gets `-2`, a third `-3`.
public struct Page: Sendable, Equatable {
    /// Shown in the window's title and above the list of scenes.
    public var title: String
    /// In the order of the list.
    public var scenes: [PageRecording]

    /// Gathers scenes under a title.
    public init(title: String, scenes: [PageRecording]) {
        self.title = title
        self.scenes = scenes
    }

    /// The whole file. Equal pages give equal bytes, so that a page under version control changes only with its scenes.
    public var html: String {
        PageTemplate.html(title: Self.escaped(title), data: json.text)
    }

    private var json: PageJSON {
        PageJSON([
            ("plain", PageJSON(PageState(node: 0).fields)),
            ("scenes", PageJSON(scenes.map(\.json))),
        ])
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
