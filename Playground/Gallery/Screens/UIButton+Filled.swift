import UIKit

extension UIButton {
    /// Returns a button with a title on the tint, which calls a closure when it is tapped.
    static func filled(_ title: String, _ handler: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in handler() })
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 10
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }
}
