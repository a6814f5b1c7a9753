extension PageDrag {
    /// The releases continue the changes of the frame from which the finger let go, whose index is their `base`.
    func json(_ pictures: inout PagePictures) -> PageJSON {
        var encoder = PageFrameEncoder(nodes: nodes)
        var encoders: [PageFrameEncoder] = []
        var way: [PageJSON] = []
        for frame in frames {
            way.append(encoder.json(pictures.shortened(frame)))
            encoders.append(encoder)
        }
        return PageJSON([
            ("start", start.json), ("end", end.json), ("nodes", PageJSON(nodes.map(\.json))),
            ("frames", PageJSON(way)), ("releases", PageJSON(releases.map { json($0, after: encoders, &pictures) })),
        ])
    }

    private func json(
        _ release: PageRelease, after encoders: [PageFrameEncoder], _ pictures: inout PagePictures
    ) -> PageJSON {
        let base = frames.lastIndex { $0.time <= release.progress } ?? 0
        var encoder = encoders.isEmpty ? PageFrameEncoder(nodes: nodes) : encoders[base]
        return PageJSON([
            ("progress", PageJSON(release.progress)), ("speed", PageJSON(release.speed)),
            ("finishes", PageJSON(release.finishes)), ("base", PageJSON(base)),
            ("frames", PageJSON(release.frames.map { encoder.json(pictures.shortened($0)) })),
        ])
    }
}

extension PagePoint {
    var json: PageJSON { PageJSON([("x", PageJSON(x)), ("y", PageJSON(y))]) }
}
