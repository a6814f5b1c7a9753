import UIKit

/// A table of 100 rows on screen, with a log of its data source and delegate calls.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let scroll: ScrollStage
    let table = UITableView(frame: .zero, style: .plain)
    private(set) var lines: [String] = []
    /// Returns the row to select instead of a given row, or nil for none.
    var redirect: ((IndexPath) -> IndexPath?)?
    var heights: ((Int) -> CGFloat)?
    private(set) var made = 0

    override init() {
        scroll = ScrollStage(table)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        TurnLoop.main.runTurn()
        lines = []
    }

    var text: String { lines.joined(separator: "\n") }

    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Taps a visible row.
    func tap(_ row: Int) {
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        scroll.gestures.tap(rect.midX, rect.midY)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if cell.tag == 0 {
            made += 1
            cell.tag = made
        }
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath.row) ?? 50
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("willDisplay \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("didEndDisplaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        lines.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        lines.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("willSelect \(indexPath.row)")
        guard let redirect else { return indexPath }
        return redirect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("didDeselect \(indexPath.row)")
    }
}
