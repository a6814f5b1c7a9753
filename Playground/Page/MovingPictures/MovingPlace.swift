import BatonTesting
import UIKit

/// The place of a view in its superview, in steps that can be animated one by one. Depth is left out.
struct MovingPlace {
    let translation: [Double]
    /// Degrees.
    var rotation: Double
    let skew: Double
    let scale: [Double]

    init(of view: RecordedView) {
        let (a, b, c, d) = (view.transform[0], view.transform[1], view.transform[4], view.transform[5])
        let x = Double(view.bounds.minX + view.anchorPoint.x * view.bounds.width)
        let y = Double(view.bounds.minY + view.anchorPoint.y * view.bounds.height)
        translation = [
            Double(view.position.x) + view.transform[12] - a * x - c * y,
            Double(view.position.y) + view.transform[13] - b * x - d * y,
        ]
        // Without a turn a mirrored view stays one: its width passes zero.
        let width = (a * a + b * b).squareRoot()
        guard b != 0 || c != 0, width > 1e-9 else {
            (rotation, skew, scale) = (0, 0, [a, d])
            return
        }
        let height = (a * d - b * c) / width
        rotation = atan2(b, a) * 180 / .pi
        skew = abs(height) < 1e-9 ? 0 : atan((a * c + b * d) / (width * height)) * 180 / .pi
        scale = [width, height]
    }

    /// The same turn, in the number of degrees that is closest to another one.
    func near(_ degrees: Double) -> MovingPlace {
        var place = self
        place.rotation += ((degrees - rotation) / 360).rounded() * 360
        return place
    }
}

extension [MovingNode.Moment] {
    /// The places of a view, which turns the shorter way between two of them.
    var places: [MovingPlace] {
        reduce(into: []) { places, moment in
            places.append(MovingPlace(of: moment.view).near(places.last?.rotation ?? 0))
        }
    }
}
