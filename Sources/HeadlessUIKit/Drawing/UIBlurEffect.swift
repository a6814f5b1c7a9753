import Foundation

/// A blur with a material. Two effects with the same style are equal.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength of the blur, and the material that it is mixed with.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    nonisolated let style: Style

    private init(of style: Style) {
        self.style = style
        super.init()
    }

    public convenience init(style: Style) {
        self.init(of: style)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    nonisolated open override var hash: Int {
        style.hashValue
    }
}
