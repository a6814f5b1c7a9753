import Foundation

/// The effect of an animation on the values of a layer at a given progress.
///
/// This type is a class because it is read at every frame and never changes. Reading it copies nothing.
final class LayerEffect {
    enum Values {
        case straight(from: LayerValue, to: LayerValue)
        case frames(KeyFrames)
    }

    let keyPath: LayerKeyPath
    let animated: Values
    let isAdditive: Bool
    /// The change of a straight animation, prepared in advance. It is nil if a frame has to compute the value.
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
