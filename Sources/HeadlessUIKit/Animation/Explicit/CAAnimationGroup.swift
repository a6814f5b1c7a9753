import Foundation

/// Animations that run in the time of a group. They begin with the group and stop when the group ends.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func content(on layer: CALayer, shown: LayerValues, duration: TimeInterval) -> MediaEffect.Content? {
        .group((animations ?? []).compactMap { $0.effect(on: layer, shown: shown, begin: 0, lasting: duration) })
    }
}
