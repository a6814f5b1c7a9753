package import UIKit

/// A line of words with two or three buttons, at the bottom of a window.
package final class QuestionPanel: UIView {
    /// Is called with the number of the button that was tapped.
    var answered: (Int) -> Void = { _ in }
    /// The buttons, in the order of the answers.
    package private(set) var buttons: [UIButton] = []

    init(_ words: String, _ answers: [String]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        buttons = answers.enumerated().map { index, title in
            UIButton.filled(title) { [weak self] in self?.answered(index) }
        }
        let row = UIStackView(.horizontal, spacing: 8, buttons)
        row.distribution = .fillEqually
        let column = UIStackView(.vertical, spacing: 12, [UILabel(words, size: 15), row])
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        pin(column, to: layoutMarginsGuide)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A panel is made in code only.")
    }

    /// Adds the panel to a window.
    func put(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        let guide = window.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 16),
        ])
    }
}
