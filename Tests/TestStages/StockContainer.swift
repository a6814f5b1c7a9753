import UIKit

/// The geometry of the container in which a stock animator plays, for computing the expected positions by hand.
struct StockContainer {
    let width: Double
    let height: Double
    /// +1 where trailing is on the right, -1 where it is on the left.
    let sign: Double
    /// The frame of a source view in the lower screen, in the container's points.
    static let source = CGRect(x: 20, y: 140, width: 80, height: 60)

    @MainActor
    init(_ device: HeadlessDevice) {
        width = device.size.width
        height = device.size.height
        sign = device.layoutDirection == .leftToRight ? 1 : -1
    }

    /// The scale at which a full-size screen just covers the source.
    var sourceScale: Double { max(80 / width, 60 / height) }
    /// The distance from the center of the source to the farthest corner.
    var sourceReach: Double {
        let x = max(60, width - 60)
        let y = max(170, height - 170)
        return (x * x + y * y).squareRoot()
    }
}
