import Foundation

/// The elements of a path, as a value.
struct PathShape: Hashable {
    private(set) var elements: [PathElement] = []
    /// The current point, or nil if the path is empty.
    private(set) var currentPoint: CGPoint?
    /// The start point of the current subpath.
    private var start = CGPoint.zero

    var isEmpty: Bool { elements.isEmpty }

    /// Appends an element. As in Core Graphics, an element that needs a current point is ignored if there is none.
    mutating func append(_ element: PathElement) {
        precondition(
            element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite },
            "A path was given the point \(element.points), which is not finite. "
                + "Look for a division by zero in what works it out.")
        switch element {
        case .move(let point): start = point
        case .line, .quad, .curve, .close: if currentPoint == nil { return }
        }
        elements.append(element)
        currentPoint = element.end ?? start
    }

    mutating func append(_ shape: PathShape) {
        for element in shape.elements { append(element) }
    }

    /// Appends a shape whose start is joined to the current point by a straight line.
    mutating func join(_ shape: PathShape) {
        guard case .move(let begin) = shape.elements.first else { return }
        reach(begin)
        for element in shape.elements.dropFirst() { append(element) }
    }

    /// Begins a subpath at a point if the path is empty, or else adds a straight line to the point.
    mutating func reach(_ point: CGPoint) {
        append(currentPoint == nil ? .move(point) : .line(point))
    }

    func applying(_ transform: CGAffineTransform) -> PathShape {
        mapped { $0.mapped { $0.applying(transform) } }
    }

    /// Returns the interpolation between two shapes, point by point, or nil if their elements are of different types.
    func mixed(with other: PathShape, by fraction: Double) -> PathShape? {
        guard elements.count == other.elements.count else { return nil }
        var mixed = PathShape()
        for (from, to) in zip(elements, other.elements) {
            guard let element = from.mixed(with: to, by: fraction) else { return nil }
            mixed.append(element)
        }
        return mixed
    }

    private func mapped(_ map: (PathElement) -> PathElement) -> PathShape {
        var result = PathShape()
        for element in elements { result.append(map(element)) }
        return result
    }

    static func == (one: PathShape, other: PathShape) -> Bool {
        one.elements == other.elements
    }

    func hash(into hasher: inout Hasher) {
        for point in elements.flatMap(\.points) {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}
