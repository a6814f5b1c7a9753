import Foundation

extension UICollectionView {
    /// The number of items in each section. The data source is queried on first access.
    var counts: [Int] {
        if let knownCounts { return knownCounts }
        guard let dataSource else { return [] }
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        knownCounts = counts
        return counts
    }

    func layoutIsStale() {
        isPrepared = false
        setNeedsLayout()
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        collectionViewLayout.prepare()
    }

    /// Updates the cells for the visible items. Cells of items that are no longer visible are recycled first, so that
    /// newly visible items can reuse them.
    func showItems() {
        let visible = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
        let wanted = Set(visible.map(\.indexPath))
        shown.keys.filter { !wanted.contains($0) }.sorted().forEach(hideItem)
        for attributes in visible.sorted(by: { $0.indexPath < $1.indexPath }) {
            if let cell = shown[attributes.indexPath] {
                place(cell, attributes)
            } else {
                showItem(attributes)
            }
        }
    }

    private func showItem(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
        UIView.performWithoutAnimation {
            cell.indexPath = path
            cell.isSelected = selection.contains(path)
            cell.isHighlighted = false
            place(cell, attributes)
            shown[path] = cell
            addSubview(cell)
        }
    }

    private func place(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        cell.bounds.size = attributes.size
        cell.center = attributes.center
        cell.transform = attributes.transform
        cell.alpha = attributes.alpha
        cell.layer.zPosition = CGFloat(attributes.zIndex)
        cell.apply(attributes)
    }

    func hideItem(_ path: IndexPath) {
        guard let cell = shown.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.indexPath = nil
        pool.put(cell, for: cell.reuseIdentifier)
    }

    func offset(showingItem path: IndexPath, at position: ScrollPosition) -> CGPoint {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return contentOffset }
        let inset = adjustedContentInset
        var offset = position.isEmpty ? self.offset(showing: frame) : contentOffset
        if let alignment = position.horizontal {
            offset.x = alignment.offset(
                showing: (frame.minX, frame.maxX), inset: (inset.left, inset.right), in: span(.horizontal))
        }
        if let alignment = position.vertical {
            offset.y = alignment.offset(
                showing: (frame.minY, frame.maxY), inset: (inset.top, inset.bottom), in: span(.vertical))
        }
        return offset
    }

    // MARK: Touches on items

    func pressItem(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForItem(at: point),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        pressed = path
        shown[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func releaseItem() {
        guard let path = pressed else { return }
        pressed = nil
        shown[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects an item that the user tapped. If multiple selection is allowed, tapping a selected item deselects it.
    func select(byTap path: IndexPath) {
        if selection.contains(path) {
            if allowsMultipleSelection { deselect(byTap: path) }
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection { selection.sorted().forEach(deselect) }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func deselect(byTap path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}

extension UICollectionView.ScrollPosition {
    fileprivate var horizontal: ScrollAlignment? {
        contains(.left) ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : nil
    }

    fileprivate var vertical: ScrollAlignment? {
        contains(.top) ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : nil
    }
}
