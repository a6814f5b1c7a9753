import Foundation

/// The list of the More tab. It shows the title of each view controller in a row that can be tapped.
@preconcurrency @MainActor
final class MoreScreen: UIViewController {
    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    var screens: [UIViewController] = [] {
        didSet { if isViewLoaded { fill() } }
    }
    var whenChosen: (UIViewController) -> Void = { _ in }
    private var rows: [UILabel] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fill()
    }

    private func fill() {
        rows.forEach { $0.removeFromSuperview() }
        rows = screens.map(makeRow)
        rows.forEach(view.addSubview)
        view.setNeedsLayout()
    }

    private func makeRow(_ screen: UIViewController) -> UILabel {
        let row = UILabel()
        row.text = screen.tabBarItem.title
        row.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] in if $0.state == .ended { self?.whenChosen(screen) } }
        row.addGestureRecognizer(tap)
        return row
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let place = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: place.minX, y: place.minY + CGFloat(index) * Self.rowHeight, width: place.width,
                height: Self.rowHeight)
        }
    }
}
