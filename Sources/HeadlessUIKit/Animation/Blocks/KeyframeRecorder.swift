import Foundation

/// Records the changes in an `animateKeyframes` block and makes one animation of each changed property.
@MainActor
final class KeyframeRecorder {
    /// The interpolation between key frames.
    enum Mode {
        case linear
        case discrete
        case paced
        case cubic
        case cubicPaced

        fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }

        fileprivate var between: KeyFrames.Between {
            switch self {
            case .linear, .paced: .lines
            case .discrete: .jumps
            case .cubic, .cubicPaced: .curves
            }
        }
    }

    private struct Change {
        let start: Double
        let end: Double
        let value: LayerValue
    }

    private struct Story {
        let layer: CALayer
        let property: LayerProperty
        let first: LayerValue
        var changes: [Change]
    }

    private let mode: Mode
    private var stories: [Story] = []
    /// The part of the whole animation that the changes being recorded occupy.
    private var frame = 0.0...1.0

    init(_ mode: Mode) {
        self.mode = mode
    }

    /// Runs changes whose key frame occupies part of the whole animation (B6.20).
    func run(start: Double, length: Double, _ changes: () -> Void) {
        let outer = frame
        let from = min(1, max(0, start))
        frame = from...min(1, max(from, start + length))
        changes()
        frame = outer
    }

    func note(_ property: LayerProperty, of layer: CALayer, from: LayerValue, to: LayerValue) {
        let change = Change(start: frame.lowerBound, end: frame.upperBound, value: to)
        if let index = stories.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            stories[index].changes.append(change)
        } else {
            stories.append(Story(layer: layer, property: property, first: from, changes: [change]))
        }
    }

    /// Adds the recorded animations. They replace the animations of the same properties (B6.13).
    func add(to context: ViewAnimationContext) {
        for story in stories {
            let effect = LayerEffect(
                keyPath: LayerKeyPath(story.property), values: .frames(frames(of: story)), isAdditive: false)
            story.layer.removeViewAnimations(of: story.property)
            context.add(effect, to: story.layer)
        }
    }

    /// Returns the key frames of a property. A value stays from the end of one frame to the start of the next.
    private func frames(of story: Story) -> KeyFrames {
        var places = [0.0]
        var values = [story.first]
        func put(_ value: LayerValue, at place: Double) {
            places.append(place)
            values.append(value)
        }
        for change in story.changes.sorted(by: { $0.start < $1.start }) {
            let last = places[places.count - 1]
            if change.start > last { put(values[values.count - 1], at: change.start) }
            put(change.value, at: max(last, change.end))
        }
        guard mode.isPaced else { return KeyFrames(places: places, values: values, between: mode.between) }
        let stops = [story.first] + story.changes.sorted { $0.start < $1.start }.map(\.value)
        guard let even = KeyFrames.pacedPlaces(of: stops) else { return KeyFrames(places: places, values: values) }
        return KeyFrames(places: even, values: stops, between: mode.between)
    }
}
