import Foundation

extension UITableView {
    /// The positions of the rows. The data source is queried on first access.
    var places: RowPlaces {
        if let knownPlaces { return knownPlaces }
        guard let dataSource else { return RowPlaces() }
        let heights = (0..<dataSource.numberOfSections(in: self)).map { section in
            (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
                height(of: IndexPath(row: row, section: section))
            }
        }
        let places = RowPlaces(heights: heights, gap: style.gap)
        knownPlaces = places
        return places
    }

    private func height(of path: IndexPath) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height < 0 ? Self.standardRowHeight : height
    }

    /// Updates the cells for the visible rows. Cells of rows that are no longer visible are recycled first, so that
    /// newly visible rows can reuse them.
    func showRows() {
        let visible = places.paths(from: bounds.minY, to: bounds.maxY)
        let wanted = Set(visible)
        shown.keys.filter { !wanted.contains($0) }.sorted().forEach(hideRow)
        for path in visible {
            guard let cell = shown[path] else {
                showRow(path)
                continue
            }
            let offset = swiped?.path == path ? swiped?.offset ?? 0 : 0
            cell.frame = rectForRow(at: path).offsetBy(dx: offset, dy: 0)
        }
    }

    private func showRow(_ path: IndexPath) {
        guard let dataSource else { return }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        UIView.performWithoutAnimation {
            cell.frame = rectForRow(at: path)
            cell.indexPath = path
            dress(cell, at: path)
            cell.setSelected(selection.contains(path), animated: false)
            cell.setHighlighted(false, animated: false)
            shown[path] = cell
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            insertBehindCells(cell)
        }
    }

    func hideRow(_ path: IndexPath) {
        if swiped?.path == path { closeSwipedRow(animated: false) }
        guard let cell = shown.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.indexPath = nil
        pool.put(cell, for: cell.reuseIdentifier)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func offset(showingRow path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let rect = rectForRow(at: path)
        let alignment: ScrollAlignment? =
            switch position {
            case .none: nil
            case .top: .start
            case .middle: .middle
            case .bottom: .end
            }
        // Before the first layout there is no content size to scroll in.
        layoutIfNeeded()
        guard let alignment else { return offset(showing: rect) }
        let inset = adjustedContentInset
        let y = alignment.offset(
            showing: (rect.minY, rect.maxY), inset: (inset.top, inset.bottom), in: span(.vertical))
        return CGPoint(x: contentOffset.x, y: y)
    }

    // MARK: Touches on rows

    func pressRow(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForRow(at: point),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        pressed = path
        shown[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func releaseRow() {
        guard let path = pressed else { return }
        pressed = nil
        shown[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects a row that the user tapped. If multiple selection is allowed, tapping a selected row deselects it.
    func select(byTap path: IndexPath) {
        if allowsMultipleSelection, selection.contains(path) { return deselect(byTap: path) }
        let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen = answer else { return }
        if !allowsMultipleSelection { selection.filter { $0 != chosen }.sorted().forEach(deselect) }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func deselect(byTap path: IndexPath) {
        let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let chosen = answer else { return }
        deselectRow(at: chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }
}
