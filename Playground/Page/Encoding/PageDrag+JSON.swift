extension PageDrag {
    /// The releases continue the changes of the frame from which the finger let go, whose index is their `base`.
    func json(_ tables: inout PageTables) -> PageJSON {
        var encoder = PageFrameEncoder(nodes: nodes)
        var encoders: [PageFrameEncoder] = []
        var way: [PageJSON] = []
        for frame in frames {
            way.append(encoder.json(frame, &tables))
            encoders.append(encoder)
        }
        return PageJSON(
            [
                ("start", start.json), ("end", end.json), ("nodes", PageJSON(nodes.map(\.json))),
                ("frames", PageJSON(way)), ("releases", PageJSON(releases.map { json($0, after: encoders, &tables) })),
            ] + (rule.map { [("rule", $0.json)] } ?? []))
    }

    private func json(
        _ release: PageRelease, after encoders: [PageFrameEncoder], _ tables: inout PageTables
    ) -> PageJSON {
        let base = frames.lastIndex { $0.time <= release.progress } ?? 0
        var encoder = encoders.isEmpty ? PageFrameEncoder(nodes: nodes) : encoders[base]
        return PageJSON([
            ("progress", PageJSON(release.progress)), ("speed", PageJSON(release.speed)),
            ("finishes", PageJSON(release.finishes)), ("base", PageJSON(base)),
            ("frames", PageJSON(release.frames.map { encoder.json($0, &tables) })),
        ])
    }
}

extension PageReleaseRule {
    fileprivate var json: PageJSON {
        let numbers = [
            ("limit", PageJSON(limit)), ("projection", PageJSON(projection)), ("begin", PageJSON(begin)),
            ("whole", PageJSON(whole)),
        ]
        let author: [PageJSON.Field] = [("author", PageJSON(author))]
        return PageJSON(author + numbers + (flick.map { [("flick", PageJSON($0))] } ?? []))
    }
}

extension PagePoint {
    var json: PageJSON { PageJSON([("x", PageJSON(x)), ("y", PageJSON(y))]) }
}
