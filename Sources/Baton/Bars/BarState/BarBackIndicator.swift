public import UIKit

/// The back arrow and its transition mask. UIKit uses both or neither.
public struct BarBackIndicator: Equatable, Sendable {
    /// The back arrow.
    public var image: UIImage
    /// The mask that limits where titles are visible while they pass the arrow.
    public var mask: UIImage

    /// Creates a back indicator. The arrow is its own mask unless another mask is given.
    public init(_ image: UIImage, mask: UIImage? = nil) {
        self.image = image
        self.mask = mask ?? image
    }
}
