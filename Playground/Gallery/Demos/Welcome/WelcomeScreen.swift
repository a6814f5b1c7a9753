import Baton
import UIKit

/// A page of an onboarding, without a bar.
final class WelcomeScreen: GalleryScreen {
    private let art: Artwork
    private let words: String
    private let goOn: (WelcomeScreen) -> Void

    init(_ title: String, art: Artwork, words: String, goOn: @escaping (WelcomeScreen) -> Void) {
        self.art = art
        self.words = words
        self.goOn = goOn
        super.init(title: title)
        navigationItem.barState.isHidden = true
    }

    /// White where the sky is dark.
    override var preferredStatusBarStyle: UIStatusBarStyle { art.isDark ? .lightContent : .darkContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = ArtView(art, size: CGSize(width: 390, height: 440))
        picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 440)
        picture.autoresizingMask = .flexibleWidth
        view.addSubview(picture)
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Continue") { [unowned self] _ in goOn(self) })
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.backgroundColor = .systemIndigo
        button.layer.cornerRadius = 25
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let column = UIStackView(
            .vertical, spacing: 14,
            [
                UILabel(title ?? "", size: 30, weight: .bold, alignment: .center),
                UILabel(words, color: .secondaryLabel, alignment: .center), button,
            ])
        column.setCustomSpacing(40, after: column.arrangedSubviews[1])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let top = column.topAnchor.constraint(equalTo: view.topAnchor, constant: 480)
        // On a short screen the column is higher up.
        top.priority = .defaultHigh
        NSLayoutConstraint.activate([
            top,
            column.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
        ])
    }
}
