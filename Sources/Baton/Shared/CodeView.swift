import UIKit

/// A view that is made in code only.
class CodeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The view is made in code only.")
    }
}
