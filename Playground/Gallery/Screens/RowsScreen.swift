public import Baton
public import UIKit

/// A table of rows. A tap on a row calls the closure with its index.
open class RowsScreen: GalleryScreen, UITableViewDataSource, UITableViewDelegate, SharedViewProvider {
    private let rows: [Row]
    private let choose: (RowsScreen, Int) -> Void
    let table: UITableView
    /// The row that was tapped last. Its picture is shared.
    private var chosen: Int?

    /// Creates a table of rows, with a closure that handles a tap.
    public init(
        title: String, style: UITableView.Style = .plain, rows: [Row],
        choose: @escaping (RowsScreen, Int) -> Void = { _, _ in }
    ) {
        self.rows = rows
        self.choose = choose
        table = UITableView(frame: .zero, style: style)
        super.init(title: title, color: style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)
        table.rowHeight = rows.contains { $0.words.count > 40 } ? 92 : 76
        table.backgroundColor = .clear
        table.dataSource = self
        table.delegate = self
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    /// Returns the picture in a row, for transitions that start at it.
    func picture(at index: Int) -> UIView? {
        (table.cellForRow(at: IndexPath(row: index, section: 0)) as? RowCell)?.picture
    }

    public func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "picture" ? chosen.flatMap(picture) : nil
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: RowCell.identifier, for: indexPath)
        (cell as? RowCell)?.show(rows[indexPath.row])
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen = indexPath.row
        choose(self, indexPath.row)
    }
}
