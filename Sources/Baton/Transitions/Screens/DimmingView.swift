import UIKit

/// A view that darkens the views below it. Its alpha sets the strength.
final class DimmingView: CodeView {
    init(frame: CGRect, color: UIColor = .black) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = color
        alpha = 0
        isUserInteractionEnabled = false
    }
}
