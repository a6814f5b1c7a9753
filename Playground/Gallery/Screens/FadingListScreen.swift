import Baton
public import UIKit

/// A list under a bar whose background fades in as the list scrolls. A tap anywhere calls the closure.
public final class FadingListScreen: GalleryScreen, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let cover = UIView()
    private let rows: [RowView]
    private let choose: (FadingListScreen) -> Void
    private static let coverHeight: CGFloat = 260
    /// The scrolled distance after which the bar is opaque.
    private static let fadeDistance: CGFloat = 150

    /// Creates a list below a coloured cover, with a closure that handles a tap.
    public init(title: String, cover: UIColor, rows: [String], choose: @escaping (FadingListScreen) -> Void) {
        self.rows = rows.map(RowView.init)
        self.choose = choose
        super.init(title: title)
        self.cover.backgroundColor = cover
        navigationItem.barState = BarState(
            background: .color(cover), backgroundAlpha: 0, tint: .white, titleColor: .white)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        scroll.addSubview(cover)
        rows.forEach(scroll.addSubview)
        view.onTap { [unowned self] in choose(self) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        scroll.frame = view.bounds
        cover.frame = CGRect(x: 0, y: 0, width: width, height: Self.coverHeight)
        for (index, row) in rows.enumerated() {
            let y = Self.coverHeight + CGFloat(index) * RowView.height
            row.frame = CGRect(x: 0, y: y, width: width, height: RowView.height)
        }
        let height = Self.coverHeight + CGFloat(rows.count) * RowView.height
        scroll.contentSize = CGSize(width: width, height: height)
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        navigationItem.barState.backgroundAlpha = scrollView.contentOffset.y / Self.fadeDistance
    }
}
