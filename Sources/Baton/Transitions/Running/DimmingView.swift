import UIKit

/// Darkens what is below it. Its alpha says how much.
final class DimmingView: UIView {
    init(frame: CGRect, color: UIColor = .black) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = color
        alpha = 0
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A dimming view is made in code only.")
    }
}
