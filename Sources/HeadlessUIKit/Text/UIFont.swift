public import Foundation

/// A font at a size: the system font, or one of those that every device has. Fonts that an app brings are not available.
///
/// All fonts have the metrics of the system font.
// Unchecked because a subclass may add mutable state. The properties of this class never change.
open class UIFont: NSObject, @unchecked Sendable {
    private let size: CGFloat
    private let face: FontFace

    private init(_ face: FontFace, pointSize: CGFloat) {
        size = pointSize
        self.face = face
    }

    /// Creates a font by its full name, such as `HelveticaNeue-Bold`. There is none if no device has such a font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontFace.named(fontName) else { return nil }
        self.init(face, pointSize: fontSize)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight), pointSize: fontSize)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    var weight: Weight { face.weight }

    open var fontName: String { face.name }
    open var familyName: String { face.family }
    open var pointSize: CGFloat { size }
    open var ascender: CGFloat { pointSize * 1950 / 2048 }
    open var descender: CGFloat { pointSize * -494 / 2048 }
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }
    open var leading: CGFloat { 0 }
    open var lineHeight: CGFloat { ascender - descender }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face, pointSize: fontSize)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && face == other.face
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(face)
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
