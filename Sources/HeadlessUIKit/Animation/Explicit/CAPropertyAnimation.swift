import Foundation

/// An animation of one key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public override init() {
        super.init()
    }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Returns the values of the key path during the animation. Returns nil and logs a warning if there are none.
    func values(
        of path: LayerKeyPath, on layer: CALayer, shown: LayerValues
    ) -> LayerEffect.Values? {
        HeadlessLog.warn("A \(type(of: self)) has no values. Use a CABasicAnimation or a CAKeyframeAnimation.")
        return nil
    }

    override func content(on layer: CALayer, shown: LayerValues, duration: TimeInterval) -> MediaEffect.Content? {
        guard let path = keyPath.flatMap({ LayerKeyPath($0, of: layer) }) else {
            HeadlessLog.warn(
                "A \(type(of: self)) of \"\(keyPath ?? "nil")\" has no effect: "
                    + "a \(type(of: layer)) of the stand-in has no such key path.")
            return nil
        }
        return values(of: path, on: layer, shown: shown).map {
            .effect(LayerEffect(keyPath: path, values: $0, isAdditive: isAdditive))
        }
    }
}
