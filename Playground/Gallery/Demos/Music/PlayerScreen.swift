import Baton
import UIKit

/// The player of an album: the cover, the song, and the buttons.
final class PlayerScreen: GalleryScreen, SharedViewProvider {
    private let album: Artwork
    private lazy var cover = ArtView(album, size: CGSize(width: 320, height: 320), corner: 18)

    init(_ album: Artwork) {
        self.album = album
        super.init(title: "Player", color: .secondarySystemBackground)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let song = UILabel(album.name, size: 24, weight: .bold)
        let artist = UILabel("The Tidal Clocks", size: 17, color: .secondaryLabel)
        let time = timeline(0.35)
        let names = ["backward.fill", "pause.fill", "forward.fill"]
        let buttons = UIStackView(.horizontal, spacing: 0, names.map(button))
        buttons.distribution = .fillEqually
        let column = UIStackView(
            .vertical, spacing: 18, [cover, UIStackView(.vertical, spacing: 4, [song, artist]), time, buttons])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.widthAnchor.constraint(equalToConstant: 320),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
        ])
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "picture" ? cover : nil
    }

    /// A line of which a part has been played.
    private func timeline(_ played: CGFloat) -> UIView {
        let (line, part) = (UIView(), UIView())
        line.backgroundColor = .systemFill
        part.backgroundColor = .label
        line.addSubview(part)
        part.translatesAutoresizingMaskIntoConstraints = false
        for bar in [line, part] {
            bar.layer.cornerRadius = 3
            bar.heightAnchor.constraint(equalToConstant: 6).isActive = true
        }
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: line.leadingAnchor),
            part.topAnchor.constraint(equalTo: line.topAnchor),
            part.widthAnchor.constraint(equalTo: line.widthAnchor, multiplier: played),
        ])
        return line
    }

    private func button(_ symbol: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: symbol))
        view.contentMode = .center
        view.tintColor = .label
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return view
    }
}
