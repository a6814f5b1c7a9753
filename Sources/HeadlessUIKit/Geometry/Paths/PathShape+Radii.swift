import Foundation

extension PathShape {
    /// Adds a rectangle whose corners have different radii.
    mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
        let corners = [
            (x: rect.maxX, y: rect.maxY, inward: CGVector(dx: -1, dy: -1), radius: radii.all[3]),
            (x: rect.minX, y: rect.maxY, inward: CGVector(dx: 1, dy: -1), radius: radii.all[2]),
            (x: rect.minX, y: rect.minY, inward: CGVector(dx: 1, dy: 1), radius: radii.all[0]),
            (x: rect.maxX, y: rect.minY, inward: CGVector(dx: -1, dy: 1), radius: radii.all[1]),
        ]
        append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
        for (index, corner) in corners.enumerated() {
            let start = CGFloat(index) * .pi / 2
            let center = CGPoint(x: corner.x, y: corner.y).moved(by: corner.inward, corner.radius)
            addArc(center: center, radius: corner.radius, from: start, to: start + .pi / 2, isGrowing: true)
        }
        append(.close)
    }
}
