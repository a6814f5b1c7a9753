import Foundation

/// What a client added to a layer, as it was then.
final class MediaAnimation: LayerAnimation {
    private let course: MediaCourse
    private let stays: Bool

    init(_ course: MediaCourse, of layer: CALayer, staysAtEnd: Bool, owners: [any LayerAnimationOwner]) {
        self.course = course
        stays = staysAtEnd
        super.init(layer: layer, begin: course.timing.begin, owners: owners)
    }

    override var end: TimeInterval? { course.timing.end }

    override var staysAtEnd: Bool { stays }

    override func apply(to values: inout LayerValues, at time: TimeInterval) {
        course.apply(to: &values, at: time)
    }

    override func replaces(_ property: LayerProperty) -> Bool {
        course.replaces(property)
    }
}
