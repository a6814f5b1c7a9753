public import Foundation

/// The system font at a size and weight. Other fonts are not available.
// Unchecked because a subclass may add mutable state. The properties of this class never change.
open class UIFont: NSObject, @unchecked Sendable {
    private let size: CGFloat
    let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        size = pointSize
        self.weight = weight
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open var pointSize: CGFloat { size }
    open var ascender: CGFloat { pointSize * 1950 / 2048 }
    open var descender: CGFloat { pointSize * -494 / 2048 }
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }
    open var leading: CGFloat { 0 }
    open var lineHeight: CGFloat { ascender - descender }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(weight)
        return hasher.finalize()
    }
}

extension UIFont {
    /// The weight of a font, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}
