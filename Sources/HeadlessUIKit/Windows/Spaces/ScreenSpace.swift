import Foundation

/// The coordinate space of the screen.
@MainActor
final class ScreenSpace: NSObject, PlacedSpace {
    /// Whether the space keeps its place on the device when the interface turns. Otherwise it turns too.
    private let isFixed: Bool

    init(isFixed: Bool) {
        self.isFixed = isFixed
    }

    private var device: HeadlessDevice { isFixed ? .current.showing(.portrait) : .current }

    var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

    func toScreen(_ point: CGPoint) -> CGPoint {
        turned(point, in: bounds.size, by: quarterTurns)
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        turned(point, in: HeadlessDevice.current.size, by: 4 - quarterTurns)
    }

    /// The clockwise quarter turns from this space to the interface.
    private var quarterTurns: Int { isFixed ? HeadlessDevice.current.interfaceOrientation.quarterTurns : 0 }

    /// Returns a point of an area in the coordinates of the interface that was turned clockwise.
    private func turned(_ point: CGPoint, in area: CGSize, by quarterTurns: Int) -> CGPoint {
        switch quarterTurns {
        case 1: CGPoint(x: point.y, y: area.width - point.x)
        case 2: CGPoint(x: area.width - point.x, y: area.height - point.y)
        case 3: CGPoint(x: area.height - point.y, y: point.x)
        default: point
        }
    }
}
