public import Baton
public import UIKit

/// A grid of photos. A tap pushes the photo.
public final class PhotoGridScreen: GalleryScreen, UICollectionViewDataSource, UICollectionViewDelegate,
    SharedViewProvider
{
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let photos: [Artwork]
    private var chosen: IndexPath?

    init(_ title: String, photos: [Artwork]) {
        self.photos = photos
        super.init(title: title)
    }

    /// The cell of the photo that was opened last. The photo grows out of it.
    public func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "picture" ? chosen.flatMap { grid.cellForItem(at: $0) } : nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        (grid.backgroundColor, grid.dataSource, grid.delegate) = (.clear, self, self)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (3, 3)
        view.addSubview(grid)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let side = ((view.bounds.width - 6) / 3).rounded(.down)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item])
        return cell
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        chosen = indexPath
        navigationController?.pushViewController(PhotoScreen(photos[indexPath.item]), animated: true)
    }
}
