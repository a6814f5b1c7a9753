/// The two poses that make a transition: where the entering view comes from, and where the leaving view goes.
public struct Posing: Equatable, Sendable {
    /// The pose in which the entering view starts; it ends in its place.
    public var entering: Pose
    /// The pose in which the leaving view ends; it starts in its place.
    public var leaving: Pose

    /// Names both ends; a side that is left out stays in its place.
    public init(entering: Pose = .inPlace, leaving: Pose = .inPlace) {
        self.entering = entering
        self.leaving = leaving
    }
}
