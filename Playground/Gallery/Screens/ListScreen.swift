public import UIKit

/// Rows of text below the bar, the root of most stacks. A tap anywhere calls the closure.
public final class ListScreen: GalleryScreen {
    private let rows: [RowView]
    private let choose: (ListScreen) -> Void

    /// Creates a list of texts, with a closure that handles a tap.
    public init(title: String, rows: [String], choose: @escaping (ListScreen) -> Void = { _ in }) {
        self.rows = rows.map(RowView.init)
        self.choose = choose
        super.init(title: title)
    }

    /// Returns a row, for transitions that start at a row.
    public func row(_ index: Int) -> UIView {
        rows[index]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        rows.forEach(view.addSubview)
        view.onTap { [unowned self] in choose(self) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: RowView.height)
            y += RowView.height
        }
    }
}
