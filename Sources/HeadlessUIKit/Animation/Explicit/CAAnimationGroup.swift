import Foundation

/// Several animations in one time: theirs begins with the group's, and is cut where the group ends.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func content(on layer: CALayer, shown: LayerValues, duration: TimeInterval) -> MediaEffect.Content? {
        .group((animations ?? []).compactMap { $0.effect(on: layer, shown: shown, begin: 0, lasting: duration) })
    }
}
