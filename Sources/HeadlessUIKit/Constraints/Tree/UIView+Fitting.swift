public import Foundation

extension UIView {
    /// Asks for a size that is as small as the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// Asks for a size that is as large as the constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
