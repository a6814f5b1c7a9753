package import Foundation

/// An area, as the polygons around it. Curves are flattened.
package struct Outline: Equatable {
    package var polygons: [[CGPoint]]
    package var usesEvenOdd = false

    /// The area inside a path. Open subpaths count as closed.
    init(_ shape: PathShape, usesEvenOdd: Bool = false) {
        polygons = shape.subpaths.compactMap { subpath in
            subpath.strokes.first.map { [$0.begin] + subpath.strokes.flatMap(\.flattened) }
        }
        self.usesEvenOdd = usesEvenOdd
    }

    init(rect: CGRect) {
        var shape = PathShape()
        shape.addRect(rect)
        self.init(shape)
    }

    init(polygons: [[CGPoint]]) {
        self.polygons = polygons
    }

    package func mapped(_ map: (CGPoint) -> CGPoint) -> Outline {
        var mapped = self
        mapped.polygons = polygons.map { $0.map(map) }
        return mapped
    }

    /// Whether the area is a rectangle that contains another one.
    func isRectangle(containing rect: CGRect) -> Bool {
        guard polygons.count == 1, let corners = polygons.first, Set(corners.map(\.x)).count == 2,
            Set(corners.map(\.y)).count == 2, let low = corners.first, corners.count >= 4
        else { return false }
        let box = corners.reduce(CGRect(origin: low, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        return box.contains(rect)
    }
}
