public import Foundation

extension UIView {
    /// A target size that requests the smallest size that the constraints allow.
    public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
    /// A target size that requests the largest size that the constraints allow.
    public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
