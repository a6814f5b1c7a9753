import UIKit

/// A black sheet between two screens, or between a presenter and what it presents: how dark it is, is its alpha.
final class DimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .black
        alpha = 0
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A dimming view is made in code only.")
    }
}
