import UIKit

/// The container in which a stock animator plays, for whoever computes by hand where the screens come from.
struct StockContainer {
    let width: Double
    let height: Double
    /// +1 where trailing is to the right.
    let sign: Double
    /// A view of the screen below, in the container's points.
    static let source = CGRect(x: 20, y: 140, width: 80, height: 60)

    @MainActor
    init(_ device: HeadlessDevice) {
        width = device.size.width
        height = device.size.height
        sign = device.layoutDirection == .leftToRight ? 1 : -1
    }

    /// The scale at which a whole screen covers the source.
    var sourceScale: Double { max(80 / width, 60 / height) }
    /// The radius of a circle around the source's middle that reaches the farthest corner.
    var sourceReach: Double {
        let x = max(60, width - 60)
        let y = max(170, height - 170)
        return (x * x + y * y).squareRoot()
    }
}
