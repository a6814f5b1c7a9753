import Baton
import UIKit

// A grid of photos. A photo grows out of its cell.

final class PhotoGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var selected: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.addSubview(collectionView)
        navigationController?.transitions = .zoom { [weak self] _ in self?.selectedCell }
    }

    var selectedCell: UIView? { selected.flatMap { collectionView.cellForItem(at: $0) } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected = indexPath
        let photo = PhotoController(index: indexPath.item)
        if traitCollection.verticalSizeClass == .compact {
            present(photo, using: .zoom { [weak self] _ in self?.selectedCell }) {
                print("photo \(photo.index) is presented")
            }
        } else {
            navigationController?.pushViewController(photo, animated: true)
        }
    }

    func choose() {
        navigationController?.transitions?.choose = { [weak self] change in
            guard change.operation == .push, change.upper is PhotoController else { return .reveal }
            return self?.selected == nil ? nil : .zoom { _ in self?.selectedCell }
        }
        present(PhotoController(index: 1), using: .expand { [weak self] _ in self?.selectedCell }.pull(edge: .bottom))
        navigationController?.transitions = .zoom("photo").sharing("title")
        navigationController?.transitions = NavigationTransitions(push: .expand("card"), pop: .fade)
        present(PhotoController(index: 0), using: .reveal { _ in self.selectedCell }.duration(0.5))
    }
}

final class PhotoController: UIViewController {
    let index: Int

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        navigationItem.transition = .zoom { ($0.lower as? PhotoGrid)?.selectedCell }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PhotoCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
