import UIKit

/// An item that counts how often its appearances and its large title mode are set.
final class WriteCountingItem: UINavigationItem {
    private(set) var writes = 0

    override var standardAppearance: UINavigationBarAppearance? {
        didSet { writes += 1 }
    }

    override var compactAppearance: UINavigationBarAppearance? {
        didSet { writes += 1 }
    }

    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { writes += 1 }
    }

    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { writes += 1 }
    }

    override var largeTitleDisplayMode: LargeTitleDisplayMode {
        didSet { writes += 1 }
    }
}

/// A screen with such an item and a list.
final class WriteCountingScreen: UIViewController {
    private let item: WriteCountingItem

    init(_ title: String) {
        item = WriteCountingItem(title: title)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("It is made in code only.")
    }

    override var navigationItem: UINavigationItem { item }
    var writes: Int { item.writes }

    override func loadView() {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 100, height: 3_000)
        view = list
    }
}
