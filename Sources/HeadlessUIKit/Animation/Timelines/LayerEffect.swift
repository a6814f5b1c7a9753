import Foundation

/// What an animation does to a layer's values at a given progress.
///
/// A class, since it is looked at for every frame and never changes: nothing of it has to be copied for a look.
final class LayerEffect {
    enum Values {
        case straight(from: LayerValue, to: LayerValue)
        case frames(KeyFrames)
    }

    let keyPath: LayerKeyPath
    let animated: Values
    let isAdditive: Bool
    /// What a frame does, made beforehand for the usual case.
    private let line: LayerChange?

    init(keyPath: LayerKeyPath, values animated: Values, isAdditive: Bool) {
        self.keyPath = keyPath
        self.animated = animated
        self.isAdditive = isAdditive
        line =
            switch animated {
            case .straight(let from, let to): keyPath.line(from: from, to: to, isAdditive: isAdditive)
            case .frames: nil
            }
    }

    @MainActor
    func apply(_ progress: AnimationProgress, to values: inout LayerValues) {
        if let line { return line(progress, &values) }
        let value = value(at: progress)
        guard isAdditive else { return keyPath.write(value, to: &values) }
        guard let sum = value.added(to: keyPath.read(values)) else { return }
        keyPath.write(sum, to: &values)
    }

    private func value(at progress: AnimationProgress) -> LayerValue {
        switch animated {
        case .straight(let from, let to): from.mixed(with: to, by: progress)
        case .frames(let frames): frames.value(at: progress.x)
        }
    }
}
