public import UIKit

/// The arrow that leads back, with the shape behind which a leaving title vanishes: UIKit takes both or none.
public struct BarBackIndicator: Equatable, Sendable {
    /// The arrow.
    public var image: UIImage
    /// Where titles are to be seen while they pass it.
    public var mask: UIImage

    /// An arrow, which is its own mask unless another is given.
    public init(_ image: UIImage, mask: UIImage? = nil) {
        self.image = image
        self.mask = mask ?? image
    }
}
