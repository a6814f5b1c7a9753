import Baton
import UIKit

/// A pose without its mask and the colour of its dimming view.
struct RecordedPose: Codable, Hashable, Sendable {
    private var exit: RecordedEdge?
    private var x: Double
    private var y: Double
    private var points: [Double]
    private var scale: Double
    private var rotation: Double
    private var turn: Double?
    private var turnsAboutVertical: Bool?
    private var hinge: RecordedEdge?
    private var alpha: Double
    private var dim: Double
    private var shadow: Double
    private var radius: Double

    init(_ pose: Pose) {
        exit = pose.exit.map(RecordedEdge.init)
        (x, y) = (pose.shift.x, pose.shift.y)
        points = [pose.shift.points.x, pose.shift.points.y]
        (scale, rotation) = (pose.scale, pose.rotation)
        turn = pose.turn.map { Double($0.angle) }
        turnsAboutVertical = pose.turn.map { $0.axis == .vertical }
        hinge = pose.hinge.map(RecordedEdge.init)
        (alpha, dim, shadow, radius) = (pose.alpha, pose.dim, pose.shadow, pose.cornerRadius)
    }

    var pose: Pose {
        var pose = Pose.inPlace
        pose.exit = exit?.edge
        (pose.shift.x, pose.shift.y) = (x, y)
        pose.shift.points = CGPoint(x: points.first ?? 0, y: points.last ?? 0)
        (pose.scale, pose.rotation) = (scale, rotation)
        pose.turn = turn.map { Pose.Turn($0, about: turnsAboutVertical == false ? .horizontal : .vertical) }
        pose.hinge = hinge?.edge
        (pose.alpha, pose.dim, pose.shadow, pose.cornerRadius) = (alpha, dim, shadow, radius)
        return pose
    }
}

/// An edge of a container.
enum RecordedEdge: String, Codable, Hashable, Sendable {
    case leading, trailing, top, bottom

    init(_ edge: DirectionalEdge) {
        switch edge {
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .top: self = .top
        case .bottom: self = .bottom
        }
    }

    var edge: DirectionalEdge {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        }
    }
}
