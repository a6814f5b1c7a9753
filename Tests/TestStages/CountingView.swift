import UIKit

/// A view that counts writes to its properties and layout requests.
final class CountingView: UIView {
    private(set) var writes = 0

    /// Resets the counts.
    func reset() {
        writes = 0
    }

    override var frame: CGRect { didSet { writes += 1 } }
    override var bounds: CGRect { didSet { writes += 1 } }
    override var center: CGPoint { didSet { writes += 1 } }
    override var transform: CGAffineTransform { didSet { writes += 1 } }
    override var transform3D: CATransform3D { didSet { writes += 1 } }
    override var alpha: CGFloat { didSet { writes += 1 } }
    override var isHidden: Bool { didSet { writes += 1 } }
    override var backgroundColor: UIColor? { didSet { writes += 1 } }
    override var mask: UIView? { didSet { writes += 1 } }

    override func setNeedsLayout() {
        writes += 1
        super.setNeedsLayout()
    }

    override func layoutSubviews() {
        writes += 1
        super.layoutSubviews()
    }
}

/// A screen full of counting views.
final class CountingScreen: UIViewController {
    private let count: Int
    private(set) var views: [CountingView] = []

    init(views count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Counting screens are made in code only.")
    }

    override func loadView() {
        views = (0..<count).map { _ in CountingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        views[0].frame = UIScreen.main.bounds
        for child in views.dropFirst() { views[0].addSubview(child) }
        view = views[0]
    }

    /// Returns the writes to all views since the last call.
    func takeWrites() -> Int {
        defer { views.forEach { $0.reset() } }
        return views.map(\.writes).reduce(0, +)
    }
}
