extension PageState {
    /// The appearance of the node, without its number.
    var fields: [PageJSON.Field] {
        [
            ("parent", PageJSON(parent)),
            ("x", PageJSON(x)), ("y", PageJSON(y)),
            ("width", PageJSON(width)), ("height", PageJSON(height)),
            ("anchorX", PageJSON(anchorX)), ("anchorY", PageJSON(anchorY)),
            ("boundsX", PageJSON(boundsX)), ("boundsY", PageJSON(boundsY)),
            ("matrix", matrixJSON),
            ("perspective", PageJSON(perspective)), ("showsBack", PageJSON(showsBack)),
            ("aperture", aperture.map { PageJSON($0.numbers.map { PageJSON($0) }) } ?? .null),
            ("opacity", PageJSON(opacity)), ("background", PageJSON(background)),
            ("cornerRadius", PageJSON(cornerRadius)),
            ("corners", corners.map { PageJSON($0.map { PageJSON($0) }) } ?? .null), ("clips", PageJSON(clips)),
            ("borderWidth", PageJSON(borderWidth)), ("borderColor", PageJSON(borderColor)),
            ("shadow", PageJSON(shadow)), ("blur", PageJSON(blur)), ("text", text?.json ?? .null),
        ]
    }
}

extension PageState {
    /// The matrix. With three decimals, a perspective of -1/850 would be wrong by a seventh. They are enough for a way.
    private var matrixJSON: PageJSON {
        let ways = matrix.count == 6 ? 4..<6 : 12..<15
        return PageJSON(matrix.enumerated().map { PageJSON($1, decimals: ways.contains($0) ? 3 : 6) })
    }
}

extension PageAperture {
    /// The values in the order of CSS: top, right, bottom, left, radius.
    fileprivate var numbers: [Double] { [top, right, bottom, left, radius] }
}
