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
    ///
    /// Most views only move, or grow alike in both directions: the way alone is written, after the scale if there is one.
    private var matrixJSON: PageJSON {
        guard matrix.count == 6 else { return Self.json(of: matrix, ways: 12..<15) }
        let isEven = matrix[0] == matrix[3] && matrix[1] == 0 && matrix[2] == 0
        guard isEven else { return Self.json(of: matrix, ways: 4..<6) }
        guard matrix[0] != 1 else { return Self.json(of: Array(matrix[4...]), ways: 0..<2) }
        return Self.json(of: [matrix[0], matrix[4], matrix[5]], ways: 1..<3)
    }

    private static func json(of numbers: [Double], ways: Range<Int>) -> PageJSON {
        PageJSON(numbers.enumerated().map { PageJSON($1, decimals: ways.contains($0) ? 3 : 6) })
    }
}

extension PageAperture {
    /// The values in the order of CSS: top, right, bottom, left, radius.
    fileprivate var numbers: [Double] { [top, right, bottom, left, radius] }
}
