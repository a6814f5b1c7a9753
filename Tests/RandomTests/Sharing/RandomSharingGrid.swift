import Baton
import UIKit

/// A collection view whose cells are used again for other items, and which scrolls, reloads and loses items.
@MainActor
final class RandomSharingGrid: UIViewController, RandomSharingSource {
    private let collection: UICollectionView
    private var items = 24
    private var wanted = 0
    private(set) var pictures: [UIView] = []
    var onAnswer: ((UIView?, String, ScreenChange) -> Void)?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 170, height: 150)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The grid is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(RandomSharingCell.self, forCellWithReuseIdentifier: "cell")
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.showsVerticalScrollIndicator = false
        collection.dataSource = self
        view.addSubview(collection)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        let cell = collection.cellForItem(at: IndexPath(item: wanted, section: 0)) as? RandomSharingCell
        let view = identifier == "picture" ? cell?.picture : cell
        onAnswer?(view, identifier, change)
        return view
    }

    func choose(_ item: Int) { wanted = item }

    var offset: CGFloat {
        get { collection.contentOffset.y }
        set { collection.contentOffset.y = newValue }
    }

    func reload() { collection.reloadData() }

    /// The cell of the item shows the next one.
    func lose() {
        guard items > 12 else { return }
        items -= 1
        collection.reloadData()
    }

    /// Shows as many items as at first.
    func restock() {
        items = 24
        collection.reloadData()
    }
}

extension RandomSharingGrid: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? RandomSharingCell else { return cell }
        if !pictures.contains(cell) { pictures += [cell, cell.picture] }
        return cell
    }
}

private final class RandomSharingCell: UICollectionViewCell {
    let picture = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.backgroundColor = .systemBlue
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
