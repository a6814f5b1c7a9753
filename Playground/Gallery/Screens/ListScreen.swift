public import UIKit

/// Rows of text under the bar: what most stacks begin with. A tap anywhere goes on.
public final class ListScreen: GalleryScreen {
    private let rows: [RowView]
    private let choose: (ListScreen) -> Void

    /// A list of texts, and what a tap does.
    public init(title: String, rows: [String], choose: @escaping (ListScreen) -> Void = { _ in }) {
        self.rows = rows.map(RowView.init)
        self.choose = choose
        super.init(title: title)
    }

    /// A row, for transitions that come out of one.
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
