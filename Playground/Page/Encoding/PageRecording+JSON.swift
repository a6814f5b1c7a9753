extension PageRecording {
    func json(_ tables: inout PageTables) -> PageJSON {
        var encoder = PageFrameEncoder(nodes: nodes)
        let fields: [PageJSON.Field] = [
            ("name", PageJSON(name)), ("summary", PageJSON(summary)),
            ("width", PageJSON(width)), ("height", PageJSON(height)),
            ("duration", PageJSON(milliseconds: duration)),
            ("nodes", PageJSON(nodes.map(\.json))),
            ("frames", PageJSON(frames.map { encoder.json($0, &tables) })),
            ("log", PageJSON(log.map(\.json))),
            ("notes", PageJSON(notes.map { PageJSON($0) })),
        ]
        return PageJSON(fields + extras(&tables))
    }

    /// What only some scenes have.
    private func extras(_ tables: inout PageTables) -> [PageJSON.Field] {
        var fields: [PageJSON.Field] = []
        if !group.isEmpty { fields.append(("group", PageJSON(group))) }
        if !code.isEmpty { fields.append(("code", PageJSON(code))) }
        if let drag { fields.append(("drag", tables.drags.place(of: drag.json(&tables)))) }
        if !versions.isEmpty { fields.append(("versions", PageJSON(versions.map { $0.json(&tables) }))) }
        return fields
    }
}

extension PageVersion {
    fileprivate func json(_ tables: inout PageTables) -> PageJSON {
        PageJSON([("setting", PageJSON(name)), ("scene", recording.json(&tables))])
    }
}

extension PageNode {
    /// The number, that of the parent, and the label, as a list: a page has thousands of nodes.
    var json: PageJSON {
        PageJSON([PageJSON(id), PageJSON(parent ?? PageState.rootParent), PageJSON(label)])
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
