import Foundation

/// Reads Core Graphics objects that an app hands over as `Any`.
enum CoreGraphicsObject {
    static func color(_ value: Any) -> CGColor? { object(value, like: CGColor(gray: 0, alpha: 1)) }

    static func path(_ value: Any) -> CGPath? { object(value, like: CGPath(rect: .zero, transform: nil)) }

    /// On Apple platforms a cast to a Core Foundation class always succeeds, so the classes are compared instead.
    private static func object<Object: AnyObject>(_ value: Any, like sample: Object) -> Object? {
        #if canImport(Darwin)
            let object = value as AnyObject
            return type(of: object) == type(of: sample as AnyObject) ? unsafeDowncast(object, to: Object.self) : nil
        #else
            return value as? Object
        #endif
    }
}
