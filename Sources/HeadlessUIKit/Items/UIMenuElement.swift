public import Foundation

/// The base class of menu elements.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The attributes of an element: how it is shown, and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The mark next to an element.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }
}
