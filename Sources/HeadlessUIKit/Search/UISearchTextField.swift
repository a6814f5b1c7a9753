public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let height: CGFloat = 36

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.height)
    }
}
