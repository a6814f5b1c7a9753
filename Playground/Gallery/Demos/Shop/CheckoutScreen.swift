import UIKit

/// A dialog with what is to be paid. Its size is that of its content.
final class CheckoutScreen: GalleryScreen {
    init() {
        super.init(title: "Checkout", color: .secondarySystemBackground)
        preferredContentSize = CGSize(width: 300, height: 250)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pay = button("Pay 68 €", color: .white, ground: .systemGreen)
        let cancel = button("Not now", color: .systemGreen, ground: .clear)
        let column = UIStackView(
            .vertical, spacing: 8,
            [
                UILabel("Your order", size: 20, weight: .bold, alignment: .center),
                UILabel("Two prints on paper,\nsent on Monday", size: 15, color: .secondaryLabel, alignment: .center),
                pay, cancel,
            ])
        column.setCustomSpacing(22, after: column.arrangedSubviews[1])
        view.pin(column, to: view.safeAreaLayoutGuide, insets: .init(top: 24, leading: 20, bottom: 16, trailing: 20))
    }

    private func button(_ title: String, color: UIColor, ground: UIColor) -> UIButton {
        let action = UIAction(title: title) { [unowned self] _ in dismiss(animated: true) }
        let button = UIButton(type: .system, primaryAction: action)
        button.setTitleColor(color, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.backgroundColor = ground
        button.layer.cornerRadius = 12
        button.heightAnchor.constraint(equalToConstant: 46).isActive = true
        return button
    }
}
