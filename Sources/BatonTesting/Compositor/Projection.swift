import UIKit

/// The map from the plane of a view to the plane of its superview. With perspective, parallel lines may meet.
struct Projection {
    /// A rectangle around all that can be seen.
    static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// A matrix of three rows for a row vector (x, y, 1).
    private typealias Matrix = [Double]

    private let inverse: Matrix?
    private let matrix: Matrix
    private let determinant: Double

    init(of view: RecordedView, in parent: RecordedView?) {
        let anchor = view.anchorInBounds
        var space = Space.translation(-anchor.x, -anchor.y)
            .times(Space(view.transform))
            .times(.translation(view.position.x, view.position.y))
        if let parent {
            let center = parent.anchorInBounds
            space = space.times(.translation(-center.x, -center.y))
                .times(Space(parent.sublayerTransform))
                .times(.translation(center.x, center.y))
        }
        matrix = space.plane
        determinant = Self.determinant(of: matrix)
        inverse = abs(determinant) > 1e-12 ? Self.adjugate(of: matrix).map { [determinant] in $0 / determinant } : nil
    }

    /// Returns the point of the view that is seen at a point of its superview. Returns nil if the view is edge-on,
    /// behind the viewer, or turned away and not visible from behind.
    func localPoint(of point: CGPoint, isDoubleSided: Bool) -> CGPoint? {
        guard let inverse else { return nil }
        let (x, y) = (Double(point.x), Double(point.y))
        let scale = x * inverse[2] + y * inverse[5] + inverse[8]
        guard abs(scale) > 1e-12 else { return nil }
        let local = CGPoint(
            x: (x * inverse[0] + y * inverse[3] + inverse[6]) / scale,
            y: (x * inverse[1] + y * inverse[4] + inverse[7]) / scale)
        let depth = Double(local.x) * matrix[2] + Double(local.y) * matrix[5] + matrix[8]
        guard depth > 0, isDoubleSided || determinant > 0 else { return nil }
        return local
    }

    /// Returns the rectangle around a part of the view, in the coordinates of the superview. Returns nil if a part of it is
    /// behind the viewer.
    func rectangle(_ rect: CGRect) -> CGRect? {
        var result: CGRect?
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let corner = point(of: CGPoint(x: x, y: y)) else { return nil }
            result = result?.union(CGRect(origin: corner, size: .zero)) ?? CGRect(origin: corner, size: .zero)
        }
        return result
    }

    private func point(of local: CGPoint) -> CGPoint? {
        let (x, y) = (Double(local.x), Double(local.y))
        let depth = x * matrix[2] + y * matrix[5] + matrix[8]
        guard depth > 1e-6 else { return nil }
        return CGPoint(
            x: (x * matrix[0] + y * matrix[3] + matrix[6]) / depth,
            y: (x * matrix[1] + y * matrix[4] + matrix[7]) / depth)
    }

    private static func determinant(of m: Matrix) -> Double {
        m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6])
    }

    private static func adjugate(of m: Matrix) -> Matrix {
        [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
    }
}

/// A transform in space, with its elements row by row from m11 to m44.
private struct Space {
    private let elements: [Double]

    init(_ elements: [Double]) {
        self.elements = elements
    }

    static func translation(_ x: CGFloat, _ y: CGFloat) -> Space {
        Space([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, Double(x), Double(y), 0, 1])
    }

    /// Returns the transform that applies this one first.
    func times(_ other: Space) -> Space {
        var product = [Double](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                for step in 0..<4 {
                    product[row * 4 + column] += elements[row * 4 + step] * other.elements[step * 4 + column]
                }
            }
        }
        return Space(product)
    }

    /// The part that maps a plane without depth to another one.
    var plane: [Double] {
        [0, 1, 3, 4, 5, 7, 12, 13, 15].map { elements[$0] }
    }
}

extension RecordedView {
    /// The anchor point in the coordinates of the view.
    fileprivate var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }
}
