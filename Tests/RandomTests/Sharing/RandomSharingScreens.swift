import Baton
import UIKit

/// A list whose rows share their pictures, and which scrolls, reloads and loses rows.
@MainActor
final class RandomSharingList: UIViewController, RandomSharingSource {
    private let scroll = UIScrollView()
    private var rows: [UIView] = []
    /// All views that were ever shared.
    private(set) var pictures: [UIView] = []
    private var wanted = 0
    var onAnswer: ((UIView?, String, ScreenChange) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 2400)
        scroll.showsVerticalScrollIndicator = false
        view.addSubview(scroll)
        reload()
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        let row = rows.indices.contains(wanted) ? rows[wanted] : nil
        let view = identifier == "picture" ? row?.subviews.first : row
        onAnswer?(view, identifier, change)
        return view
    }

    func choose(_ row: Int) { wanted = row }

    var offset: CGFloat {
        get { scroll.contentOffset.y }
        set { scroll.contentOffset.y = newValue }
    }

    func reload() {
        rows.forEach { $0.removeFromSuperview() }
        rows = (0..<12).map { index in
            let row = UIView(frame: CGRect(x: 16, y: CGFloat(index) * 200, width: 280, height: 180))
            row.backgroundColor = .secondarySystemBackground
            row.layer.cornerRadius = 12
            row.clipsToBounds = true
            let picture = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
            picture.backgroundColor = .systemBlue
            row.addSubview(picture)
            scroll.addSubview(row)
            pictures += [row, picture]
            return row
        }
    }

    func lose() {
        guard rows.indices.contains(wanted) else { return }
        rows[wanted].removeFromSuperview()
        rows.remove(at: wanted)
    }
}

/// A screen with one picture.
@MainActor
final class RandomSharingDetail: UIViewController, SharedViewProvider {
    let picture = UIView(frame: CGRect(x: 40, y: 150, width: 300, height: 220))
    var onAnswer: ((UIView?, String, ScreenChange) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.backgroundColor = .systemBlue
        view.addSubview(picture)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        let view = identifier == "picture" ? picture : nil
        onAnswer?(view, identifier, change)
        return view
    }
}
