import UIKit

/// A view that counts its layouts.
final class LaidOutView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
