extension PageRecording {
    func json(_ pictures: inout PagePictures) -> PageJSON {
        var encoder = PageFrameEncoder(nodes: nodes)
        let frames = frames.map { pictures.shortened($0) }
        let fields: [PageJSON.Field] = [
            ("name", PageJSON(name)), ("summary", PageJSON(summary)),
            ("width", PageJSON(width)), ("height", PageJSON(height)),
            ("duration", PageJSON(milliseconds: duration)),
            ("nodes", PageJSON(nodes.map(\.json))),
            ("frames", PageJSON(frames.map { encoder.json($0) })),
            ("log", PageJSON(log.map(\.json))),
            ("notes", PageJSON(notes.map { PageJSON($0) })),
        ]
        return PageJSON(fields + extras(&pictures))
    }

    /// What only some scenes have.
    private func extras(_ pictures: inout PagePictures) -> [PageJSON.Field] {
        var fields: [PageJSON.Field] = []
        if let drag { fields.append(("drag", drag.json(&pictures))) }
        if !versions.isEmpty { fields.append(("versions", PageJSON(versions.map { $0.json(&pictures) }))) }
        return fields
    }
}

extension PageVersion {
    fileprivate func json(_ pictures: inout PagePictures) -> PageJSON {
        PageJSON([("setting", PageJSON(name)), ("scene", recording.json(&pictures))])
    }
}

extension PageNode {
    var json: PageJSON {
        PageJSON([
            ("id", PageJSON(id)), ("parent", PageJSON(parent ?? PageState.rootParent)),
            ("label", PageJSON(label)),
        ])
    }
}

extension PageText {
    var json: PageJSON {
        PageJSON([
            ("string", PageJSON(string)), ("size", PageJSON(size)), ("weight", PageJSON(weight)),
            ("color", PageJSON(color)), ("alignment", PageJSON(alignment.rawValue)), ("wraps", PageJSON(wraps)),
            ("width", PageJSON(width)),
        ])
    }
}

extension PageEvent {
    fileprivate var json: PageJSON {
        PageJSON([("time", PageJSON(milliseconds: time)), ("turn", PageJSON(turn)), ("text", PageJSON(text))])
    }
}

extension PageJSON {
    /// Encodes a time in milliseconds. With three decimals of a second, the frames of a fast screen would be rounded
    /// unevenly.
    init(milliseconds seconds: Double) {
        self.init(seconds * 1000)
    }
}
