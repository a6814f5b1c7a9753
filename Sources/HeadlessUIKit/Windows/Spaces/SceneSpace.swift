import Foundation

/// The coordinate space of a scene at one moment. The scene begins at the origin of the screen.
@MainActor
final class SceneSpace: NSObject, PlacedSpace {
    let bounds: CGRect

    init(_ bounds: CGRect) {
        self.bounds = bounds
    }

    func toScreen(_ point: CGPoint) -> CGPoint { point }
    func fromScreen(_ point: CGPoint) -> CGPoint { point }
}
