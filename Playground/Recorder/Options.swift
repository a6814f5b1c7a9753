/// The options of the command line.
struct Options: Equatable {
    /// What is written.
    enum Format: String, CaseIterable {
        case html, svg, moving, png, text
    }

    /// The folder in which the page is written.
    var output = "."
    /// The names of the scenes, or none for all.
    var scenes: [String] = []
    var format = Format.html
    var device = DeviceOptions()
    var wantsList = false
    var wantsHelp = false
    var opens = false
    /// The file of a monkey's script that is played in place of the scenes.
    var replayed: String?
    /// The sources of which the names are checked in place of the scenes.
    var checked: String?

    static let usage = """
        Plays the gallery in virtual time and writes playground.html, a page on which every scene can be scrubbed.

        usage: swift run Playground [options]
               swift run Playground check PATH   lists the names of UIKit in an app's sources that the stand-in lacks
               swift run Playground evidence FILE…   merges evidence from devices: see evidence --help
          --scene NAME      plays this scene only; may be repeated
          --list            lists the scenes and writes nothing
          --output FOLDER   where files are written (default: the present folder)
          --format FORMAT   html (one page), or for each scene svg or png (a strip), moving (an SVG that moves)
                            or text (a trace)
          --device DEVICE   \(DeviceOptions.names)
          --system VERSION  \(DeviceOptions.versions)
          --window SIZE     a window of a pad, with window controls, such as 500x900
          --rtl             a language that is read from right to left
          --reduce-motion   the setting Reduce Motion
          --dark            dark mode
          --replay FILE     plays a script of a monkey or a bug report in place of the scenes
          --open            opens the page in the browser
          --help            this text
        """

    /// Parses the arguments after the command's name.
    init(_ words: [String]) throws(OptionError) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--help": wantsHelp = true
            case "--list": wantsList = true
            case "--open": opens = true
            case "--rtl": device.isRightToLeft = true
            case "--reduce-motion": device.reducesMotion = true
            case "--dark": device.isDark = true
            case "check": checked = try Self.value(of: word, "the folder of an app's sources", &words)
            case "--replay": replayed = try Self.value(of: word, "a file", &words)
            case "--output": output = try Self.value(of: word, "a folder", &words)
            case "--scene": scenes.append(try Self.value(of: word, "the name of a scene", &words))
            case "--format": format = try Self.format(Self.value(of: word, "a format", &words))
            case "--device": try device.choose(Self.value(of: word, "a device", &words))
            case "--window": try device.chooseWindow(Self.value(of: word, "a size", &words))
            case "--system": try device.chooseSystem(Self.value(of: word, "a version", &words))
            default: throw OptionError(problem: "There is no option \"\(word)\".")
            }
        }
    }

    private static func value(
        of option: String, _ kind: String, _ words: inout ArraySlice<String>
    ) throws(OptionError) -> String {
        guard let value = words.popFirst(), !value.hasPrefix("--") else {
            throw OptionError(problem: "\(option) needs \(kind).")
        }
        return value
    }

    private static func format(_ name: String) throws(OptionError) -> Format {
        guard let format = Format(rawValue: name) else {
            throw OptionError(problem: "There is no format \"\(name)\". Use html, svg, moving, png or text.")
        }
        return format
    }
}

/// The error for an invalid command line.
struct OptionError: Error, Equatable {
    let problem: String
}
