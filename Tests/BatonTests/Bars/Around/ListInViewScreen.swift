import UIKit

/// The usual screen: a plain view with a table or a collection view in it, which the screen does not name.
final class ListInViewScreen: UIViewController {
    enum Kind: CaseIterable {
        case table, collection
    }

    let list: UIScrollView
    private let rows = Rows()

    init(_ kind: Kind) {
        switch kind {
        case .table:
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = rows
            list = table
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 100)
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Rows.cell)
            collection.dataSource = rows
            list = collection
        }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        view.addSubview(UILabel())
    }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    static let cell = "cell"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    }
}
