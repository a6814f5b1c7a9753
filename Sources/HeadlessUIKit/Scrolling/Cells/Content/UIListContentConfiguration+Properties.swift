public import Foundation

extension UIListContentConfiguration {
    /// How a text of a row looks.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        /// The maximum number of lines, or 0 for any number.
        public var numberOfLines = 0
    }

    /// How the image of a row looks.
    public struct ImageProperties: Hashable {
        /// The tint of a template image. If it is nil, the image has the tint of the view.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image. Nothing limits a dimension that is 0.
        public var maximumSize = CGSize.zero

        // Sizes are not hashable on every host.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }
}
