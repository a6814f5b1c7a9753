import UIKit

/// A cell with the content of a row.
final class RowCell: UITableViewCell {
    static let identifier = "row"
    private static let side: CGFloat = 52

    private let art = ArtView(corner: 10)
    private let title = UILabel("", size: 17, weight: .semibold)
    private let words = UILabel("", size: 15, color: .secondaryLabel)
    private let note = UILabel("", size: 14, color: .secondaryLabel)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.numberOfLines = 1
        words.numberOfLines = 2
        let row = UIStackView(
            .horizontal, spacing: 14, alignment: .center,
            [art, UIStackView(.vertical, spacing: 2, [title, words]), note])
        note.setContentHuggingPriority(.required, for: .horizontal)
        note.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        contentView.insetsLayoutMarginsFromSafeArea = false
        contentView.pin(row, to: contentView.layoutMarginsGuide)
        let width = art.widthAnchor.constraint(equalToConstant: Self.side)
        // The row gives a hidden picture no width.
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([width, art.heightAnchor.constraint(equalToConstant: Self.side)])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Cells are made in code only.")
    }

    /// The picture, for transitions that start at it.
    var picture: UIView { art }

    func show(_ row: Row) {
        if let landscape = row.art { art.show(landscape, size: CGSize(width: Self.side, height: Self.side)) }
        if let symbol = row.symbol, let image = UIImage(systemName: symbol.name) { art.show(image, on: symbol.tile) }
        art.isHidden = row.art == nil && row.symbol == nil
        title.text = row.title
        words.text = row.words
        words.isHidden = row.words.isEmpty
        note.text = row.note
    }
}
